import { describe, expect, it } from 'vitest';
import { networkOf, visitorAddress } from './visitorAddress.ts';

describe('a visitor’s address', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::FFFF:C000:0207', '192.0.2.7'],
    ['::ffff:0.0.0.1', '0.0.0.1'],
    ['2001:DB8:0:0:0:0:0:1', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['::1', '::1'],
    ['unknown', 'unknown'],
    [undefined, ''],
  ])('%s is told as %s', (ip, told) => {
    expect(visitorAddress({ ip })).toBe(told);
  });
});

describe('limits count', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::6', '2001:db8:1:2::/64'],
    ['2001:db8::6', '2001:db8:0:0::/64'],
    ['2001:db8:1::', '2001:db8:1:0::/64'],
    ['2001::4:5:6:7:8', '2001:0:0:4::/64'],
    ['::1', '0:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('%s as %s', (address, network) => {
    expect(networkOf(visitorAddress({ ip: address }))).toBe(network);
  });
});
