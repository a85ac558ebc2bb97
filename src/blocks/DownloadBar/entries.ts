import type { Condition } from '#schemas/declare/entries/condition.ts';
import { inBrowser } from '#schemas/declare/entries/namedConditions.ts';

/** What parts of the block depend on. */
export const entries = { bar: inBrowser } as const satisfies Readonly<Record<string, Condition>>;
