import { type RegisterMethodTab, registerSwitches } from '../register/registerEntries.ts';
import type { Condition } from './condition.ts';
import { calls, isOn } from './namedConditions.ts';

/** The ways by which an agent opens an account (AGTEAM-09). */
export const openWays: Readonly<Record<RegisterMethodTab, Condition>> = {
  username: { all: [isOn(registerSwitches.username), calls('openByUsername')] },
  mobile: { all: [isOn(registerSwitches.mobile), calls('openByMobile')] },
};
