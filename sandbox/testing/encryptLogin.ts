import { readAnswer } from '#schemas/declare/calls/readAnswer.ts';
import { randomUUID } from 'node:crypto';
import { CompactEncrypt, importJWK } from 'jose';
import type { Answered, TestSandbox } from './startTestSandbox.ts';

/** Fields of a login payload to change or add; hostile ones too. */
export type LoginTry = Readonly<Record<string, unknown>>;

/** The number of `demomember`. */
export const DEMO_MOBILE = { countryDialingCode: '44', mobileNum: '7700900002' };

/** A payload as a compact JWE, with the key fetched and what makes it serve once. */
async function seal(sandbox: TestSandbox, payload: LoginTry, header: object = {}): Promise<string> {
  const key = readAnswer('loginKey', (await sandbox.call('GET', '/wps/session/key')).body.value);
  if (!key.ok) throw new Error('no login key');
  const whole = { nonce: randomUUID(), issuedAtMs: key.value.serverTimeMs, ...payload };
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(whole)))
    .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: key.value.kid, ...header })
    .encrypt(await importJWK(key.value.jwk, 'RSA-OAEP-256'));
}

/** The body of CALL-03. */
export const encryptLogin = (sandbox: TestSandbox, attempt: LoginTry, header: object = {}): Promise<string> =>
  seal(sandbox, { username: 'demomember', password: 'livery-demo-1', type: 'username', ...attempt }, header);

/** The body of CALL-19. */
export const encryptNewPassword = (sandbox: TestSandbox, payload: LoginTry): Promise<string> =>
  seal(sandbox, { newPassword: 'livery-demo-2', ...DEMO_MOBILE, ...payload });

export const sendLogin = (sandbox: TestSandbox, data: string): Promise<Answered> =>
  sandbox.call('POST', '/wps/session/login', { json: { data }, headers: { encryption: 'jwe' } });

export const sendNewPassword = (sandbox: TestSandbox, data: string): Promise<Answered> =>
  sandbox.call('POST', '/wps/member/password/verification', { json: { data }, headers: { encryption: 'jwe' } });

export const tryLogin = async (sandbox: TestSandbox, attempt: LoginTry = {}): Promise<Answered> =>
  sendLogin(sandbox, await encryptLogin(sandbox, attempt));

/** Logs in and gives the token. */
export async function loginAs(sandbox: TestSandbox, username: string): Promise<string> {
  const { body } = await tryLogin(sandbox, { username });
  const session = readAnswer('login', body.value);
  if (!session.ok) throw new Error(`login refused: ${body.errorCode}`);
  return session.value.token;
}
