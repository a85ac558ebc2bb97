import type { Condition } from '#schemas/declare/entries/condition.ts';
import { depositing } from '#schemas/declare/entries/namedConditions.ts';

/** What parts of the block depend on. */
export const entries = { deposit: depositing } as const satisfies Readonly<Record<string, Condition>>;
