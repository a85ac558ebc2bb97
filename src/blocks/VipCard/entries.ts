import type { Condition } from '#schemas/declare/entries/condition.ts';
import { prop } from '#schemas/declare/entries/namedConditions.ts';

/** What parts of the block depend on. */
export const entries = { link: prop('link') } as const satisfies Readonly<Record<string, Condition>>;
