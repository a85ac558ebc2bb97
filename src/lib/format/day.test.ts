import { expect, it } from 'vitest';
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
