import { isObject } from '#schemas/base/json/isObject.ts';
import { safeJson } from '#schemas/base/json/safeJson.ts';
import { SIGNED_ON_PATH } from '#schemas/base/urls/toolAddresses.ts';

/** What the tool needs to know when the browser comes back from the provider. */
interface SignOnTrip {
  readonly purpose: 'signIn' | 'confirm';
  /** The part of the tool's address behind `#`, to go on there. */
  readonly hash: string;
}

/** A browser that is back, and what the provider put behind the address. */
export interface SignOnReturn extends SignOnTrip {
  readonly query: string;
}

const KEY = 'signOn';

/** Leaves the tool for the provider. */
export function leaveFor(url: string, purpose: SignOnTrip['purpose']): void {
  sessionStorage.setItem(KEY, JSON.stringify({ purpose, hash: location.hash } satisfies SignOnTrip));
  location.assign(url);
}

/** What the browser came back with, if it did; the address is the tool's own again, so that a reload does not repeat it. */
export function takeReturn(): SignOnReturn | undefined {
  if (location.pathname !== SIGNED_ON_PATH) return undefined;
  const query = location.search;
  const trip = safeJson(sessionStorage.getItem(KEY) ?? '');
  sessionStorage.removeItem(KEY);
  const hash = isObject(trip) && typeof trip['hash'] === 'string' ? trip['hash'] : '';
  history.replaceState(null, '', `/preview/${hash}`);
  return { query, hash, purpose: isObject(trip) && trip['purpose'] === 'confirm' ? 'confirm' : 'signIn' };
}
