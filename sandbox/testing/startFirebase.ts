import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SignJWT, exportJWK, generateKeyPair } from 'jose';
import { isObject } from '#schemas/base/json/isObject.ts';
import { readJson } from '#schemas/base/json/readJson.ts';

export const API_KEY = 'public-key-of-the-project';
export const PROJECT = 'lantern-phones';
/** The code that every phone gets. */
export const CODE = '482913';
const HOUR_S = 3600;

interface Token {
  readonly phone?: string;
  readonly audience?: string;
  readonly issuer?: string;
  readonly issuedAt?: Date;
  /** Signed by a key that is published nowhere. */
  readonly foreign?: boolean;
}

export interface StandInFirebase {
  /** Base address of its identity calls, for `firebaseAddress`. */
  readonly address: string;
  /** Address of its published keys. */
  readonly keys: string;
  /** An id token as Firebase signs it, with the differences that a test needs. */
  token(changes?: Token): Promise<string>;
  close(): Promise<void>;
}

const fault = (message: string) => ({ status: 400, answer: { error: { code: 400, message } } });

/**
 * Stands in for the REST calls of Firebase's identity service that phone verification takes, with their shapes and error
 * words: `accounts:sendVerificationCode`, `accounts:signInWithPhoneNumber` and the published keys. Google's emulator needs
 * Java and signs nothing, so its tokens would prove nothing here. Unlike Google it asks browsers for no reCAPTCHA.
 */
export async function startFirebase(now: () => Date): Promise<StandInFirebase> {
  const [published, other] = [await generateKeyPair('RS256', { extractable: true }), await generateKeyPair('RS256')];
  const jwks = { keys: [{ ...(await exportJWK(published.publicKey)), kid: 'published', alg: 'RS256', use: 'sig' }] };
  const phones = new Map<string, string>();

  async function token({ phone = '+84912345678', audience = PROJECT, issuer, issuedAt = now(), foreign }: Token = {}) {
    const at = Math.floor(issuedAt.getTime() / 1000);
    return new SignJWT({ phone_number: phone, firebase: { sign_in_provider: 'phone' } })
      .setProtectedHeader({ alg: 'RS256', kid: 'published', typ: 'JWT' })
      .setIssuer(issuer ?? `https://securetoken.google.com/${PROJECT}`)
      .setAudience(audience)
      .setSubject(`uid of ${phone}`)
      .setIssuedAt(at)
      .setExpirationTime(at + HOUR_S)
      .setJti(crypto.randomUUID())
      .sign(foreign ? other.privateKey : published.privateKey);
  }

  async function answerCall(url: URL, body: Readonly<Record<string, unknown>>) {
    if (url.searchParams.get('key') !== API_KEY) return fault('API key not valid. Please pass a valid API key.');
    if (url.pathname === '/v1/accounts:sendVerificationCode') {
      const phone = String(body['phoneNumber']);
      if (!/^\+\d{5,20}$/.test(phone)) return fault('INVALID_PHONE_NUMBER : TOO_SHORT');
      const sessionInfo = crypto.randomUUID();
      phones.set(sessionInfo, phone);
      return { status: 200, answer: { sessionInfo } };
    }
    const phone = phones.get(String(body['sessionInfo']));
    if (phone === undefined) return fault('SESSION_EXPIRED');
    if (body['code'] !== CODE) return fault('INVALID_CODE');
    phones.delete(String(body['sessionInfo']));
    return { status: 200, answer: { idToken: await token({ phone }), phoneNumber: phone, expiresIn: String(HOUR_S) } };
  }

  async function answerRequest(req: IncomingMessage, res: ServerResponse) {
    const url = new URL(req.url ?? '/', 'http://firebase');
    let text = '';
    for await (const chunk of req) text += String(chunk);
    const json = readJson(text || '{}');
    const body = json.ok && isObject(json.value) ? json.value : {};
    const { status, answer } = url.pathname === '/keys' ? { status: 200, answer: jwks } : await answerCall(url, body);
    res.writeHead(status, {
      'content-type': 'application/json',
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'content-type',
    });
    res.end(JSON.stringify(answer));
  }

  const server = createServer((req, res) => void answerRequest(req, res));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // a TCP server has no other kind of address

  return {
    address,
    keys: `${address}/keys`,
    token,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
