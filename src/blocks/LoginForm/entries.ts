import type { Condition } from '#schemas/declare/entries/condition.ts';
import { isOn, registering } from '#schemas/declare/entries/namedConditions.ts';
import { recovery } from '#schemas/declare/entries/recovery.ts';

/** What parts of the block depend on. */
export const entries = {
  register: registering,
  mobileLogin: isOn('MOBILECODELOGIN3'),
  forgot: { any: Object.values(recovery) }, // LOGIN-05
} as const satisfies Readonly<Record<string, Condition>>;
