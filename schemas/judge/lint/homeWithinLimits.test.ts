import { expect, test } from 'vitest';
import { type HomeLimits, type HomeWeight, homeFigures } from './homeWeight.schema.ts';
import { homeWithinLimits } from './homeWithinLimits.ts';

const figures = (value: number) => Object.fromEntries(homeFigures.map((figure) => [figure, value])) as HomeLimits; // of all figures
const limits = figures(5000);
const home = (changes: Partial<HomeWeight> = {}): HomeWeight => ({
  ...figures(5000),
  unknown: 0,
  missing: [],
  parts: [],
  heaviest: [],
  ...changes,
});

test('a home at its limits has no problem', () => {
  expect(homeWithinLimits(home(), limits)).toEqual([]);
});

test.each(homeFigures)('%s above the limit are a warning that says both, bytes in kB', (figure) => {
  const [value, most] = figure === 'bytes' ? [6, 5] : [5001, 5000];
  expect(homeWithinLimits(home({ [figure]: 5001 }), limits)).toMatchObject([
    { code: `home.${figure}`, severity: 'warning', pointer: '/template/layout/home', params: { value, most } },
  ]);
});

test('each picture of home that is not there is named', () => {
  const missing = ['/brand/aurora/banner1.webp', '/brand/aurora/banner2.webp'];
  expect(homeWithinLimits(home({ missing }), limits)).toMatchObject(
    missing.map((url) => ({ code: 'home.pictureMissing', pointer: '/template/layout/home', params: { url } })),
  );
});
