import { expect, it } from 'vitest';
import { type Language, localeOf } from '#schemas/declare/languages/languages.ts';
import { stakeRange } from './stakeRange.ts';

it.each<[Language, number, number, string, 'A' | 'B', string]>([
  ['EN', 0.5, 10, '$', 'A', '$0.50–10'],
  ['EN', 1, 200, '$', 'A', '$1–200'],
  ['AR', 50, 1000, 'AED', 'B', '50–1,000\u00A0AED'],
  ['VN', 20_000, 2_000_000, '₫', 'B', '20\u00A0N–2\u00A0Tr\u00A0₫'],
  ['KR', 1000, 200_000, '₩', 'A', '₩1천–20만'],
  ['KH', 5000, 1_000_000, '៛', 'B', '5K–1M\u00A0៛'],
])('in %s from %d to %d %s', (language, from, to, symbol, position, text) => {
  expect(stakeRange(from, to, localeOf(language), { symbol, position, decimals: 2 })).toBe(text);
});
