import type { Condition } from '#schemas/declare/entries/condition.ts';
import { calls, prop } from '#schemas/declare/entries/namedConditions.ts';

/** Conditions of the parts of the block, by name. */
export const entries = {
  content: calls('dividend'),
  payOut: calls('dividend', 'dividendPayout'),
  terms: prop('terms', calls('dividend', 'contracts')),
  history: prop('history', calls('dividend', 'dividendHistory')),
} as const satisfies Readonly<Record<string, Condition>>;
