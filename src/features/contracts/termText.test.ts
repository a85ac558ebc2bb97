import { expect, it } from 'vitest';
import type { ContractTerm } from '#schemas/declare/platform/contracts.schema.ts';
import { createTextValue } from '#src/i18n/createTextValue.ts';
import { english as texts } from '#tests/support/playerTexts.ts';
import { termName, termValue } from './termText.ts';

const english = createTextValue('EN', texts);
const reader = { texts: english, locale: 'en-GB', currency: { symbol: '$', position: 'A', decimals: 2 } as const };

it.each<[ContractTerm, string, string]>([
  [{ key: 'rate', value: 0.75, kind: 'percent' }, 'Rate', '0.75%'],
  [{ key: 'rate', value: '12.5', kind: 'percent' }, 'Rate', '12.5%'],
  [{ key: 'dailyCap', value: 1234.5, kind: 'amount' }, 'Daily cap', '$1,234.50'],
  [{ key: 'activeMembers', value: 1200, kind: 'count' }, 'Min. active members', '1,200'],
  [{ key: 'startsOn', value: '2026-03-09', kind: 'day' }, 'Start date', '09/03/2026'],
  [{ key: 'startsOn', value: 'soon', kind: 'day' }, 'Start date', 'soon'],
  [{ key: 'period', value: 'month', kind: 'period' }, 'Settled', 'monthly'],
  [{ key: 'period', value: 'fortnight', kind: 'period' }, 'Settled', 'fortnight'],
  [{ key: 'dailyCap', value: 'none', kind: 'amount' }, 'Daily cap', 'none'],
  [{ key: 'dailyCap', value: ' ', kind: 'amount' }, 'Daily cap', ' '],
  [{ key: 'x-7', label: 'Bonus class', value: 'gold' }, 'Bonus class', 'gold'],
  [{ key: 'x-7', value: 3 }, 'x-7', '3'],
])('%o is shown as %s: %s', (term, name, value) => {
  expect(termName(term, english)).toBe(name);
  expect(termValue(term, reader)).toBe(value);
});
