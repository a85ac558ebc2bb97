import { isIP, isIPv6 } from 'node:net';

const MAPPED = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/;

/** An IPv6 address in its shortest form, in lower case. */
const shortest = (address: string): string => new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname.slice(1, -1);

const bytesOf = (group: string): readonly number[] => {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 255];
};

/** Reads what proxies write for one address: with a port or without (Azure writes it), in brackets, in quotes, after `for=`, with a zone. */
function readAddress(written: string): string | undefined {
  const bare = written
    .trim()
    .replace(/^for=/i, '')
    .replace(/^"(.*)"$/, '$1');
  const host = /^\[([^\]]*)\](?::\w+)?$/.exec(bare)?.[1] ?? /^([\d.]+):\w+$/.exec(bare)?.[1] ?? bare;
  return isIP(host) === 0 ? undefined : host;
}

/** The part of an Express request that is used: `ip` is the address that the trusted proxies report, else the socket's. */
export interface AddressedRequest {
  readonly ip?: string | undefined;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/** Whether the trusted proxies name something that is not an address. */
export const isAddressUnreadable = ({ ip }: AddressedRequest): boolean => ip !== undefined && readAddress(ip) === undefined;

/**
 * A visitor's address in one spelling, without port, brackets and zone: an IPv4 address that a dual-stack socket writes as IPv6 becomes IPv4.
 * Where the proxy names no address, it is the proxy's own: all such visitors share its limits, because each could write another text.
 */
export function visitorAddress({ ip = '', socket }: AddressedRequest): string {
  const read = readAddress(ip) ?? socket.remoteAddress ?? '';
  if (!isIPv6(read)) return read;
  const address = shortest(read);
  const mapped = MAPPED.exec(address);
  return mapped === null ? address : mapped.slice(1).flatMap(bytesOf).join('.');
}

/**
 * What limits per address count: of IPv6 the first 64 bits, because one connection has all that begin with them.
 *
 * @param address As `visitorAddress` gives it.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [before = [], after = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(8 - before.length - after.length).fill('0');
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`;
}
