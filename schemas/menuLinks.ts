import type { SwitchName } from './switchNames.ts';

/** Where the menu entries lead that a switch of their own shows (ROLE-11, ROLE-16, MPOP-03 to MPOP-08, RMENU-05 to RMENU-10). */
export const menuLinks = {
  TRANSBETREPMEM3: '/m/gameRecord',
  TRANSREC3: '/m/transaction/record',
  PERSREP: '/m/profitandloss',
  REWCEN3: '/m/rewardCenter',
  PTSYS3: '/m/mall/mallHome',
  SECPRIV: '/m/securityCenter',
  AGEPAG: '/m/agent/team/overview',
  DOWNMAN: '/m/member/team',
  AGETEAMPNL3: '/m/agent/team/pnl',
  TEAMBETTING3: '/m/teamBetting',
  GAMSER: '/m/member/teamRebate',
  AGEREBINC3: '/m/member/agent/agentRebeat',
  MAILCEN: '/m/webEmail',
} as const satisfies Partial<Record<SwitchName, string>>;
