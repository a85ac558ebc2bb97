import type { Condition } from './condition.ts';
import { calls, isOn } from './namedConditions.ts';
import { registerSwitches } from './registerEntries.ts';

/** Players can have a number that a code has proven: only such a number identifies an account. */
export const provenNumbers: Condition = { all: [isOn(registerSwitches.mobile), isOn('REGMOBVERF3')] };

/** Ways to recover a password (FORGOT-14): those switched on, of which players of this site have what they need. */
export const recovery = {
  email: {
    all: [isOn('PSWEMAIL3'), { setting: 'registerSettings.fields.email.enabled' }, calls('recoverByEmail', 'resetByEmail')],
  },
  phone: { all: [isOn('PSWPHONE3'), provenNumbers, calls('setPasswordByPhone')] },
} as const satisfies Record<string, Condition>;
