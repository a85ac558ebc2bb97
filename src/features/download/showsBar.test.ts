import { describe, expect, it } from 'vitest';
import { resolveSite } from '#schemas/resolve/resolveSite.ts';
import { deviceOf, isLegacyIos } from './deviceOf.ts';
import { type BarSituation, showsBar } from './showsBar.ts';

const { app } = resolveSite({
  schemaVersion: 2,
  template: { templateId: 'T', merchantCode: 'aurora', version: 'base' },
}).site.behaviour;

const iphone = (version: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/605.1.15 Safari/604.1`;
const pixel = 'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36';

describe('the device', () => {
  it.each([
    [pixel, { system: 'android' }],
    [iphone('12_1_4'), { system: 'ios', version: { major: 12, minor: 1 } }],
    [iphone('17_0'), { system: 'ios', version: { major: 17, minor: 0 } }],
    ['Mozilla/5.0 (X11; Linux x86_64) Firefox/128.0', { system: 'other' }],
    ['', { system: 'other' }],
  ])('%s', (userAgent, device) => expect(deviceOf(userAgent)).toEqual(device));

  it.each([
    ['9_3', true],
    ['11_4', true],
    ['12_0', true],
    ['12_1', true],
    ['12_2', false],
    ['13_0', false],
    ['26_0', false],
  ])('with iOS %s is an old one: %s', (version, isOld) => expect(isLegacyIos(deviceOf(iphone(version)), app)).toBe(isOld));
});

const browser: BarSituation = {
  device: deviceOf(pixel),
  isInstalled: false,
  isWebClip: false,
  hasIosLink: true,
  closedAt: null,
  now: 1_000_000_000_000,
};
const day = 24 * 60 * 60 * 1000;

it.each<[string, Partial<BarSituation>, number, boolean]>([
  ['in a browser', {}, 0, true],
  ['in an installed page', { isInstalled: true }, 0, false],
  ['in a web clip with an iOS link', { isInstalled: true, isWebClip: true }, 0, true],
  ['in a web clip without one', { isInstalled: true, isWebClip: true, hasIosLink: false }, 0, false],
  ['in a web clip on an old iOS', { isInstalled: true, isWebClip: true, device: deviceOf(iphone('12_1')) }, 0, false],
  ['in the browser of an old iOS', { device: deviceOf(iphone('12_1')) }, 0, true],
  ['once it was closed', { closedAt: 0 }, 0, false],
  ['before it is offered again', { closedAt: browser.now - 6 * day }, 7, false],
  ['when it is offered again', { closedAt: browser.now - 7 * day }, 7, true],
])('the bar %s', (_where, change, reofferDays, shows) => {
  expect(showsBar({ ...browser, ...change }, { ...app, reofferDays })).toBe(shows);
});
