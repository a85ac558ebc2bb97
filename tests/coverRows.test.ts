import { describe, expect, it } from 'vitest';
import { themeModes } from '#schemas/declare/names/themeRoles.ts';
import { audiences } from '#schemas/declare/names/visitor.ts';
import { type CoverRow, coverRows } from '../e2e/fixtures/coverRows.ts';
import { brandCodes } from './support/brandCodes.ts';
import { shippedSite } from './support/releases.ts';

const everyone = [...audiences];
const looks = [...themeModes];
const rows = Object.values(coverRows).flat();

/** The values of a property among the rows, each once and in the order of `among`. */
const heldBy = <T extends string>(of: readonly CoverRow[], name: keyof CoverRow, among: readonly T[]): T[] =>
  among.filter((value) => of.some((row) => row[name] === value));

describe('the pages of the lobby that pictures are taken of', () => {
  it('are of every brand', () => {
    expect(Object.keys(coverRows).toSorted()).toEqual(brandCodes.toSorted());
  });

  it.each(Object.entries(coverRows))('show %s in each of its languages, in both looks and to each audience', (brand, its) => {
    const { languages } = shippedSite(brand);
    expect(heldBy(its, 'language', languages)).toEqual(languages);
    expect(heldBy(its, 'theme', looks)).toEqual(looks);
    expect(heldBy(its, 'audience', everyone)).toEqual(everyone);
  });

  it.each([...new Set(rows.map(({ path }) => path))])('show %s in both looks and in most brands', (path) => {
    const has = (row: CoverRow) => row.path === path;
    expect(heldBy(rows.filter(has), 'theme', looks)).toEqual(looks);
    expect(Object.values(coverRows).filter((its) => its.some(has)).length).toBeGreaterThan(brandCodes.length / 2);
  });

  it.each([...new Set(rows.map(({ language }) => language))])('show %s in both looks', (language) => {
    expect(
      heldBy(
        rows.filter((row) => row.language === language),
        'theme',
        looks,
      ),
    ).toEqual(looks);
  });

  it.each(everyone)('show both looks to every %s', (audience) => {
    expect(
      heldBy(
        rows.filter((row) => row.audience === audience),
        'theme',
        looks,
      ),
    ).toEqual(looks);
  });

  it.each(Object.entries(coverRows))('come to guests of %s first: who has logged in stays so', (_brand, its) => {
    const kinds = its.map(({ audience }) => audience === 'guest');
    expect(kinds).toEqual(kinds.toSorted((one, other) => Number(other) - Number(one)));
  });
});
