import type { Condition } from '#schemas/declare/entries/condition.ts';
import { canRegister } from '#schemas/declare/entries/namedConditions.ts';
import { openWays } from '#schemas/declare/entries/openWays.ts';

/** Conditions of the parts of the block, by name. */
export const entries = { create: { any: Object.values(openWays) }, link: canRegister } as const satisfies Readonly<
  Record<string, Condition>
>;
