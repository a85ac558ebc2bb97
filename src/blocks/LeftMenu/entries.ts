import type { Condition } from '#schemas/declare/entries/condition.ts';
import {
  announced,
  calls,
  guests,
  inBrowser,
  invited,
  isOn,
  memberMenu,
  prop,
  registering,
  sessions,
  vipContent,
} from '#schemas/declare/entries/namedConditions.ts';

/** Conditions of the parts of the block, by name. */
export const entries = {
  login: guests,
  register: { all: [guests, registering] },
  reward: prop('shortcuts', memberMenu('rewards'), calls('rewards')),
  vip: prop('shortcuts', { any: [guests, vipContent] }), // VIP-01
  invite: prop('shortcuts', invited),
  activity: announced,
  promotions: prop('promotions'),
  app: inBrowser, // LMENU-06
  categories: prop('categories'),
  languages: { setting: 'languages' },
  look: isOn('THEMESWITCH3'),
  logout: sessions,
} as const satisfies Readonly<Record<string, Condition>>;
