import { describe, expect, it } from 'vitest';
import { languageCodes } from '#schemas/declare/languages/languages.ts';
import { type OddsFormat, oddsFormatFor, oddsText } from './oddsText.ts';

const rows: readonly (readonly [odds: number, format: OddsFormat, outcomes: number, text: string])[] = [
  [2.35, 'decimal', 3, '2.35'],
  [2, 'decimal', 2, '2.00'],
  [101, 'decimal', 3, '101'],
  [2.35, 'fractional', 3, '27/20'],
  [2, 'fractional', 2, '1/1'],
  [1.5, 'fractional', 2, '1/2'],
  [1.93, 'fractional', 2, '14/15'],
  [4.5, 'fractional', 3, '7/2'],
  [2.35, 'american', 3, '+135'],
  [1.5, 'american', 2, '-200'],
  [2, 'american', 2, '+100'],
  [101, 'american', 2, '+10000'],
  [1.85, 'hongKong', 2, '0.85'],
  [2.35, 'hongKong', 2, '1.35'],
  [1.85, 'malay', 2, '0.85'],
  [2, 'malay', 2, '1.00'],
  [2.35, 'malay', 2, '-0.74'],
  [1.85, 'indonesian', 2, '-1.18'],
  [2, 'indonesian', 2, '1.00'],
  [2.35, 'indonesian', 2, '1.35'],
];

describe('decimal odds', () => {
  it.each(rows)('%f are %s odds of %i outcomes as %s', (odds, format, outcomes, text) => {
    expect(oddsText(odds, format, outcomes, 'en')).toBe(text);
  });

  it.each(['hongKong', 'malay', 'indonesian'] as const)(
    'are decimal where a market has three outcomes, also for %s',
    (format) => {
      expect(oddsText(2.35, format, 3, 'en')).toBe('2.35');
      expect(oddsText(12.5, format, Infinity, 'en')).toBe('12.50');
    },
  );

  it('are written with the marks of the language', () => {
    expect(oddsText(2.35, 'decimal', 3, 'vi')).toBe('2,35');
  });
});

it('the format follows the language, unless the merchant has chosen one', () => {
  expect(Object.fromEntries(languageCodes.map((language) => [language, oddsFormatFor('language', language)]))).toEqual({
    EN: 'decimal',
    CN: 'hongKong',
    VN: 'malay',
    TH: 'malay',
    ID: 'indonesian',
    MY: 'malay',
    KR: 'decimal',
    JP: 'decimal',
    KH: 'malay',
    AR: 'decimal',
  });
  expect(oddsFormatFor('fractional', 'MY')).toBe('fractional');
});
