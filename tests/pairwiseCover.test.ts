import { describe, expect, it } from 'vitest';
import { pairwiseCover } from '../e2e/fixtures/pairwiseCover.ts';

const axes = ['brand', 'language', 'theme', 'audience'] as const;
const languagesOf = { one: ['EN', 'AR'], two: ['EN', 'KR', 'JP'] };
const rows = Object.entries(languagesOf).flatMap(([brand, languages]) =>
  languages.flatMap((language) =>
    ['dark', 'light'].flatMap((theme) => ['guest', 'member', 'agent'].map((audience) => ({ brand, language, theme, audience }))),
  ),
);
const pairsOf = (of: readonly Readonly<Record<string, string>>[]) =>
  new Set(of.flatMap((row) => axes.flatMap((a) => axes.filter((b) => a < b).map((b) => `${a}=${row[a]} ${b}=${row[b]}`))));

describe('pairwiseCover', () => {
  it('holds every pair of values that the rows hold, in far fewer rows', () => {
    const cover = pairwiseCover(axes, rows);
    expect(pairsOf(cover)).toEqual(pairsOf(rows));
    expect(cover.length).toBeLessThan(rows.length / 2);
  });

  it('chooses rows as they are, the same each time', () => {
    const cover = pairwiseCover(axes, rows);
    expect(cover.every((row) => rows.includes(row))).toBe(true);
    expect(pairwiseCover(axes, rows)).toEqual(cover);
  });

  it('needs no row where there is none', () => {
    expect(pairwiseCover(axes, [])).toEqual([]);
  });
});
