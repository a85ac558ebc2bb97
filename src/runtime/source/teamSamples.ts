import type { CallAnswer } from '#schemas/declare/calls/declaredCalls.ts';

const list = ['Sample agent', 'Sample member', 'Another sample'].map((nickname, index) => ({
  memberId: index + 1,
  username: `sample-${index + 1}`,
  nickname,
  type: index === 0 ? 1 : 0,
  upline: 'preview-member',
  level: 1,
  teamSize: 0,
  rebate: 3,
  minRebate: 0,
  maxRebate: 6,
  registeredAt: '2026-01-01T12:00:00.000Z',
  isOnline: index === 1,
}));
const members = { list, totalCount: list.length };
const sums = { betAmount: 50, winAmount: 35, rebateAmount: 1.5, depositAmount: 100, withdrawAmount: 20, netAmount: -13.5 };

/** What a played agent sees of a team. */
export const teamSamples = {
  teamKpiA: { footer: { teamLoginMemberCount: 3, teamBetMemberCount: 2, teamBetAmount: 150, teamWinAmount: 105 } },
  teamKpiB: { footer: { teamRegisterMemberCount: 1, teamDepositAmount: 300, teamWithdrawAmount: 60 } },
  teamKpiC: { footer: { teamOnlineCount: 1, teamMemberCount: 3, teamRebateAmount: 4.5, teamNetAmount: -40.5 } },
  subordinates: members,
  downlines: members,
  memberPnl: {
    list: list.map(({ memberId, username }) => ({ memberId, username, ...sums })),
    totalCount: list.length,
    footer: { betAmount: 150, winAmount: 105, rebateAmount: 4.5, depositAmount: 300, withdrawAmount: 60, netAmount: -40.5 },
  },
  teamBets: {
    list: list.map(({ memberId, username }, index) => ({
      betId: `sample-${index}`,
      memberId,
      username,
      gameName: `Sample game ${index + 1}`,
      betTime: '2026-01-01T12:00:00.000Z',
      betAmount: 50,
      winAmount: 35,
      netAmount: -15,
    })),
    totalCount: list.length,
    footer: { betAmount: 150, winAmount: 105, netAmount: -45 },
  },
} satisfies {
  readonly [C in 'teamKpiA' | 'teamKpiB' | 'teamKpiC' | 'subordinates' | 'downlines' | 'memberPnl' | 'teamBets']: CallAnswer<C>;
};
