import type { Condition } from '#schemas/declare/entries/condition.ts';
import { isOn, registering } from '#schemas/declare/entries/namedConditions.ts';
import { recovery } from '#schemas/declare/entries/recovery.ts';

/** Conditions of the parts of the block, by name. */
export const entries = {
  register: registering,
  mobileLogin: isOn('MOBILECODELOGIN3'),
  forgot: { any: Object.values(recovery) }, // LOGIN-05
} as const satisfies Readonly<Record<string, Condition>>;
