import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { CallAnswer, SentBody } from '#schemas/declare/calls/declaredCalls.ts';
import { ApiError } from '#src/lib/ApiError.ts';

/**
 * Names of errors that are not shown. The browser has shown a dialog of its own; the error is the same whether the player closed it or had no
 * passkey.
 */
const CLOSED: readonly string[] = ['NotAllowedError', 'AbortError'];
/** The device has a passkey of the same account already. */
const KNOWN = 'InvalidStateError';

/** Nothing where the player has cancelled; throws an `ApiError` whose text says what to do. */
function notDone(error: unknown): undefined {
  const name = error instanceof Error ? error.name : '';
  if (CLOSED.includes(name)) return undefined;
  throw new ApiError(name === KNOWN ? 'passkey.known' : 'passkey.device', 0, String(error));
}

type Options<F extends (input: never) => unknown> = F extends (input: { optionsJSON: infer O }) => unknown ? O : never;

/** Lets the player sign with one of the device's passkeys for this site. */
export async function signWithPasskey(
  options: CallAnswer<'passkeyChallenge'>,
): Promise<SentBody<'passkeyLogin'>['passkey'] | undefined> {
  const optionsJSON = options as Options<typeof startAuthentication>; // the browser checks them
  const signed = await startAuthentication({ optionsJSON }).catch(notDone);
  return signed as SentBody<'passkeyLogin'>['passkey'] | undefined; // fields without a value are not sent
}

/** Lets the device make a passkey for the member. */
export async function createPasskey(
  options: CallAnswer<'passkeyOptions'>,
): Promise<SentBody<'addPasskey'>['passkey'] | undefined> {
  const optionsJSON = options as unknown as Options<typeof startRegistration>; // the same
  const made = await startRegistration({ optionsJSON }).catch(notDone);
  return made as SentBody<'addPasskey'>['passkey'] | undefined; // the same
}
