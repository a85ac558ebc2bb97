import type { Condition } from '#schemas/declare/entries/condition.ts';
import { calls } from '#schemas/declare/entries/namedConditions.ts';

/** Conditions of the parts of the block, by name. */
export const entries = { content: calls('contracts'), answer: calls('contracts', 'dividendProcess') } as const satisfies Readonly<
  Record<string, Condition>
>;
