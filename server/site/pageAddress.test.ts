import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resolvedWith } from '#tests/support/releases.ts';
import { readPageAddress, respelledTarget, withoutChoices } from './pageAddress.ts';

const { site: plain } = resolvedWith({ '/template/parameters/language': 'EN,TH,CN' });
const { site: byLanguage } = resolvedWith({
  '/template/parameters/language': 'EN,TH,CN',
  '/template/behaviour/seo/languageAddresses': true,
});

describe('readPageAddress', () => {
  it.each([
    ['/m/home', { path: '/m/home' }],
    ['/m/home?', { path: '/m/home' }],
    ['/m/home?utm_source=mail&fbclid=1', { path: '/m/home' }],
    ['/m/provider?x=1&vassalage=NOVR&gameType=RNG', { path: '/m/provider?gameType=RNG&vassalage=NOVR' }],
    ['/m/provider?vassalage=%3Cscript%3E', { path: '/m/provider' }],
    ['/m/provider?gameType=WHATEVER&i=1&id=2&types=PL', { path: '/m/provider' }],
    ['/m/slot-games?gameType=LIVE&type=new', { path: '/m/slot-games?type=NEW' }],
    ['/m/gameCenter?gameType=HOT', { path: '/m/gameCenter?gameType=HOT' }],
    ['/m/help?i=0007&id=3&q=x', { path: '/m/help?i=7' }],
    ['/m/notice?i=12345&types=A,PL,A,B', { path: '/m/notice?types=A%2CPL' }],
    ['/m/activity?id=0xff', { path: '/m/activity' }],
    ['/m/member/notice?i=1', { path: '/m/member/notice' }],
    ['/m/nowhere?i=1', { path: '/m/nowhere' }],
    ['/m/home?lang=VN&theme=light', { path: '/m/home', lang: 'VN', theme: 'light' }],
    ['/m/home?age=18&i=AB12', { path: '/m/home', age: '18' }],
    ['/m/forget?token=a-secret-of-somebody', { path: '/m/forget?token=given' }],
    ['/m/social/google?state=s&code=a-secret', { path: '/m/social/google?code=given' }],
    ['/m/forget?token=', { path: '/m/forget' }],
    ['/m/home?q=%E9%BE%99&page=3', { path: '/m/home?free=given' }],
    ['/m/home?q=', { path: '/m/home?free=given' }],
    ['/m/home?preview=abc', { path: '/m/home', preview: 'abc' }],
  ])('reads %s', (target, expected) => {
    expect(readPageAddress(target, plain)).toEqual({ base: '', language: undefined, ...expected });
  });
});

describe('the one spelling of a path', () => {
  it.each([
    ['/m/HOME', '/m/home'],
    ['/m/Slot-Games/?type=NEW', '/m/slot-games?type=NEW'],
    ['/m//login/', '/m/login'],
    ['/m/login//', '/m/login'],
    ['/m/home;jsessionid=1', '/m/home'],
    ['/m;a=b/help;c', '/m/help'],
    ['/m/%68elp', '/m/help'],
    ['/m/%2568elp', '/m/home'],
    ['/m/./help', '/m/help'],
    ['/m/x/%2e%2e/help', '/m/help'],
    ['/m/help#top', '/m/help'],
    ['/m/%E0%A4%A', '/m/home'],
    ['/m/nowhere?utm_source=x', '/m/home?utm_source=x'],
    ['/m/social', '/m/home'],
    ['/m/social/GOOGLE', '/m/home'],
  ])('is for %s that of %s', (target, meant) => {
    expect(respelledTarget(target, plain)).toBe(meant);
    expect(respelledTarget(meant, plain)).toBeUndefined();
  });

  it.each(['/', '/m', '/m/', '/m/index.html', '/m/help', '/m/social/google', '/m/help?i=1'])('is %s itself', (target) => {
    expect(respelledTarget(target, plain)).toBeUndefined();
  });

  it('never leads to another host', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^([.a-z:@?=&%#;0-9][/\\.a-z:@?=&%#;0-9]{0,19})?$/), (rest) => {
        expect(new URL(respelledTarget(`/${rest}`, byLanguage) ?? '/', 'http://site').host).toBe('site');
      }),
    );
  });
});

describe('addresses by language', () => {
  it.each([
    ['/th/m/help?i=1', { base: '/th', language: 'TH', path: '/m/help?i=1' }],
    ['/zh-hans/m/home', { base: '/zh-hans', language: 'CN', path: '/m/home' }],
    ['/m/help', { base: '', language: undefined, path: '/m/help' }],
  ])('%s names its language', (target, expected) => {
    expect(readPageAddress(target, byLanguage)).toEqual(expected);
    expect(respelledTarget(target, byLanguage)).toBeUndefined();
  });

  it.each([
    ['/TH/m/Help/', '/th/m/help'],
    ['/th', '/th/'],
    ['/th/m/nowhere', '/th/m/home'],
    ['/zh-Hans/m/help?i=1', '/zh-hans/m/help?i=1'],
    ['/vi/m/help', '/m/help'],
    ['/xx/m/help', '/m/home'],
  ])('%s is spelled %s', (target, meant) => {
    expect(respelledTarget(target, byLanguage)).toBe(meant);
    expect(respelledTarget(meant, byLanguage)).toBeUndefined();
  });

  it('lead to the page where a site has none', () => {
    expect(respelledTarget('/th/m/help?i=1', plain)).toBe('/m/help?i=1');
  });
});

describe('withoutChoices', () => {
  it('never leads to another host', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[/\\.a-z:@?=&%#]{0,20}$/), (rest) => {
        expect(new URL(withoutChoices(`/m${rest}`), 'http://site').host).toBe('site');
      }),
      { examples: [['/..//evil.example'], ['/..\\\\evil.example'], ['/.//..///evil.example']] },
    );
  });
});
