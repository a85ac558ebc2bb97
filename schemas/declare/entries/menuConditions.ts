import type { MenuEntry } from '../pages/menuEntries.ts';
import type { Condition } from './condition.ts';
import { agents, calls, memberMenu, menu, noTrials, notices, vipContent } from './namedConditions.ts';

/** Calls needed by the pages of the member's menus: without them a page says that the platform does not offer it (CALL-104). */
export const pageContent = {
  betRecords: calls('gameRecords'),
  transactions: calls('transactions'),
  profitLoss: calls('profitLoss'),
  rewards: calls('rewards'),
  mall: calls('mall'),
  inbox: calls('inboxList'),
  feedback: calls('feedback'),
  teamOverview: { any: [{ call: 'teamKpiA' }, { call: 'teamKpiB' }, { call: 'teamKpiC' }] },
  teamMembers: calls('downlines'),
  teamPnl: calls('memberPnl'),
  teamBets: calls('teamBets'),
  teamRebate: calls('downlines'),
  agentRebate: calls('agentIncome'),
} as const satisfies Partial<Record<MenuEntry, Condition>>;

const entry = (name: MenuEntry, ...also: readonly Condition[]): Condition => ({ all: [menu(name), ...also] });
const withPage = (name: keyof typeof pageContent, ...also: readonly Condition[]) => entry(name, pageContent[name], ...also);

/** Rows of the member's menus (MPOP-02, ROLE-16): an entry shows to visitors who may open its page, if the platform has the page's data. */
export const menuConditions = {
  vip: vipContent,
  betRecords: withPage('betRecords'),
  transactions: withPage('transactions'),
  profitLoss: withPage('profitLoss'),
  teamPnl: withPage('teamPnl', agents),
  rewards: withPage('rewards', noTrials),
  mall: withPage('mall', noTrials),
  security: memberMenu('security'),
  notices,
  settings: menu('settings'),
  teamOverview: withPage('teamOverview', agents),
  teamMembers: withPage('teamMembers', agents),
  teamBets: withPage('teamBets', agents),
  teamRebate: withPage('teamRebate', agents),
  agentRebate: withPage('agentRebate', agents),
  inbox: withPage('inbox'),
  messages: menu('messages'),
  feedback: withPage('feedback'),
  // All other visitors would be redirected to home (AGHOME-01).
  agentHome: entry('agentHome', agents),
} satisfies Record<MenuEntry, Condition>;
