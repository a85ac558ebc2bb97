import type { CallAnswer } from '#schemas/declare/calls/declaredCalls.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import type { Http } from '#src/lib/http.ts';

type EncryptedCall = 'login' | 'setPasswordByPhone';

export const loadEncryption = () => import('../encryptLogin.ts');

/**
 * Sends a body that only the platform can open (LOGIN-15), with what makes a replay useless. Throws `ApiError`, also where the
 * browser cannot encrypt.
 */
export async function sendEncrypted<C extends EncryptedCall>(http: Http, call: C, fields: object): Promise<CallAnswer<C>> {
  // Browsers encrypt in secure contexts only; a plain http address by IP is not one.
  if (crypto.subtle === undefined) throw new ApiError('login.insecure', 0, 'no secure context');
  const [key, { ENCRYPTION, encryptLogin }] = await Promise.all([
    http.read('loginKey'),
    loadEncryption().catch((error: unknown) => {
      throw new ApiError('network', 0, String(error));
    }),
  ]);
  const payload = { ...fields, nonce: crypto.randomUUID(), issuedAtMs: key.serverTimeMs ?? Date.now() };
  return http.send(call, { data: await encryptLogin(payload, key) }, ENCRYPTION);
}
