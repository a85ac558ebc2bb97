import { afterEach } from 'vitest';

/** What the browser does when a page asks for a passkey: what it signs or makes, or the name of its error. */
export interface PasskeyOutcome {
  readonly error?: string;
}

const bytes = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer;

const credential = (response: object) => ({
  id: 'AQID',
  rawId: new Uint8Array([1, 2, 3]).buffer,
  type: 'public-key',
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({}),
  response,
});

const signed = credential({
  clientDataJSON: bytes('client'),
  authenticatorData: bytes('device'),
  signature: bytes('signature'),
  userHandle: bytes('member-1'),
});
const made = credential({
  clientDataJSON: bytes('client'),
  attestationObject: bytes('made'),
  getTransports: () => ['internal'],
});

/** The passkey that the fake browser signs with, and the one that it makes, as the platform gets them; bytes are Base64url. */
export const sentPasskeys = {
  signed: { id: 'AQID', response: { clientDataJSON: btoa('client'), signature: 'c2lnbmF0dXJl', userHandle: 'bWVtYmVyLTE' } },
  made: { id: 'AQID', response: { clientDataJSON: btoa('client'), transports: ['internal'] } },
} as const;

const names = ['PublicKeyCredential', 'credentials'] as const;

/** Gives jsdom passkeys, which it lacks, until the end of the test. Gives what pages have asked for. */
export function giveBrowserPasskeys({ error }: PasskeyOutcome = {}) {
  const asked: unknown[] = [];
  const answer = (of: object) => (options: unknown) => {
    asked.push(options);
    return error === undefined ? Promise.resolve(of) : Promise.reject(new DOMException('no', error));
  };
  const credentials = { get: answer(signed), create: answer(made) };
  Object.defineProperty(globalThis, names[0], { configurable: true, value: function PublicKeyCredential() {} });
  Object.defineProperty(navigator, names[1], { configurable: true, value: credentials });
  return asked;
}

/** Takes them away again. */
export const takePasskeysAfterEach = () =>
  afterEach(() => {
    Reflect.deleteProperty(globalThis, names[0]);
    Reflect.deleteProperty(navigator, names[1]);
  });
