/** Figures of a team that an overview can show (AGHOME-04, AGTEAM-01), as the answers of the KPI calls name them. */
export const teamCounts = [
  'teamLoginMemberCount',
  'teamBetMemberCount',
  'teamRegisterMemberCount',
  'teamOnlineCount',
  'teamMemberCount',
] as const;
export const teamAmounts = [
  'teamDepositAmount',
  'teamWithdrawAmount',
  'teamBetAmount',
  'teamWinAmount',
  'teamRebateAmount',
  'teamNetAmount',
] as const;
export const teamFigures = [...teamCounts, ...teamAmounts] as const;
export type TeamFigure = (typeof teamFigures)[number];

/** Links of the agent's home (AGHOME-06): entries of the menus, and two that only this page has. */
export const agentLinks = [
  'teamOverview',
  'transactions',
  'teamMembers',
  'redRain',
  'teamPnl',
  'teamBets',
  'agentRebate',
  'teamRebate',
  'security',
  'inbox',
  'service',
] as const;
export type AgentLink = (typeof agentLinks)[number];
