import { isIPv6 } from 'node:net';

const MAPPED = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/;

/** An IPv6 address in its shortest form, in lower case. */
const shortest = (address: string): string => new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname.slice(1, -1);

const bytesOf = (group: string): readonly number[] => {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 255];
};

/** A visitor's address in one spelling: an IPv4 address that a dual-stack socket writes as IPv6 becomes IPv4. */
export function visitorAddress({ ip = '' }: { readonly ip?: string | undefined }): string {
  if (!isIPv6(ip)) return ip;
  const address = shortest(ip);
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
