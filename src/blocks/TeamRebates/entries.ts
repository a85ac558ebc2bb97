import type { Condition } from '#schemas/declare/entries/condition.ts';
import { pageContent } from '#schemas/declare/entries/menuConditions.ts';
import { calls } from '#schemas/declare/entries/namedConditions.ts';

/** Conditions of the parts of the block, by name. */
export const entries = {
  content: pageContent.teamRebate,
  change: calls('downlines', 'updateRebates'),
} as const satisfies Readonly<Record<string, Condition>>;
