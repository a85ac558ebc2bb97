import type { Condition } from '#schemas/declare/entries/condition.ts';
import { calls } from '#schemas/declare/entries/namedConditions.ts';

/** What parts of the block depend on. */
export const entries = { picture: calls('setHeadIcon') } as const satisfies Readonly<Record<string, Condition>>;
