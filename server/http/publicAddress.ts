import { lookup } from 'node:dns/promises';
import { type ClientRequest, type RequestOptions, request as requestByHttp } from 'node:http';
import { request as requestByHttps } from 'node:https';
import { BlockList, type LookupFunction, isIP } from 'node:net';

/** Addresses of this machine or a private network, which the public cannot reach. */
const closed4 = new BlockList();
/** Separate lists, because a list of both matches every IPv4 address as an IPv4-mapped IPv6 address. */
const closed6 = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  closed4.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['100::', 64],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  closed6.addSubnet(net, bits, 'ipv6');

export const isPublic = (address: string): boolean => {
  const family = isIP(address);
  if (family === 4) return !closed4.check(address, 'ipv4');
  return family === 6 && !closed6.check(address, 'ipv6');
};

/** Gives every address of a name. */
export type FindAddresses = (host: string) => Promise<readonly string[]>;

/** Asks the resolver of this machine. */
export const lookUp: FindAddresses = async (host) => (await lookup(host, { all: true })).map(({ address }) => address);

/** Every address of the host of a URL, which may be a number already. */
export async function addressesOf(hostname: string, find: FindAddresses = lookUp): Promise<readonly string[]> {
  const host = hostname.replace(/^\[|\]$/g, '');
  return isIP(host) === 0 ? find(host) : [host];
}

/** Makes a request go to this address: a second look-up of the name could give another one. */
const pinnedTo =
  (address: string): LookupFunction =>
  (_host, options, done) => {
    const family = isIP(address);
    if (options.all) done(null, [{ address, family }]);
    else done(null, address, family);
  };

/** Opens a request to a URL whose host was looked up and checked: it goes to that address, on a connection of its own. */
export const requestAt = (
  url: URL,
  address: string,
  options: Pick<RequestOptions, 'method' | 'headers' | 'signal'>,
): ClientRequest =>
  (url.protocol === 'https:' ? requestByHttps : requestByHttp)(url, { ...options, agent: false, lookup: pinnedTo(address) });

/** Whether a host of an address that somebody wrote is outside of private networks, by every address that its name has. */
export async function isPublicHost(hostname: string): Promise<boolean> {
  const addresses = await addressesOf(hostname);
  return addresses.length > 0 && addresses.every(isPublic);
}
