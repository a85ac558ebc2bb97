import type { Condition } from '#schemas/declare/entries/condition.ts';
import { vipContent } from '#schemas/declare/entries/namedConditions.ts';

/** What parts of the block depend on. */
export const entries = { content: vipContent } as const satisfies Readonly<Record<string, Condition>>;
