import type { Condition } from '#schemas/declare/entries/condition.ts';
import { calls, isOn, registering } from '#schemas/declare/entries/namedConditions.ts';
import { recovery } from '#schemas/declare/entries/recovery.ts';

/** Conditions of the parts of the block, by name. */
export const entries = {
  register: registering,
  mobileLogin: isOn('MOBILECODELOGIN3'),
  passkeyLogin: { all: [{ setting: 'behaviour.login.passkeys' }, calls('passkeyChallenge', 'passkeyLogin')] },
  forgot: { any: Object.values(recovery) }, // LOGIN-05
} as const satisfies Readonly<Record<string, Condition>>;
