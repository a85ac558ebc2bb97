import { compactDecrypt, exportJWK, generateKeyPair } from 'jose';
import type { LoginKeyAnswer } from '#schemas/declare/platform/session.schema.ts';

/** A body as the platform opens it. */
interface Opened {
  readonly header: object;
  readonly payload: unknown;
}

export interface LoginKey {
  /** The platform's answer with the key. */
  readonly loginKey: LoginKeyAnswer;
  /** Decrypts a body; fails the test on a body that is not encrypted. */
  readonly opened: (body: unknown) => Promise<Opened>;
}

/** A platform's key for sealed bodies, both halves of it. */
export async function createLoginKey(serverTimeMs: number): Promise<LoginKey> {
  const { publicKey, privateKey } = await generateKeyPair('RSA-OAEP-256', { extractable: true });
  return {
    loginKey: { kid: 'k-1', jwk: { ...(await exportJWK(publicKey)) }, serverTimeMs },
    async opened(body) {
      const { plaintext, protectedHeader } = await compactDecrypt((body as { data: string }).data, privateKey);
      return { header: protectedHeader, payload: JSON.parse(new TextDecoder().decode(plaintext)) as unknown };
    },
  };
}
