import { expect, test } from 'vitest';
import { valueAt } from '#schemas/base/json/overlay.ts';
import { settings } from '#schemas/declare/settings/settings.ts';
import { brandCodes } from './support/brandCodes.ts';
import { presets, shippedRelease } from './support/releases.ts';
import { reasonOf, reasons } from './support/unsetSettings.ts';

const shipped = [...Object.values(presets), ...brandCodes.map((code) => shippedRelease(`brands/${code}`))];
const unset = settings
  .map(({ pointer }) => pointer)
  .filter((pointer) => shipped.every((release) => valueAt(release, pointer) === undefined));

test('a setting that neither a preset nor a shipped brand sets has a reason to be one', () => {
  expect(unset.filter((pointer) => reasonOf(pointer) === undefined)).toEqual([]);
});

test('no reason is left of a setting that is gone, or that something sets now', () => {
  expect([...reasons.keys()].filter((pointer) => !unset.includes(pointer))).toEqual([]);
});
