import type { Condition } from '#schemas/declare/entries/condition.ts';
import { prop } from '#schemas/declare/entries/namedConditions.ts';

/** Conditions of the parts of the block, by name. */
export const entries = { link: prop('link') } as const satisfies Readonly<Record<string, Condition>>;
