import { expect, it } from 'vitest';
import { type Language, localeOf } from '#schemas/declare/languages/languages.ts';
import { day } from './day.ts';

it.each([
  ['2026-03-09T23:30:00.000Z', 'monthDayYear', 'th-TH', '03/09/2026'],
  ['2026-03-09', 'local', 'en-GB', '09/03/2026'],
  ['2026-03-09', 'local', 'vi-VN', '09/03/2026'],
  ['soon', 'local', 'en-GB', ''],
  [undefined, 'monthDayYear', 'en-GB', ''],
] as const)('%s as %s in %s is %s', (moment, style, locale, text) => {
  expect(day(moment, style, locale)).toBe(text);
});

it.each([
  ['EN', '03/09/2026'],
  ['CN', '2026/03/09'],
  ['VN', '09/03/2026'],
  ['TH', '09/03/2026'],
  ['ID', '09/03/2026'],
  ['AR', '09/03/2026'],
  ['KR', '2026. 03. 09.'],
  ['JP', '2026/03/09'],
  ['MY', '09/03/2026'],
  ['KH', '09/03/2026'],
] as const satisfies readonly (readonly [Language, string])[])('in %s a day is written as %s there', (language, text) => {
  const written = day('2026-03-09', 'local', localeOf(language));
  expect(written.replaceAll('\u200F', '')).toBe(text); // marks of direction
});
