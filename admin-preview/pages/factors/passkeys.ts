import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { OperatorsApi } from '../../kit/api/operatorsApi.ts';
import { Refusal } from '../../kit/api/Refusal.ts';

/** The browser made no passkey, or did not sign with one: its dialog was closed, or there is none. */
const failed = () => {
  throw new Refusal('factor.cancelled');
};

type Options<F extends (input: never) => unknown> = F extends (input: { optionsJSON: infer O }) => unknown ? O : never;

/** Lets the browser make a passkey, and adds it. Gives the recovery codes that come with the first second factor. Throws `Refusal`. */
export async function addPasskey(api: OperatorsApi, name: string): Promise<readonly string[]> {
  const options = await api.passkeyOptions();
  // The server made them for this library.
  const optionsJSON = options as unknown as Options<typeof startRegistration>;
  const passkey = await startRegistration({ optionsJSON }).catch(failed);
  return (await api.addPasskey({ body: { name, passkey: { ...passkey } } })).codes;
}

/** Lets the browser sign with a passkey, which finishes signing in. Throws `Refusal`. */
export async function signInByPasskey(api: OperatorsApi) {
  const options = await api.passkeyChallenge();
  const optionsJSON = options as unknown as Options<typeof startAuthentication>;
  const passkey = await startAuthentication({ optionsJSON }).catch(failed);
  return api.passFactor({ body: { passkey: { ...passkey } } });
}
