import type { Condition } from '#schemas/declare/entries/condition.ts';
import { calls, depositing, prop, registering, sessions } from '#schemas/declare/entries/namedConditions.ts';

const trials: Condition = { audience: ['trial'] };

/** Conditions of the parts of the bar, by name. */
export const entries = {
  balance: prop('balance', sessions, { not: trials }, calls('wallet')),
  deposit: prop('deposit', sessions, { not: trials }, { gate: 'deposit' }, depositing),
  recent: prop('recent', sessions, calls('recentList')),
  favourite: prop('favourite'),
  fullScreen: prop('fullScreen'),
  register: { all: [trials, registering] },
} as const satisfies Readonly<Record<string, Condition>>;
