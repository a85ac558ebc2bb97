import type { Condition } from './condition.ts';
import { calls, isOn } from './namedConditions.ts';
import { registerSwitches } from '../register/registerEntries.ts';

/** Players can have a number that a code has proven: only such a number identifies an account. */
export const provenNumbers: Condition = { all: [isOn(registerSwitches.mobile), isOn('REGMOBVERF3')] };

/** Recovery methods (FORGOT-14): switched on and supported by the platform. */
export const recovery = {
  email: { all: [isOn('PSWEMAIL3'), calls('recoverByEmail', 'resetByEmail')] },
  phone: { all: [isOn('PSWPHONE3'), calls('setPasswordByPhone')] },
} as const satisfies Record<string, Condition>;

export type RecoveryWay = keyof typeof recovery;

/** What must be asked at the registration so that the account can be recovered by a method. */
export const identified: Readonly<Record<RecoveryWay, Condition>> = {
  email: { setting: 'registerSettings.fields.email.enabled' },
  phone: provenNumbers,
};
