import { paths } from '../pages/addresses.ts';
import type { FooterItem } from '../release/templateParameters.schema.ts';
import type { Condition } from './condition.ts';
import {
  allGames,
  always,
  announced,
  calls,
  chat,
  depositing,
  guests,
  inBrowser,
  invited,
  isOn,
  memberMenu,
  notices,
  prop,
  registering,
  searching,
  service,
  sessions,
  vipContent,
  withdrawing,
} from './namedConditions.ts';

/** Entries of the blocks that home may hold. */
export const homeEntries = {
  footer: {
    home: always,
    games: allGames,
    search: searching,
    activity: announced,
    invite: invited,
    deposit: depositing,
    withdraw: withdrawing,
    member: always,
    service,
    chat,
    notice: announced,
  } satisfies Record<FooterItem, Condition>,
  'home-header': {
    login: guests,
    register: { all: [guests, registering] },
    balance: prop('balance', sessions, calls('wallet')),
    bell: prop('bell', sessions, notices),
    account: sessions,
  },
  'left-menu': {
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
  },
  'category-tabs': { search: prop('search', searching) },
  'right-menu': {
    deposit: depositing,
    withdraw: withdrawing,
    app: prop('app', inBrowser),
    social: prop('social'),
  },
  'member-menu': { deposit: depositing },
  'home-footer': {
    // HOME-18, HOME-27
    join: prop('intro', guests, { any: [{ not: { prop: 'joinTo', is: paths.register } }, registering] }),
    events: prop('intro'),
    deposit: prop('intro', { gate: 'deposit' }, depositing),
    games: prop('intro'),
    vendors: prop('vendors'),
    help: calls('help'),
    feedback: calls('feedback'),
    service,
  },
  'download-bar': { bar: inBrowser },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Condition>>>>;
