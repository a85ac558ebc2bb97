import type { PageName } from './pages.ts';
import type { SwitchName } from '../names/switchNames.ts';

/** Possible entries of the member’s menus besides deposit and sign-out (RMENU-05 to RMENU-10, MPOP-01 to MPOP-08, ROLE-16), by subject. */
export const menuGroups = {
  money: ['transactions', 'rewards', 'mall'],
  play: ['vip', 'betRecords'],
  // Profit and loss shows a player the cost of playing.
  saferPlay: ['profitLoss'],
  team: ['agentHome', 'teamOverview', 'teamMembers', 'teamPnl', 'teamBets', 'teamRebate', 'agentRebate'],
  account: ['security', 'notices', 'inbox', 'messages', 'feedback', 'settings'],
} as const;
export type MenuGroup = keyof typeof menuGroups;
export type MenuEntry = (typeof menuGroups)[MenuGroup][number];

export const menuGroupNames = Object.keys(menuGroups) as MenuGroup[]; // Object.keys forgets them
export const menuEntries: readonly MenuEntry[] = Object.values(menuGroups).flat();

export const isInGroup = (group: MenuGroup, name: string): boolean => menuGroups[group].some((entry) => entry === name);

export const isMenuEntry = (name: string): name is MenuEntry => menuEntries.some((entry) => entry === name);

interface MenuFacts {
  readonly title: string;
  readonly page: PageName;
  /** Switch that shows the entry; empty: every session sees it. */
  readonly switch: SwitchName | '';
}

/** Default target and switch of each entry (MPOP-11, ROLE-16). */
export const menuFacts: Readonly<Record<MenuEntry, MenuFacts>> = {
  vip: { title: 'VIP benefits', page: 'vip', switch: 'VIPBENEFIT3' },
  betRecords: { title: 'Bet history', page: 'betRecords', switch: 'TRANSBETREPMEM3' },
  transactions: { title: 'Transactions', page: 'transactions', switch: 'TRANSREC3' },
  profitLoss: { title: 'Profit and loss', page: 'profitLoss', switch: 'PERSREP' },
  teamPnl: { title: 'Team profit and loss', page: 'teamProfit', switch: 'AGETEAMPNL3' },
  rewards: { title: 'Reward centre', page: 'rewards', switch: 'REWCEN3' },
  mall: { title: 'Points mall', page: 'mall', switch: 'PTSYS3' },
  security: { title: 'Security centre', page: 'security', switch: 'SECPRIV' },
  notices: { title: 'Notices', page: 'notice', switch: '' },
  settings: { title: 'Settings', page: 'settings', switch: '' },
  teamOverview: { title: 'Team overview', page: 'teamOverview', switch: 'AGEPAG' },
  teamMembers: { title: 'Team members', page: 'teamMembers', switch: 'DOWNMAN' },
  teamBets: { title: 'Team bets', page: 'teamBets', switch: 'TEAMBETTING3' },
  teamRebate: { title: 'Team rebate', page: 'teamRebates', switch: 'GAMSER' },
  agentRebate: { title: 'Rebate income', page: 'agentIncome', switch: 'AGEREBINC3' },
  inbox: { title: 'Inbox', page: 'inbox', switch: 'MAILCEN' },
  messages: { title: 'Messages', page: 'messages', switch: '' },
  feedback: { title: 'Feedback', page: 'feedback', switch: '' },
  agentHome: { title: 'Agent centre', page: 'agent', switch: '' },
};
