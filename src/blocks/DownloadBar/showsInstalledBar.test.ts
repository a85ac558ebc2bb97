import { describe, expect, it } from 'vitest';
import { resolveSite } from '#schemas/release/resolve/resolveSite.ts';
import { deviceOf, isLegacyIos } from '#src/features/download/deviceOf.ts';
import { type InstalledSituation, showsFor } from './showsInstalledBar.ts';

const { app } = resolveSite({
  schemaVersion: 5,
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
  ])('%s', (userAgent, device) => expect(deviceOf({ userAgent, maxTouchPoints: 0 })).toEqual(device));

  it.each([
    [5, 'ios'],
    [0, 'other'],
  ])('a Mac with %i touch points is %s: an iPad names itself a Mac', (maxTouchPoints, system) => {
    const userAgent = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.5 Safari/605.1.15';
    expect(deviceOf({ userAgent, maxTouchPoints })).toEqual({ system });
  });

  it.each([
    ['9_3', true],
    ['11_4', true],
    ['12_0', true],
    ['12_1', true],
    ['12_2', false],
    ['13_0', false],
    ['26_0', false],
  ])('with iOS %s is an old one: %s', (version, isOld) =>
    expect(isLegacyIos(deviceOf({ userAgent: iphone(version), maxTouchPoints: 5 }), app)).toBe(isOld),
  );
});

const clip: InstalledSituation = {
  device: deviceOf({ userAgent: iphone('17_0'), maxTouchPoints: 5 }),
  isWebClip: true,
  hasIosLink: true,
};

it.each<[string, Partial<InstalledSituation>, boolean]>([
  ['in an installed page', { isWebClip: false, device: deviceOf({ userAgent: pixel, maxTouchPoints: 5 }) }, false],
  ['in a web clip with an iOS link', {}, true],
  ['in a web clip without one', { hasIosLink: false }, false],
  ['in a web clip on an old iOS', { device: deviceOf({ userAgent: iphone('12_1'), maxTouchPoints: 5 }) }, false],
])('the bar %s', (_where, change, shows) => expect(showsFor({ ...clip, ...change }, app)).toBe(shows));
