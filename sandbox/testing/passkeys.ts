import { type CallAnswer } from '#schemas/declare/calls/declaredCalls.ts';
import { readAnswer } from '#schemas/declare/calls/readAnswer.ts';
import { softAuthenticator } from '#server/store/testing/softAuthenticator.ts';
import { givenPaths } from './givenPaths.ts';
import { type Answered, MERCHANT, type TestSandbox } from './startTestSandbox.ts';

export const PASSWORD = 'livery-demo-1';

/** The host of the merchant's players. */
export const playersHost = `${MERCHANT}.localhost`;
export const playersOrigin = ({ url }: Pick<TestSandbox, 'url'>) => `http://${playersHost}:${new URL(url).port}`;

/** A device that asks for the screen lock. */
export const device = (sandbox: TestSandbox, changes: Partial<Parameters<typeof softAuthenticator>[0]> = {}) =>
  softAuthenticator({ host: playersHost, origin: playersOrigin(sandbox), isVerified: true, ...changes });
export type Device = ReturnType<typeof device>;

type OptionsCall = 'passkeyChallenge' | 'passkeyOptions';

/** The options for a passkey. Throws with the code of a refusal. */
export async function optionsOf<C extends OptionsCall>(
  sandbox: TestSandbox,
  call: C,
  { token, password = PASSWORD }: { readonly token?: string; readonly password?: string } = {},
): Promise<CallAnswer<C>> {
  const { body } = await sandbox.call('POST', givenPaths[call], {
    json: call === 'passkeyOptions' ? { password } : {},
    headers: token === undefined ? {} : { authorization: token },
  });
  const read = readAnswer(call, body.value);
  if (!read.ok) throw new Error(body.errorCode);
  return read.value;
}

/** Adds a passkey of a device to the account of a session. */
export async function addPasskey(
  sandbox: TestSandbox,
  token: string,
  made: Device,
  { challenge, name = 'Phone' }: { readonly challenge?: string; readonly name?: string } = {},
): Promise<Answered> {
  const asked = challenge ?? (await optionsOf(sandbox, 'passkeyOptions', { token })).challenge;
  return sandbox.call('POST', givenPaths.addPasskey, {
    json: { name, passkey: made.create(asked) },
    headers: { authorization: token },
  });
}

/** Logs in by a passkey of a device. */
export async function logInBy(
  sandbox: TestSandbox,
  signing: Device,
  { challenge, userHandle }: { readonly challenge?: string; readonly userHandle?: string } = {},
): Promise<Answered> {
  const asked = challenge ?? (await optionsOf(sandbox, 'passkeyChallenge')).challenge;
  return sandbox.call('POST', givenPaths.passkeyLogin, { json: { passkey: signing.sign(asked, userHandle) } });
}
