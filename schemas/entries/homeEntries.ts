import { paths } from '../addresses.ts';
import type { MenuEntry } from '../menuEntries.ts';
import type { FooterItem } from '../release/templateParameters.schema.ts';
import type { Condition } from './condition.ts';
import {
  agents,
  always,
  calls,
  chat,
  guests,
  inBrowser,
  invited,
  isOn,
  menu,
  prop,
  registering,
  service,
  sessions,
} from './namedConditions.ts';

/** Entries of the blocks that home may hold, and of the lists that these have in common. */
export const homeEntries = {
  footer: {
    home: always,
    activity: always,
    invite: invited,
    deposit: always,
    withdraw: always,
    member: always,
    service,
    chat,
    notice: always,
  } satisfies Record<FooterItem, Condition>,
  /** Rows of the member's menus (MPOP-02, ROLE-16). */
  menu: {
    vip: menu('vip'),
    betRecords: menu('betRecords'),
    transactions: menu('transactions'),
    profitLoss: menu('profitLoss'),
    teamPnl: menu('teamPnl'),
    rewards: menu('rewards'),
    mall: menu('mall'),
    security: menu('security'),
    notices: menu('notices'),
    settings: menu('settings'),
    teamOverview: menu('teamOverview'),
    teamMembers: menu('teamMembers'),
    teamBets: menu('teamBets'),
    teamRebate: menu('teamRebate'),
    agentRebate: menu('agentRebate'),
    inbox: menu('inbox'),
    messages: menu('messages'),
    feedback: menu('feedback'),
    // Everybody else would be led home again (AGHOME-01).
    agentHome: { all: [agents, menu('agentHome')] },
  } satisfies Record<MenuEntry, Condition>,
  'home-header': {
    login: guests,
    register: { all: [guests, registering] },
    balance: prop('balance', sessions, calls('wallet')),
    account: sessions,
  },
  'left-menu': {
    login: guests,
    register: { all: [guests, registering] },
    reward: prop('shortcuts', menu('rewards')),
    vip: prop('shortcuts', { any: [guests, menu('vip')] }), // VIP-01
    invite: prop('shortcuts', invited),
    promotions: prop('promotions'),
    app: inBrowser, // LMENU-06
    categories: prop('categories'),
    languages: { setting: 'languages' },
    look: isOn('THEMESWITCH3'),
    logout: sessions,
  },
  'right-menu': { app: prop('app', inBrowser), social: prop('social') },
  'home-footer': {
    // HOME-18, HOME-27
    join: prop('intro', guests, { any: [{ not: { prop: 'joinTo', is: paths.register } }, registering] }),
    events: prop('intro'),
    deposit: prop('intro', { gate: 'deposit' }),
    games: prop('intro'),
    vendors: prop('vendors'),
    service,
    licence: prop('licence'),
  },
  'download-bar': { bar: inBrowser },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Condition>>>>;
