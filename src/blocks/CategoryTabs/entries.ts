import type { Condition } from '#schemas/declare/entries/condition.ts';
import { prop, searching } from '#schemas/declare/entries/namedConditions.ts';

/** Conditions of the parts of the block, by name. */
export const entries = { search: prop('search', searching) } as const satisfies Readonly<Record<string, Condition>>;
