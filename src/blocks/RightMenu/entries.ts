import type { Condition } from '#schemas/declare/entries/condition.ts';
import { depositing, inBrowser, prop, withdrawing } from '#schemas/declare/entries/namedConditions.ts';

/** Conditions of the parts of the block, by name. */
export const entries = {
  deposit: depositing,
  withdraw: withdrawing,
  app: prop('app', inBrowser),
  social: prop('social'),
} as const satisfies Readonly<Record<string, Condition>>;
