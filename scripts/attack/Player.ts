import { randomUUID } from 'node:crypto';
import { CompactEncrypt, importJWK } from 'jose';
import { DEMO_PASSWORD } from '#sandbox/accounts/demoAccounts.ts';
import { isObject } from '#schemas/base/json/isObject.ts';
import { NotShown } from './Finding.ts';
import { type Answered, exchange, postJson } from './exchange.ts';
import { fieldOf } from './Operator.ts';
import type { Scene } from './Scene.ts';

export const LOGIN_PATH = '/wps/session/login';
/** A demo account of the sandbox. */
export const DEMO_PLAYER = 'demomember';

/** A payload as the player's page encrypts it. A text is encrypted as it is. */
export async function seal(scene: Scene, payload: object | string, header: object = {}): Promise<string> {
  const answered = await exchange(scene, { path: '/wps/session/key' });
  const [kid, jwk, issuedAtMs] = ['kid', 'jwk', 'serverTimeMs'].map((name) => fieldOf(answered, 'value', name));
  if (typeof kid !== 'string' || !isObject(jwk))
    throw new NotShown(`the platform publishes no key for logins: ${answered.status}`);
  const text = typeof payload === 'string' ? payload : JSON.stringify({ nonce: randomUUID(), issuedAtMs, ...payload });
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid, ...header })
    .encrypt(await importJWK(jwk, 'RSA-OAEP-256'));
}

export const sendLogin = (scene: Scene, data: string, lines: readonly string[] = []): Promise<Answered> =>
  postJson(scene, { path: LOGIN_PATH, lines: ['encryption: jwe', ...lines], body: JSON.stringify({ data }) });

/** A login by name and password; of the demo account unless said otherwise. */
export const logIn = async (scene: Scene, fields: object = {}, lines: readonly string[] = []): Promise<Answered> =>
  sendLogin(scene, await seal(scene, { type: 'username', username: DEMO_PLAYER, password: DEMO_PASSWORD, ...fields }), lines);

/** The token of a session that a login has begun. Throws `NotShown` where the server does not let the player in. */
export async function tokenOf(scene: Scene, fields: object = {}): Promise<string> {
  const answered = await logIn(scene, fields);
  const token = fieldOf(answered, 'value', 'token');
  if (typeof token !== 'string') throw new NotShown(`the demo player could not log in: ${answered.status} ${answered.code}`);
  return token;
}
