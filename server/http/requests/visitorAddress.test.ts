import { describe, expect, it } from 'vitest';
import { isAddressUnreadable, networkOf, visitorAddress } from './visitorAddress.ts';

/** A request through a proxy at 10.0.0.5. */
const from = (ip: string | undefined) => ({ ip, socket: { remoteAddress: '::ffff:10.0.0.5' } });

describe('a visitor’s address', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::FFFF:C000:0207', '192.0.2.7'],
    ['::ffff:0.0.0.1', '0.0.0.1'],
    ['2001:DB8:0:0:0:0:0:1', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['::1', '::1'],
    ['198.51.100.2:41234', '198.51.100.2'],
    ['[2001:db8::1]:41234', '2001:db8::1'],
    ['[2001:DB8::1]', '2001:db8::1'],
    ['[fe80::1%eth0]:80', 'fe80::1'],
    ['[::ffff:192.0.2.7]:80', '192.0.2.7'],
    ['for="[2001:db8::1]:41234"', '2001:db8::1'],
    ['for=192.0.2.7:_port', '192.0.2.7'],
    [' 192.0.2.7', '192.0.2.7'],
  ])('%s is told as %s', (ip, told) => {
    expect([visitorAddress(from(ip)), isAddressUnreadable(from(ip))]).toEqual([told, false]);
  });

  it.each(['unknown', '', '_hidden', '192.0.2', '192.0.2.7:80:80', '[192.0.2.7', '[2001:db8::1]x', 'mia:80', '192.000.002.007'])(
    'is the proxy’s where that names no address: %s',
    (ip) => {
      expect([visitorAddress(from(ip)), isAddressUnreadable(from(ip))]).toEqual(['10.0.0.5', true]);
    },
  );

  it('is empty where not even the socket has one', () => {
    expect(visitorAddress({ socket: {} })).toBe('');
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
    ['192.0.2.7:4711', '192.0.2.7'],
    ['[2001:db8:1:2::6]:4711', '2001:db8:1:2::/64'],
    ['unknown', '10.0.0.5'],
  ])('%s as %s', (address, network) => {
    expect(networkOf(visitorAddress(from(address)))).toBe(network);
  });
});
