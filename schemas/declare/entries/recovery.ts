import type { Condition } from './condition.ts';
import { calls, isOn } from './namedConditions.ts';
import { registerSwitches } from '../register/registerEntries.ts';

/** Players can have a number that a code has proven: only such a number identifies an account. */
export const provenNumbers: Condition = { all: [isOn(registerSwitches.mobile), isOn('REGMOBVERF3')] };

/** Ways to recover a password (FORGOT-14): those switched on that the platform has. */
export const recovery = {
  email: { all: [isOn('PSWEMAIL3'), calls('recoverByEmail', 'resetByEmail')] },
  phone: { all: [isOn('PSWPHONE3'), calls('setPasswordByPhone')] },
} as const satisfies Record<string, Condition>;

export type RecoveryWay = keyof typeof recovery;

/** What an account needs from its registration to be recovered by a way. */
export const identified: Readonly<Record<RecoveryWay, Condition>> = {
  email: { setting: 'registerSettings.fields.email.enabled' },
  phone: provenNumbers,
};
