import { expect, it } from 'vitest';
import { languages } from '#schemas/declare/languages/languages.ts';
import { timeUnit } from './timeUnit.ts';

it.each([
  [1, 'minute', languages.EN.bcp47, '1 minute'],
  [5, 'minute', languages.EN.bcp47, '5 minutes'],
  [2, 'hour', languages.AR.bcp47, 'ساعتان'],
  [5, 'minute', languages.KH.bcp47, '5 នាទី'],
  [30, 'second', 'en-GB-u-ca-gregory-nu-latn-x-km', '30 វិនាទី'], // the locale used for browsers without Khmer
] as const)('%i %s in %s is %s', (value, unit, locale, written) => {
  expect(timeUnit(value, unit, locale)).toBe(written);
});
