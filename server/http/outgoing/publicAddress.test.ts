import { expect, it } from 'vitest';
import { isPublic } from './publicAddress.ts';

it.each([
  ['NAT64', '64:ff9b::7f00:1'],
  ['NAT64 of a local network', '64:ff9b:1::7f00:1'],
  ['Teredo', '2001:0:5ef5:79fd::1'],
  ['site-local', 'fec0::1'],
  ['6to4', '2002:7f00:1::1'],
  ['IPv4-mapped', '::ffff:10.0.0.1'],
  ['IPv4-translated', '::ffff:0:10.0.0.1'],
  ['IPv4-compatible', '::127.0.0.1'],
  ['unique local', 'fd12::1'],
  ['link-local with a zone', 'fe80::1%eth0'],
  ['documentation', '2001:db8::1'],
  ['multicast', 'ff02::1'],
  ['documentation, IPv4', '203.0.113.7'],
  ['a carrier’s NAT', '100.64.0.1'],
  ['broadcast', '255.255.255.255'],
  ['no address', 'localhost'],
  ['nothing', ''],
])('is not public: %s', (_title, address) => {
  expect(isPublic(address)).toBe(false);
});

it.each(['93.184.216.34', '2606:2800:220:1::1', '2a00:1450:4001::1', '1.1.1.1', '2001:4860:4860::8888'])(
  'is public: %s',
  (address) => {
    expect(isPublic(address)).toBe(true);
  },
);
