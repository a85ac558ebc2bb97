import { describe, expect, it } from 'vitest';
import { platformAddress } from './platformAddress.ts';

describe('an address at the platform', () => {
  it.each([
    ['https://platform.com', '/wps/x?a=1&b=//c', 'https://platform.com/wps/x?a=1&b=//c'],
    ['https://platform.com:8443/base', '/wps/x/', 'https://platform.com:8443/base/wps/x/'],
  ])('of %s for %s is %s', (platform, target, address) => {
    expect(platformAddress(platform, target)?.href).toBe(address);
  });

  it.each([
    'pany://x/wps/x',
    '.evil.example/wps/x',
    '@evil.example/wps/x',
    '//evil.example/wps/x',
    '/\\evil.example/wps/x',
    '/wps/../../admin',
    '/wps/%2e%2e/%2e%2e/admin',
    '/wps/..%2f..%2fadmin',
    '/wps/..%5c..%5cadmin',
    '/wps//x',
  ])('is none for %s', (target) => {
    for (const platform of ['https://platform.com', 'https://platform.com/base'])
      expect(platformAddress(platform, target)).toBeUndefined();
  });
});
