import type { Condition } from '#schemas/declare/entries/condition.ts';
import { calls, depositing } from '#schemas/declare/entries/namedConditions.ts';

/** Conditions of the parts of the block, by name. */
export const entries = {
  content: depositing,
  proof: calls('depositProof'),
  cancel: calls('cancelDeposit'),
  paymentStatus: { all: [depositing, calls('depositStatus')] },
} as const satisfies Readonly<Record<string, Condition>>;
