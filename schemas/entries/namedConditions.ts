import type { CallName } from '../calls/declaredCalls.ts';
import type { MenuEntry } from '../menuEntries.ts';
import type { SwitchName } from '../switchNames.ts';
import type { Condition } from './condition.ts';
import { registerSwitches } from './registerEntries.ts';

export const always: Condition = { all: [] };
export const guests: Condition = { audience: ['guest'] };
export const sessions: Condition = { not: guests };
export const agents: Condition = { audience: ['agent'] };
export const noTrials: Condition = { not: { audience: ['trial'] } };
export const inBrowser: Condition = { installed: false };
export const isOn = (name: SwitchName): Condition => ({ switch: name });
export const calls = (...names: readonly CallName[]): Condition => ({ all: names.map((call) => ({ call })) });
export const prop = (name: string, ...also: readonly Condition[]): Condition => ({ all: [{ prop: name }, ...also] });
export const menu = (name: MenuEntry): Condition => ({ switchIn: `behaviour.menus.${name}.switch` });

/** REF-01. */
export const invited: Condition = { any: [guests, { all: [isOn('REFERRAL'), { not: agents }] }] };

/** Sign-up is offered: the merchant shows its entries, and at least one way to register is on (HEAD-06, REG-33). */
export const registering: Condition = {
  all: [{ setting: 'registerButton' }, { any: Object.values(registerSwitches).map(isOn) }],
};

/** Players can have a number that a code has proven: only such a number identifies an account. */
const provenNumbers: Condition = { all: [isOn(registerSwitches.mobile), isOn('REGMOBVERF3')] };

/** Ways to recover a password (FORGOT-14): those switched on, of which players of this site have what they need. */
export const recovery = {
  email: { all: [isOn('PSWEMAIL3'), { setting: 'registerSettings.fields.email.enabled' }] },
  phone: { all: [isOn('PSWPHONE3'), provenNumbers] },
} as const satisfies Record<string, Condition>;

export const service = calls('service');
export const chat: Condition = { all: [isOn('CBS3'), calls('chatLaunch')] };
