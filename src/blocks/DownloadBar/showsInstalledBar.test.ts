import { describe, expect, it } from 'vitest';
import { resolveSite } from '#schemas/resolve/resolveSite.ts';
import { deviceOf, isLegacyIos } from '#src/features/download/deviceOf.ts';
import { type InstalledSituation, showsFor } from './showsInstalledBar.ts';

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

const clip: InstalledSituation = { device: deviceOf(iphone('17_0')), isWebClip: true, hasIosLink: true };

it.each<[string, Partial<InstalledSituation>, boolean]>([
  ['in an installed page', { isWebClip: false, device: deviceOf(pixel) }, false],
  ['in a web clip with an iOS link', {}, true],
  ['in a web clip without one', { hasIosLink: false }, false],
  ['in a web clip on an old iOS', { device: deviceOf(iphone('12_1')) }, false],
])('the bar %s', (_where, change, shows) => expect(showsFor({ ...clip, ...change }, app)).toBe(shows));
