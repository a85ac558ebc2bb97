import type { Condition } from '#schemas/declare/entries/condition.ts';
import { canRegister } from '#schemas/declare/entries/namedConditions.ts';
import { openWays } from '#schemas/declare/entries/openWays.ts';

/** What parts of the block depend on. */
export const entries = { create: { any: Object.values(openWays) }, link: canRegister } as const satisfies Readonly<
  Record<string, Condition>
>;
