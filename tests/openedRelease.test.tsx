import { afterEach, expect, it } from 'vitest';
import { releaseFile } from '#schemas/edges/preview/releaseFile.ts';
import neon from '#templates/brands/neon/release.json';
import { siteOfBrand } from '../.storybook/brands.ts';
import { OPENED, keepRelease } from '../.storybook/openedRelease.ts';

afterEach(() => localStorage.clear());

const { $schema: _schema, ...release } = neon;
const exported = releaseFile({ merchantCode: 'neon', revision: 3, exportedAt: '2026-01-15T12:00:00Z', release });

it.each([
  ['an exported file', exported],
  ['a release of the templates', neon],
])('stories are drawn with %s', (_what, file) => {
  expect(keepRelease(JSON.stringify(file)).ok).toBe(true);
  expect(siteOfBrand(OPENED)).toEqual(siteOfBrand('neon'));
});

it.each([
  ['no JSON', 'Neon Lane', 'json.malformed'],
  ['no release', '{"name":"Neon Lane"}', 'file.notRelease'],
])('a file that holds %s is refused, and the brand before it stays', (_what, text, code) => {
  keepRelease(JSON.stringify(neon));
  const read = keepRelease(text);
  expect(read.ok ? [] : read.problems.map((problem) => problem.code)).toEqual([code]);
  expect(siteOfBrand(OPENED)).toEqual(siteOfBrand('neon'));
});

it('before a release is opened there is a brand all the same', () => {
  expect(siteOfBrand(OPENED)).toBe(siteOfBrand('aurora'));
});
