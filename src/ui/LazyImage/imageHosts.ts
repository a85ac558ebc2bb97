import { sessionStore } from '#src/lib/browserStorage.ts';

/** Hosts that have the same pictures, without a slash at the end. */
let hosts: readonly string[] = [];

const SHARE_KEY = 'imageHostShare';
const SHARES = 1000;

/** By how many hosts this visit's pictures are moved: chosen at random once, so that visitors are spread over the hosts (IMG-02). */
function shareOfVisit(): number {
  const stored = sessionStore.get(SHARE_KEY);
  if (stored !== null) return Number(stored) || 0;
  const share = Math.floor(Math.random() * SHARES);
  sessionStore.set(SHARE_KEY, String(share));
  return share;
}

/** Sets the hosts that pictures can be moved between: the same ones that `imagesOf` uses. */
export const setImageHosts = (all: readonly string[]): void => void (hosts = all);

/** How many hosts have a picture. */
export const hostCount = (): number => hosts.length;

/** The same picture at the host that is so many places further in the list; an address of no such host as it is. */
export function movedBy(address: string, places: number): string {
  const at = hosts.findIndex((host) => address.startsWith(`${host}/`));
  const [from, to] = [hosts[at], hosts[(at + places) % hosts.length]];
  return from === undefined || to === undefined ? address : to + address.slice(from.length);
}

/** The address that this visit loads a picture from. */
export const ownAddress = (address: string): string => (hosts.length > 1 ? movedBy(address, shareOfVisit()) : address);
