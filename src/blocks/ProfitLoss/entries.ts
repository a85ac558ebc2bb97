import type { Condition } from '#schemas/declare/entries/condition.ts';
import { pageContent } from '#schemas/declare/entries/menuConditions.ts';

/** Conditions of the parts of the block, by name. */
export const entries = { content: pageContent.profitLoss } as const satisfies Readonly<Record<string, Condition>>;
