import { describe, expect, it } from 'vitest';
import type { SettingsAnswer } from '#schemas/declare/platform/system.schema.ts';
import type { ThemeMode } from '#schemas/declare/names/themeRoles.ts';
import { resolvedWith } from '#tests/support/releases.ts';
import { imagesOf } from './images.ts';

const two = ['https://one.example', 'https://two.example/'];

function imagesFrom(images: object = {}, settings: SettingsAnswer = {}, theme: ThemeMode = 'dark') {
  const { site } = resolvedWith({ '/template/behaviour': { images } });
  return imagesOf({ site, settings }, theme);
}

describe('a game’s picture', () => {
  it.each([
    ['a path, without hosts', '/art/games/A', {}, {}, '/art/games/A'],
    ['a name, without hosts', 'A.webp', {}, {}, '/game/A.webp'],
    ['a name, in a folder of the merchant', 'A.webp', { gameFolder: 'img/slots/' }, {}, '/img/slots/A.webp'],
    ['a name, at the top of the host', 'A.webp', { gameFolder: '' }, {}, '/A.webp'],
    ['a whole address', 'https://art.example/a.png', { hosts: two }, {}, 'https://art.example/a.png'],
    ['a script for an address', 'javascript:alert(1)', {}, {}, '/game/javascript:alert(1)'],
    ['another host for a path', '//evil.example/a.png', {}, {}, '/evil.example/a.png'],
    ['a path, at the platform’s host', '/a.png', {}, { imageHosts: ['https://p.example/'] }, 'https://p.example/a.png'],
    ['a path, at the merchant’s host', '/a.png', { hosts: ['/cdn'] }, { imageHosts: ['https://p.example'] }, '/cdn/a.png'],
    ['a path, where hosts are none', '/a.png', {}, { imageHosts: ['javascript:', '//x', 'http://x'] }, '/a.png'],
    ['nothing', '', { hosts: two }, {}, ''],
  ])('%s', (_title, icon, images, settings, url) => {
    expect(imagesFrom(images, settings).game(icon)).toBe(url);
  });

  it('is always at the same host, and many are spread over all of them', () => {
    const [first, again] = [imagesFrom({ hosts: two }), imagesFrom({ hosts: two }, {}, 'light')];
    const urls = Array.from({ length: 200 }, (_, at) => first.game(`/art/games/NOVR-${at}`));
    expect(urls).toEqual(Array.from({ length: 200 }, (_, at) => again.game(`/art/games/NOVR-${at}`)));
    const ofFirst = urls.filter((url) => url.startsWith('https://one.example/art')).length;
    expect(ofFirst).toBeGreaterThan(60);
    expect(ofFirst).toBeLessThan(140);
  });
});

describe('any other picture of the platform', () => {
  it.each([
    ['a path, without hosts', '/art/promotions/a.svg', {}, '/art/promotions/a.svg'],
    ['a path, at the platform’s host', '/a.png', { imageHosts: ['https://p.example/'] }, 'https://p.example/a.png'],
    ['a whole address', 'https://art.example/a.png', { imageHosts: two }, 'https://art.example/a.png'],
    ['an address at another host', '//art.example/a.png', { imageHosts: two }, '//art.example/a.png'],
    ['nothing', '', { imageHosts: two }, ''],
  ])('%s', (_title, address, settings, url) => {
    expect(imagesFrom({}, settings).picture(address)).toBe(url);
  });
});

describe('a vendor’s mark', () => {
  const swap = { currency: { code: 'TLB', symbol: 'TLB' } };
  it.each([
    ['NOVR', 'dark', {}, {}, '/vendor/NOVR-WHITE.png'],
    ['NOVR', 'light', {}, {}, '/vendor/NOVR-BLACK.png'],
    ['NOVR', 'light', { vendorTones: ['NOVR=WHITE'] }, {}, '/vendor/NOVR-WHITE.png'],
    ['EMBR', 'light', { vendorTones: ['NOVR=WHITE'] }, {}, '/vendor/EMBR-BLACK.png'],
    ['NOVR', 'dark', { vendorFolder: 'marks/', hosts: ['https://one.example'] }, {}, 'https://one.example/marks/NOVR-WHITE.png'],
    ['A/../B', 'dark', {}, {}, '/vendor/A%2F..%2FB-WHITE.png'],
    ['BTI', 'dark', {}, swap, '/vendor/123BET-WHITE.png'],
    ['BTI', 'light', { vendorTones: ['123BET=WHITE'] }, swap, '/vendor/123BET-WHITE.png'],
    ['NOVR', 'dark', {}, swap, '/vendor/NOVR-WHITE.png'],
    ['NOVR', 'dark', { vendorSwaps: ['TLB:NOVR=EMBR'] }, swap, '/vendor/EMBR-WHITE.png'],
    ['BTI', 'dark', { vendorSwaps: [] }, swap, '/vendor/BTI-WHITE.png'],
    ['BTI', 'dark', {}, { currency: { code: 'VND' } }, '/vendor/BTI-WHITE.png'],
  ] as const)('%s on %s with %j, %j is %s', (vendor, theme, images, settings, url) => {
    expect(imagesFrom(images, settings, theme).vendor(vendor)).toBe(url);
  });
});

it.each([
  [{}, '/country/VN.svg'],
  [{ countryFolder: 'flags/4x3/' }, '/flags/4x3/VN.svg'],
])('a flag with %j is %s', (images, url) => {
  expect(imagesFrom(images).country('VN')).toBe(url);
});
