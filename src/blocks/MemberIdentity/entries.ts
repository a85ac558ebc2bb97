import type { Condition } from '#schemas/declare/entries/condition.ts';
import { calls } from '#schemas/declare/entries/namedConditions.ts';

/** Conditions of the parts of the block, by name. */
export const entries = { picture: calls('setHeadIcon') } as const satisfies Readonly<Record<string, Condition>>;
