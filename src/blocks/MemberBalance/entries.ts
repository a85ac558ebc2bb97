import type { Condition } from '#schemas/declare/entries/condition.ts';
import { depositing, prop, withdrawing } from '#schemas/declare/entries/namedConditions.ts';

/** Conditions of the parts of the block, by name. */
export const entries = {
  deposit: prop('actions', depositing),
  withdraw: prop('actions', withdrawing),
} as const satisfies Readonly<Record<string, Condition>>;
