import type { Condition } from '#schemas/declare/entries/condition.ts';
import { depositing } from '#schemas/declare/entries/namedConditions.ts';

/** Conditions of the parts of the block, by name. */
export const entries = { deposit: depositing } as const satisfies Readonly<Record<string, Condition>>;
