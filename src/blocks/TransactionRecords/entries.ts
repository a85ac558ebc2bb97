import type { Condition } from '#schemas/declare/entries/condition.ts';
import { pageContent } from '#schemas/declare/entries/menuConditions.ts';

/** What parts of the block depend on. */
export const entries = { content: pageContent.transactions } as const satisfies Readonly<Record<string, Condition>>;
