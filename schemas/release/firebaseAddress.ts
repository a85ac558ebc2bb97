import type { Behaviour } from './behaviour.schema.ts';

const GOOGLE = 'https://identitytoolkit.googleapis.com';
/** An origin and perhaps a path: https, or a stand-in on the same machine. Nothing that could end a line of a policy. */
const ADDRESS = /^(https:\/\/[a-z0-9.-]+(?::\d{1,5})?|http:\/\/(?:localhost|127\.0\.0\.1)(?::\d{1,5})?)((?:\/[\w.-]+)*)\/?$/i;

interface FirebaseAddress {
  readonly origin: string;
  /** Origin and path, without a closing slash. */
  readonly base: string;
}

/**
 * Where the identity service of a site's Firebase project answers (SMS-09). Undefined while phones are verified
 * otherwise, or when the address is none.
 */
export function firebaseAddress({ phone, firebaseAddress: wished }: Behaviour['verification']): FirebaseAddress | undefined {
  if (phone !== 'firebase') return undefined;
  const [, origin, path] = ADDRESS.exec(wished.trim() || GOOGLE) ?? [];
  return origin === undefined ? undefined : { origin, base: `${origin}${path ?? ''}` };
}
