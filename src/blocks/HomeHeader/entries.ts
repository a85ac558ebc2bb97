import type { Condition } from '#schemas/declare/entries/condition.ts';
import { calls, depositing, guests, notices, prop, registering, sessions } from '#schemas/declare/entries/namedConditions.ts';

/** Conditions of the parts of the block, by name. */
export const entries = {
  login: guests,
  register: { all: [guests, registering] },
  balance: prop('balance', sessions, calls('wallet')),
  deposit: { all: [prop('balance', sessions, calls('wallet')), depositing] },
  bell: prop('bell', sessions, notices),
  account: sessions,
} as const satisfies Readonly<Record<string, Condition>>;
