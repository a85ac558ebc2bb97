import type { DeliveryFault } from '#schemas/edges/api/webhooks.schema.ts';
import { type FindAddresses, addressesOf, isPublic } from '../http/outgoing/publicAddress.ts';

const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|::1)$/;

interface Options {
  readonly find: FindAddresses;
  /** Allows private networks, and http to this machine. */
  readonly isPrivateAllowed: boolean;
}

/** Where a request goes, or why it must not. */
export type Target =
  | { readonly url: URL; readonly address: string }
  | { readonly fault: Extract<DeliveryFault, 'insecure' | 'private' | 'unresolved'> };

/**
 * Looks an address up that an operator has entered. Every address of its name must be public: otherwise the server would ask hosts that only
 * it can reach. The request then goes to the address that was checked.
 */
export async function resolveTarget(text: string, { find, isPrivateAllowed }: Options): Promise<Target> {
  if (!URL.canParse(text)) return { fault: 'insecure' };
  const url = new URL(text);
  const isHttp = url.protocol === 'http:' && isPrivateAllowed;
  if ((url.protocol !== 'https:' && !isHttp) || url.username !== '' || url.password !== '') return { fault: 'insecure' };
  const addresses = await addressesOf(url.hostname, find).catch(() => []); // no such name
  const [address] = addresses;
  if (address === undefined) return { fault: 'unresolved' };
  if (!isPrivateAllowed && !addresses.every(isPublic)) return { fault: 'private' };
  if (isHttp && !addresses.every((each) => LOOPBACK.test(each))) return { fault: 'insecure' };
  return { url, address };
}
