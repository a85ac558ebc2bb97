import type { Condition } from '#schemas/declare/entries/condition.ts';
import { calls, prop } from '#schemas/declare/entries/namedConditions.ts';
import { secured } from '#schemas/declare/entries/secured.ts';

/** What parts of the block depend on. */
export const entries = {
  password: calls('changePassword'),
  exportData: prop('data', secured('exportOwnData')),
  deleteAccount: prop('data', secured('deleteAccount')),
  measuring: { all: [{ setting: 'behaviour.measuring.visits' }, { setting: 'behaviour.measuring.onlyAgreed' }] },
} as const satisfies Readonly<Record<string, Condition>>;
