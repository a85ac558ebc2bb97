import type { Condition } from '#schemas/declare/entries/condition.ts';
import { inBrowser } from '#schemas/declare/entries/namedConditions.ts';

/** Conditions of the parts of the block, by name. */
export const entries = { bar: inBrowser } as const satisfies Readonly<Record<string, Condition>>;
