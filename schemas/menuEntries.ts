import { menuLinks } from './menuLinks.ts';
import type { SwitchName } from './switchNames.ts';

/** What the member's menus may list beside deposit and sign-out (RMENU-05 to RMENU-10, MPOP-01 to MPOP-08, ROLE-16). */
export const menuEntries = [
  'vip',
  'betRecords',
  'transactions',
  'profitLoss',
  'teamPnl',
  'rewards',
  'mall',
  'security',
  'notices',
  'settings',
  'teamOverview',
  'teamMembers',
  'teamBets',
  'teamRebate',
  'agentRebate',
  'inbox',
  'messages',
  'feedback',
  'agentHome',
] as const;
export type MenuEntry = (typeof menuEntries)[number];

interface MenuFacts {
  readonly title: string;
  readonly path: string;
  /** Switch that shows the entry; empty for one that every session sees. */
  readonly switch: SwitchName | '';
}

/** Entries that only agents see: everybody else would be led home again (AGHOME-01). */
export const agentEntries: readonly MenuEntry[] = ['agentHome'];

/** Where each entry leads and what shows it, unless the merchant says otherwise (MPOP-11, ROLE-16). */
export const menuFacts: Readonly<Record<MenuEntry, MenuFacts>> = {
  vip: { title: 'VIP room', path: '/m/member/benefits', switch: 'VIPBENEFIT3' },
  betRecords: { title: 'Betting records', path: menuLinks.TRANSBETREPMEM3, switch: 'TRANSBETREPMEM3' },
  transactions: { title: 'Transactions', path: menuLinks.TRANSREC3, switch: 'TRANSREC3' },
  profitLoss: { title: 'Profit and loss', path: menuLinks.PERSREP, switch: 'PERSREP' },
  teamPnl: { title: 'Team profit and loss', path: menuLinks.AGETEAMPNL3, switch: 'AGETEAMPNL3' },
  rewards: { title: 'Reward centre', path: menuLinks.REWCEN3, switch: 'REWCEN3' },
  mall: { title: 'Points mall', path: menuLinks.PTSYS3, switch: 'PTSYS3' },
  security: { title: 'Security centre', path: menuLinks.SECPRIV, switch: 'SECPRIV' },
  notices: { title: 'Notices', path: '/m/notice', switch: '' },
  settings: { title: 'Settings', path: '/m/set', switch: '' },
  teamOverview: { title: 'Team overview', path: menuLinks.AGEPAG, switch: 'AGEPAG' },
  teamMembers: { title: 'Team members', path: menuLinks.DOWNMAN, switch: 'DOWNMAN' },
  teamBets: { title: 'Team betting', path: menuLinks.TEAMBETTING3, switch: 'TEAMBETTING3' },
  teamRebate: { title: 'Team rebate', path: menuLinks.GAMSER, switch: 'GAMSER' },
  agentRebate: { title: 'Agent rebate income', path: menuLinks.AGEREBINC3, switch: 'AGEREBINC3' },
  inbox: { title: 'Inbox', path: menuLinks.MAILCEN, switch: 'MAILCEN' },
  messages: { title: 'Message centre', path: '/m/message', switch: '' },
  feedback: { title: 'Feedback', path: '/m/feedback', switch: '' },
  agentHome: { title: 'Agent home', path: '/m/agent', switch: '' },
};
