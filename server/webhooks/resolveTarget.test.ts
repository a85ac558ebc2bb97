import { describe, expect, it } from 'vitest';
import { resolveTarget } from './resolveTarget.ts';

const hosts: Readonly<Record<string, readonly string[]>> = {
  'hooks.example': ['93.184.216.34', '2606:2800:220:1::1'],
  'inside.example': ['10.0.0.7'],
  'both.example': ['93.184.216.34', '127.0.0.1'],
  'mapped.example': ['::ffff:169.254.169.254'],
  localhost: ['127.0.0.1', '::1'],
};

const find = async (host: string) => {
  const found = hosts[host];
  if (!found) throw new Error('no such name');
  return found;
};

const outcome = async (url: string, isPrivateAllowed: boolean) => {
  const target = await resolveTarget(url, { find, isPrivateAllowed });
  return 'fault' in target ? target.fault : target.address;
};

describe('where an event may be sent', () => {
  it.each([
    ['https://hooks.example/a', '93.184.216.34'],
    ['https://hooks.example:8443/a?b=c', '93.184.216.34'],
    ['https://93.184.216.34/', '93.184.216.34'],
    ['http://hooks.example/', 'insecure'],
    ['ftp://hooks.example/', 'insecure'],
    ['https://user:secret@hooks.example/', 'insecure'],
    ['hooks.example', 'insecure'],
    ['http://localhost:3000/', 'insecure'],
    ['https://localhost/', 'private'],
    ['https://127.0.0.1/', 'private'],
    ['https://127.1/', 'private'],
    ['https://2130706433/', 'private'],
    ['https://0x7f.0.0.1/', 'private'],
    ['https://[::1]/', 'private'],
    ['https://[::ffff:10.0.0.1]/', 'private'],
    ['https://169.254.169.254/latest/meta-data', 'private'],
    ['https://inside.example/', 'private'],
    ['https://both.example/', 'private'],
    ['https://mapped.example/', 'private'],
    ['https://nobody.example/', 'unresolved'],
  ])('%s: %s', async (url, expected) => {
    expect(await outcome(url, false)).toBe(expected);
  });

  it.each([
    ['https://inside.example/', '10.0.0.7'],
    ['http://localhost:3000/', '127.0.0.1'],
    ['http://[::1]:3000/', '::1'],
    ['http://inside.example/', 'insecure'],
    ['http://hooks.example/', 'insecure'],
    ['http://both.example/', 'insecure'],
  ])('where private networks are allowed, %s: %s', async (url, expected) => {
    expect(await outcome(url, true)).toBe(expected);
  });
});
