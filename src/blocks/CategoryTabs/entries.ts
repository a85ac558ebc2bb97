import type { Condition } from '#schemas/declare/entries/condition.ts';
import { prop, searching } from '#schemas/declare/entries/namedConditions.ts';

/** What parts of the block depend on. */
export const entries = { search: prop('search', searching) } as const satisfies Readonly<Record<string, Condition>>;
