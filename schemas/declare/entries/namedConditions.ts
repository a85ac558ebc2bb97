import type { CallName } from '../calls/declaredCalls.ts';
import type { MenuEntry } from '../pages/menuEntries.ts';
import type { SwitchName } from '../names/switchNames.ts';
import type { Condition } from './condition.ts';
import { type RegisterMethodTab, registerSwitches } from '../register/registerEntries.ts';

export const always: Condition = { all: [] };
export const guests: Condition = { audience: ['guest'] };
export const sessions: Condition = { not: guests };
export const agents: Condition = { audience: ['agent'] };
export const noTrials: Condition = { not: { audience: ['trial'] } };
export const inBrowser: Condition = { installed: false };
export const isOn = (name: SwitchName): Condition => ({ switch: name });
export const calls = (...names: readonly CallName[]): Condition => ({ all: names.map((call) => ({ call })) });
export const prop = (name: string, ...also: readonly Condition[]): Condition => ({ all: [{ prop: name }, ...also] });
/** A menu entry: by its switch, and only for visitors whom its page admits. */
export const menu = (name: MenuEntry): Condition => ({
  all: [{ switchIn: `behaviour.menus.${name}.switch` }, { opens: name }],
});
/** The same for an entry whose page would only refuse trials. */
export const memberMenu = (name: MenuEntry): Condition => ({ all: [menu(name), noTrials] });

/** Condition of each register method (REG-03, REG-04). */
export const registerWays: Readonly<Record<RegisterMethodTab, Condition>> = {
  username: { all: [isOn(registerSwitches.username), calls('registerByUsername')] },
  mobile: { all: [isOn(registerSwitches.mobile), calls('registerByMobile')] },
};
export const canRegister: Condition = { any: Object.values(registerWays) };

/** Sign-up is offered: the merchant shows its entries, and there is a way to register (HEAD-06, REG-33). */
export const registering: Condition = { all: [{ setting: 'registerButton' }, canRegister] };

/** An invitation is useful: its promotion runs, and the invited visitor can register, also where no entries to the registration show. */
export const inviting: Condition = { all: [isOn('REFERRAL'), canRegister] };

/**
 * REF-01. A merchant may hide from guests an offer that they lose after the login. The condition on the audience comes first: otherwise the tool
 * would name reasons that only concern guests.
 */
export const invited: Condition = {
  all: [{ not: agents }, noTrials, { any: [inviting, { all: [guests, { setting: 'behaviour.lobby.guestsInvite' }] }] }],
};

/** Promotions, notices and banners come from one call. */
export const announced = calls('announcements');

/** The page of notices, as the menus offer it. */
export const notices: Condition = { all: [menu('notices'), announced] };

/** The VIP room: its menu entry names the switch (VIP-01). */
export const vipContent: Condition = { all: [calls('playerRank'), menu('vip')] };

export const depositing = calls('depositMethods', 'deposit');
export const withdrawing = calls('withdrawal', 'withdraw', 'hasPaymentPassword', 'bankCards');

export const allGames = calls('vendors');
export const searching = calls('games');
export const service = calls('service');
export const chat: Condition = { all: [isOn('CBS3'), calls('chatLaunch'), { any: [noTrials, { gate: 'chat' }] }] };
