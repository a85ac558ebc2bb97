import { expect, test, vi } from 'vitest';
import { chooseLanguage, matchLanguage } from './chooseLanguage.ts';
import { isLanguage, languageCodes, languages, localeOf } from './languages.ts';

test.each(languageCodes)('%s formats Gregorian years and western digits', (code) => {
  const date = new Intl.DateTimeFormat(languages[code].bcp47, { year: 'numeric', timeZone: 'UTC' }).format(Date.UTC(2026, 0, 2));
  const number = new Intl.NumberFormat(languages[code].bcp47, { useGrouping: false }).format(1234567890);
  expect(date).toContain('2026');
  expect(number).toBe('1234567890');
});

test('a browser without a language writes days and numbers as the server does', () => {
  const written = () => {
    const locale = localeOf('KH');
    const date = new Intl.DateTimeFormat(locale, { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: 'UTC' });
    return [date.format(Date.UTC(2026, 0, 6)), new Intl.NumberFormat(locale).format(1234567.5)];
  };
  const server = written();
  const known = vi.spyOn(Intl.DateTimeFormat, 'supportedLocalesOf').mockReturnValue([]);
  expect(localeOf('KH')).not.toBe(languages.KH.bcp47);
  expect(written()).toEqual(server);
  known.mockRestore();
});

test.each([
  ['EN', true],
  ['en', false],
  ['XX', false],
  ['toString', false],
  [undefined, false],
  [1, false],
])('isLanguage(%j) is %s', (code, is) => {
  expect(isLanguage(code)).toBe(is);
});

test.each([
  [['en-GB', 'th'], ['TH', 'EN'], 'EN'],
  [['fr', 'th-TH', 'en'], ['TH', 'EN'], 'TH'],
  [['zh-TW'], ['EN', 'CN'], 'CN'],
  [['ZH'], ['CN'], 'CN'],
  [['ko-KR'], ['EN', 'KR'], 'KR'],
  [['ja'], ['EN', 'JP'], 'JP'],
  [['ms-MY'], ['EN', 'MY'], 'MY'],
  [['km-KH'], ['EN', 'KH'], 'KH'],
  [['my-MM'], ['EN', 'MY'], undefined], // my is Burmese, but MY stands for Malay
  [['vi'], ['EN'], undefined],
  [['', '-', 'x'], ['EN'], undefined],
  [[], ['EN'], undefined],
] as const)('a browser that wants %j gets of %j: %s', (wanted, allowed, code) => {
  expect(matchLanguage(wanted, allowed)).toBe(code);
});

test.each([
  [['zh-TW', 'en'], ['zh-TW=EN'], 'EN'],
  [['zh-CN', 'en'], ['zh-TW=EN'], 'CN'],
  [['lo-LA'], ['lo=TH'], 'TH'],
  [['LO'], ['lo=TH'], 'TH'],
  [['th', 'en'], ['th=VN'], 'EN'], // VN is not allowed, and th stands for it
] as const)('a browser that wants %j gets by %j: %s', (wanted, map, code) => {
  expect(matchLanguage(wanted, ['CN', 'TH', 'EN'], map)).toBe(code);
});

test.each([
  ['the saved one', { allowed: ['EN', 'TH'], saved: 'TH', browser: ['en'], preferred: 'EN' }, 'TH'],
  ['the browser’s, when the saved one is off', { allowed: ['EN', 'TH'], saved: 'VN', browser: ['th'], preferred: 'EN' }, 'TH'],
  ['the browser’s, when the saved one is nonsense', { allowed: ['EN', 'TH'], saved: '__proto__', browser: ['th'] }, 'TH'],
  ['the merchant’s, when the browser’s is off', { allowed: ['EN', 'TH'], browser: ['fr'], preferred: 'TH' }, 'TH'],
  ['what the merchant says of the browser’s', { allowed: ['VN', 'TH'], browser: ['lo'], map: ['lo=TH'] }, 'TH'],
  ['EN, when the merchant’s is off', { allowed: ['VN', 'EN'], preferred: 'TH' }, 'EN'],
  ['the first, without EN', { allowed: ['VN', 'TH'] }, 'VN'],
  ['EN, when nothing is allowed', { allowed: [] }, 'EN'],
] as const)('chooses %s', (_title, choice, code) => {
  expect(chooseLanguage(choice)).toBe(code);
});
