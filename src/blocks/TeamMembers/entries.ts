import type { Condition } from '#schemas/declare/entries/condition.ts';
import { pageContent } from '#schemas/declare/entries/menuConditions.ts';
import { calls, prop } from '#schemas/declare/entries/namedConditions.ts';

/** Conditions of the parts of the block, by name. */
export const entries = {
  content: pageContent.teamMembers,
  path: calls('downlines', 'subordinates', 'downline'),
  move: prop('move', calls('downlines'), { any: [{ call: 'transferDownline' }, { call: 'transferDownlines' }] }),
} as const satisfies Readonly<Record<string, Condition>>;
