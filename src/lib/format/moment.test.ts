import { expect, it } from 'vitest';
import { moment } from './moment.ts';

it.each([
  ['2026-03-09T23:30:05.000Z', 'en-GB', '09/03/2026, 23:30:05'],
  ['2026-03-09T23:30:05+07:00', 'en-GB', '09/03/2026, 16:30:05'],
  ['2026-03-09T23:30:05.000Z', 'en-US', '3/9/26, 11:30:05\u00A0PM'],
  ['soon', 'en-GB', ''],
  [undefined, 'en-GB', ''],
])('%s in %s is %s', (text, locale, written) => {
  expect(moment(text, locale)).toBe(written);
});
