import type { Language } from '../../schemas/declare/languages/languages.ts';
import { expect, test } from '../fixtures/site.ts';
import { steady } from '../fixtures/steady.ts';

const LIMIT_BYTES = 25_000;

/** A brand in one of its languages, and the font family of its headings there. */
const rows: readonly (readonly [brand: string, language: Language, family: string])[] = [
  ['aurora', 'EN', 'Heading '],
  ['harbour', 'MY', 'Heading '],
  ['lotus', 'VN', 'Heading '],
  ['lotus', 'TH', 'Heading th'],
  ['mekong', 'KH', 'Heading km'],
  ['mekong', 'TH', 'Heading th'],
  ['neon', 'EN', 'Heading '],
  ['sahara', 'AR', 'Heading ar'],
];

for (const [brand, language, family] of rows)
  test(`${brand} in ${language}: headings come in the brand’s typeface, as a file of 25 kB at most`, async ({
    openSite,
    page,
  }) => {
    let bytes = 0;
    page.on('response', async (response) => {
      if (response.request().resourceType() === 'font') bytes += (await response.body()).byteLength;
    });
    await openSite({ brand, language, path: '/m/help' });
    await steady(page);
    const families = await page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map((face) => face.family.replaceAll('"', '')),
    );
    expect(new Set(families)).toEqual(new Set([family]));
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(LIMIT_BYTES);
  });
