import { lookup } from 'node:dns/promises';
import { type ClientRequest, type RequestOptions, request as requestByHttp } from 'node:http';
import { request as requestByHttps } from 'node:https';
import { BlockList, type LookupFunction, isIP } from 'node:net';

/**
 * Networks that are not publicly reachable, or whose addresses contain another address: IANA's special-purpose registries for IPv4 and IPv6 (RFC 6890)
 * as of 2025, without globally reachable networks that contain no other address, and with multicast, class E and deprecated networks.
 */
const specialNetworks = {
  ipv4: [
    '0.0.0.0/8', // this network
    '10.0.0.0/8', // private
    '100.64.0.0/10', // behind a carrier's NAT
    '127.0.0.0/8', // this machine
    '169.254.0.0/16', // this link; metadata of clouds
    '172.16.0.0/12', // private
    '192.0.0.0/24', // protocols
    '192.0.2.0/24', // documentation
    '192.31.196.0/24', // AS112
    '192.52.193.0/24', // automatic multicast tunnels
    '192.88.99.0/24', // relays of 6to4, deprecated
    '192.168.0.0/16', // private
    '192.175.48.0/24', // AS112
    '198.18.0.0/15', // benchmarks
    '198.51.100.0/24', // documentation
    '203.0.113.0/24', // documentation
    '224.0.0.0/3', // multicast, class E, broadcast
  ],
  ipv6: [
    '::/96', // this machine, unspecified; IPv4-compatible, deprecated
    '::ffff:0:0/96', // IPv4-mapped
    '::ffff:0:0:0/96', // IPv4-translated
    '64:ff9b::/96', // NAT64
    '64:ff9b:1::/48', // NAT64 of a local network
    '100::/64', // discarded
    '100:0:0:1::/64', // dummy prefix
    '2001::/23', // protocols: Teredo, benchmarks, ORCHID
    '2001:db8::/32', // documentation
    '2002::/16', // 6to4
    '2620:4f:8000::/48', // AS112
    '3fff::/20', // documentation
    '5f00::/16', // segment routing
    'fc00::/7', // unique local
    'fe80::/10', // this link
    'fec0::/10', // site-local, deprecated
    'ff00::/8', // multicast
  ],
} as const;

function listOf(family: keyof typeof specialNetworks): BlockList {
  const list = new BlockList();
  for (const network of specialNetworks[family]) {
    const [address = '', bits] = network.split('/');
    list.addSubnet(address, Number(bits), family);
  }
  return list;
}

/** Separate lists, because a list of both matches every IPv4 address as an IPv4-mapped IPv6 address. */
const special4 = listOf('ipv4');
const special6 = listOf('ipv6');

export const isPublic = (address: string): boolean => {
  const family = isIP(address);
  if (family === 4) return !special4.check(address, 'ipv4');
  return family === 6 && !special6.check(address, 'ipv6');
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

/** Whether the host of a URL from user input is public: every address that its name resolves to must be. */
export async function isPublicHost(hostname: string): Promise<boolean> {
  const addresses = await addressesOf(hostname);
  return addresses.length > 0 && addresses.every(isPublic);
}
