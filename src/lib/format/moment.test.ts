import { expect, it } from 'vitest';
import { languages } from '#schemas/declare/languages/languages.ts';
import { dayOfMoment, moment } from './moment.ts';

it.each([
  ['2026-03-09T23:30:05.000Z', 'en-GB', '9_Mar_2026 23:30_UTC'],
  ['2026-03-09T23:30:05+07:00', 'en-GB', '9_Mar_2026 16:30_UTC'],
  ['2026-03-09T23:30:05.000Z', 'en-US', 'Mar_9,_2026 11:30_PM_UTC'],
  ['2026-03-09T23:30:05.000Z', languages.CN.bcp47, '2026年3月9日 23:30_UTC'],
  ['2026-03-09T23:30:05.000Z', 'en-GB-u-ca-gregory-nu-latn-x-km', '09/03/2026 23:30_UTC'], // for Khmer in a browser without it
  ['soon', 'en-GB', ''],
  [undefined, 'en-GB', ''],
])('%s in %s is %s, where no line breaks at an underscore', (text, locale, written) => {
  expect(moment(text, locale)).toBe(written.replaceAll('_', '\u00A0'));
});

it.each([
  ['2026-03-09T00:00:00Z', 'en-GB', 'today'],
  ['2026-03-08T23:59:59Z', 'en-GB', 'yesterday'],
  ['2026-03-08T12:00:00Z', languages.CN.bcp47, '昨天'],
  ['2026-03-08T12:00:00Z', 'en-GB-u-ca-gregory-nu-latn-x-km', '08/03/2026'], // for Khmer in a browser without it
  ['2026-03-07T23:59:59Z', 'en-GB', '7_Mar_2026'],
  ['2026-03-10T00:00:00Z', 'en-GB', '10_Mar_2026'],
  ['soon', 'en-GB', ''],
])('the day of %s in %s is %s on 9 March, by the time of the platform', (text, locale, written) => {
  expect(dayOfMoment(text, locale, Date.UTC(2026, 2, 9, 13))).toBe(written.replaceAll('_', '\u00A0'));
});
