import type { CallAnswer, Params } from '#schemas/declare/calls/declaredCalls.ts';
import type { TeamMember } from '#schemas/declare/platform/team.schema.ts';
import { pageOf } from './recordAnswers.ts';

export const teamKpi = {
  teamKpiA: { footer: { teamLoginMemberCount: 18, teamBetMemberCount: 11, teamBetAmount: 1284.5, teamWinAmount: 1190.25 } },
  teamKpiB: { footer: { teamRegisterMemberCount: 2, teamDepositAmount: 800, teamWithdrawAmount: 120 } },
  teamKpiC: { footer: { teamOnlineCount: 4, teamMemberCount: 40, teamRebateAmount: 38.4, teamNetAmount: -55.85 } },
} satisfies { readonly [C in 'teamKpiA' | 'teamKpiB' | 'teamKpiC']: CallAnswer<C> };

export const memberAt = (index: number, changes: Partial<TeamMember> = {}): TeamMember => ({
  memberId: index + 1,
  username: `member${index}`,
  nickname: `Member ${index}`,
  type: index % 3 === 0 ? 1 : 0,
  uplineId: 900,
  upline: 'demoagent',
  level: 1,
  teamSize: index % 3 === 0 ? 4 : 0,
  rebate: 3,
  minRebate: 1.2,
  maxRebate: 6,
  registeredAt: '2025-11-04T00:00:00.000Z',
  ...(index % 2 === 0 ? { lastLoginAt: '2026-02-28T09:15:00.000Z' } : {}),
  isOnline: index % 4 === 0,
  ...changes,
});

export const someMembers = (params: Params): CallAnswer<'downlines'> => pageOf(24, params, (index) => memberAt(index));

export const teamMember = ({ memberId = 1 }: Params): CallAnswer<'downline'> => ({
  ...memberAt(Number(memberId) - 1),
  uplines: [{ memberId: 77, username: 'between' }],
});

export const somePnl = (params: Params): CallAnswer<'memberPnl'> => ({
  ...pageOf(24, params, (index) => ({
    memberId: index + 1,
    username: `member${index}`,
    betAmount: 40,
    winAmount: 30 + (index % 3) * 15,
    rebateAmount: 1.2,
    depositAmount: 50,
    withdrawAmount: 0,
    netAmount: -8.8 + (index % 3) * 15,
  })),
  footer: { betAmount: 960, winAmount: 1080, rebateAmount: 28.8, depositAmount: 1200, withdrawAmount: 0, netAmount: 148.8 },
});

export const someTeamBets = (params: Params): CallAnswer<'teamBets'> => ({
  ...pageOf(24, params, (index) => ({
    betId: `b${index}`,
    memberId: index + 1,
    username: `member${index}`,
    gameName: `Game ${index}`,
    betTime: new Date(Date.UTC(2026, 1, 28, 20) - index * 3_600_000).toISOString(),
    betAmount: 20,
    winAmount: (index % 2) * 35,
    netAmount: (index % 2) * 35 - 20,
  })),
  footer: { betAmount: 480, winAmount: 420, netAmount: -60 },
});
