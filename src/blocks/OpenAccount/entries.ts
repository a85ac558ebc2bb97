import type { Condition } from '#schemas/declare/entries/condition.ts';
import { calls, canRegister, isOn } from '#schemas/declare/entries/namedConditions.ts';
import { type RegisterMethodTab, registerSwitches } from '#schemas/declare/register/registerEntries.ts';

/** The ways by which an agent opens an account (AGTEAM-09). */
export const openWays: Readonly<Record<RegisterMethodTab, Condition>> = {
  username: { all: [isOn(registerSwitches.username), calls('openByUsername')] },
  mobile: { all: [isOn(registerSwitches.mobile), calls('openByMobile')] },
};

/** What parts of the block depend on. */
export const entries = { create: { any: Object.values(openWays) }, link: canRegister } as const satisfies Readonly<
  Record<string, Condition>
>;
