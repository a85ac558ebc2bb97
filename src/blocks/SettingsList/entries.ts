import type { Condition } from '#schemas/declare/entries/condition.ts';
import { calls, prop } from '#schemas/declare/entries/namedConditions.ts';
import { secured } from '#schemas/declare/entries/secured.ts';

/** Conditions of the parts of the block, by name. */
export const entries = {
  password: calls('changePassword'),
  exportData: prop('data', secured('exportOwnData')),
  deleteAccount: prop('data', secured('deleteAccount')),
  measuring: { all: [{ setting: 'behaviour.measuring.visits' }, { setting: 'behaviour.measuring.onlyAgreed' }] },
} as const satisfies Readonly<Record<string, Condition>>;
