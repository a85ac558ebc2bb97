import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPageAddress, withoutChoices } from './pageAddress.ts';

describe('readPageAddress', () => {
  it.each([
    ['/m/home', { path: '/m/home' }],
    ['/m/home?', { path: '/m/home' }],
    ['/m/home?utm_source=mail&fbclid=1', { path: '/m/home' }],
    ['/m/provider?x=1&vassalage=NOVR&gameType=S', { path: '/m/provider?gameType=S&vassalage=NOVR' }],
    ['/m/provider?vassalage=%3Cscript%3E', { path: '/m/provider' }],
    ['/m/home?lang=VN&theme=light', { path: '/m/home', lang: 'VN', theme: 'light' }],
    ['/m/home?age=18&i=AB12', { path: '/m/home?i=AB12', age: '18' }],
    ['/m/forget?token=a-secret-of-somebody', { path: '/m/forget?token=given' }],
    ['/m/social/google?state=s&code=a-secret', { path: '/m/social/google?code=given' }],
    ['/m/forget?token=', { path: '/m/forget' }],
    ['/m/home?q=%E9%BE%99&page=3', { path: '/m/home?free=given' }],
    ['/m/home?q=', { path: '/m/home?free=given' }],
    ['/m/home?preview=abc', { path: '/m/home', preview: 'abc' }],
  ])('reads %s', (target, expected) => {
    expect(readPageAddress(target)).toEqual(expected);
  });
});

describe('withoutChoices', () => {
  it('never leads to another host', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[/\\.a-z:@?=&%#]{0,20}$/), (rest) => {
        expect(new URL(withoutChoices(`/m${rest}`), 'http://site').host).toBe('site');
      }),
    );
  });
});
