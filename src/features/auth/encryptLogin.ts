import { CompactEncrypt, type JWK, importJWK } from 'jose';
import type { LoginKeyAnswer } from '#schemas/declare/platform/session.schema.ts';

const ALGORITHM = 'RSA-OAEP-256';
const CONTENT = 'A256GCM';

/** Name of this encryption in the header of the call (LOGIN-15). */
export const ENCRYPTION = 'jwe';

/** The payload as a compact JWE that only the platform can open (LOGIN-14). */
export async function encryptLogin(payload: object, { kid, jwk }: LoginKeyAnswer): Promise<string> {
  // An object that is not a key makes `importJWK` throw, which is all that matters here.
  const key = await importJWK(jwk as JWK, ALGORITHM);
  const text = new TextEncoder().encode(JSON.stringify(payload));
  return new CompactEncrypt(text).setProtectedHeader({ alg: ALGORITHM, enc: CONTENT, kid }).encrypt(key);
}
