import { registerPayloadSchema, registeredAnswerSchema } from '../platform/session.schema.ts';
import {
  memberPnlAnswerSchema,
  rebatesBodySchema,
  teamBetsAnswerSchema,
  teamKpiAnswerSchema,
  teamMemberAnswerSchema,
  teamMembersAnswerSchema,
  transferBodySchema,
  transferManyBodySchema,
} from '../platform/team.schema.ts';
import type { CallDeclaration } from './CallDeclaration.ts';
import { count, day, query, text } from './queryParts.ts';

/** CALL-43 to CALL-45. `size` 0: no rows, the sums alone. */
const teamDays = query({ startDate: day, endDate: day, size: count });
const teamRows = query({ startDate: day, endDate: day, username: text(60), pageNo: count, pageSize: count });

/** Where members are listed with their place and rebate. */
const teamLists = ['subordinates', 'downline', 'downlines'] as const;

const memberOf = (nickname: string, index: number) => ({
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
});
const team = [memberOf('Sample agent', 0), memberOf('Sample member', 1), memberOf('Another sample', 2)] as const;
const members = { list: team, totalCount: team.length };
const sums = { betAmount: 50, winAmount: 35, rebateAmount: 1.5, depositAmount: 100, withdrawAmount: 20, netAmount: -13.5 };

export const teamCalls = {
  teamKpiA: {
    title: 'team figures, first part',
    method: 'GET',
    path: '/wps/relay/ODSFE2_TeamKPIA',
    session: true,
    module: 'agent',
    query: teamDays,
    answer: teamKpiAnswerSchema,
    sample: { footer: { teamLoginMemberCount: 3, teamBetMemberCount: 2, teamBetAmount: 150, teamWinAmount: 105 } },
  },
  teamKpiB: {
    title: 'team figures, second part',
    method: 'GET',
    path: '/wps/relay/ODSFE2_TeamKPIB',
    session: true,
    module: 'agent',
    query: teamDays,
    answer: teamKpiAnswerSchema,
    sample: { footer: { teamRegisterMemberCount: 1, teamDepositAmount: 300, teamWithdrawAmount: 60 } },
  },
  teamKpiC: {
    title: 'team figures, third part',
    method: 'GET',
    path: '/wps/relay/ODSFE2_TeamKPIC',
    session: true,
    module: 'agent',
    query: teamDays,
    answer: teamKpiAnswerSchema,
    sample: { footer: { teamOnlineCount: 1, teamMemberCount: 3, teamRebateAmount: 4.5, teamNetAmount: -40.5 } },
  },
  subordinates: {
    title: 'members of a team by level',
    method: 'GET',
    path: '/wps/relay/ODSFE2_Subordinate',
    session: true,
    module: 'downline',
    // Members directly below `parentId`; without it, below the agent.
    query: query({ parentId: count, pageNo: count, pageSize: count }),
    answer: teamMembersAnswerSchema,
    sample: members,
    refusals: ['downline.unknown'],
  },
  downline: {
    title: 'one member of a team',
    method: 'GET',
    path: '/wps/agent/downline',
    session: true,
    module: 'downline',
    query: query({ memberId: count }),
    answer: teamMemberAnswerSchema,
    sample: { ...team[0], uplines: [] },
    refusals: ['downline.unknown'],
  },
  downlines: {
    title: 'members of a team by name',
    method: 'GET',
    path: '/wps/agent/downlines',
    session: true,
    module: 'downline',
    // All members below the agent. `agents` 1: only potential leaders.
    query: query({ username: text(60), agents: count, pageNo: count, pageSize: count }),
    answer: teamMembersAnswerSchema,
    sample: members,
  },
  transferDownline: {
    title: 'transfer to a member',
    method: 'POST',
    path: '/wps/agent/transferDownline',
    session: true,
    body: transferBodySchema,
    answer: null,
    invalidates: teamLists,
    refusals: ['account.permission', 'downline.circle', 'downline.notLeader', 'downline.rebateAbove', 'downline.unknown'],
  },
  transferDownlines: {
    title: 'transfer to several members',
    method: 'POST',
    path: '/wps/agent/transferMultipleDownline',
    session: true,
    body: transferManyBodySchema,
    answer: null,
    invalidates: teamLists,
    refusals: ['account.permission', 'downline.circle', 'downline.notLeader', 'downline.rebateAbove', 'downline.unknown'],
  },
  updateRebates: {
    title: 'change rebates',
    method: 'POST',
    path: '/wps/agent/updateDownlineRebates',
    session: true,
    body: rebatesBodySchema,
    answer: null,
    invalidates: teamLists,
    refusals: ['account.permission', 'downline.rebate', 'downline.unknown'],
  },
  memberPnl: {
    title: 'profit and loss of members',
    method: 'GET',
    path: '/wps/relay/ODSFE2_MemPNL',
    session: true,
    module: 'downline',
    query: teamRows,
    answer: memberPnlAnswerSchema,
    sample: {
      list: team.map(({ memberId, username }) => ({ memberId, username, ...sums })),
      totalCount: team.length,
      footer: { betAmount: 150, winAmount: 105, rebateAmount: 4.5, depositAmount: 300, withdrawAmount: 60, netAmount: -40.5 },
    },
  },
  // The spec has no call for the bets of a team (AGTEAM-04): this one is ours, and merchants can move it like every other.
  teamBets: {
    title: 'bets of a team',
    method: 'GET',
    path: '/wps/relay/ODSFE2_TeamBets',
    session: true,
    module: 'downline',
    query: teamRows,
    answer: teamBetsAnswerSchema,
    sample: {
      list: team.map(({ memberId, username }, index) => ({
        betId: `sample-${index}`,
        memberId,
        username,
        gameName: `Sample game ${index + 1}`,
        betTime: '2026-01-01T12:00:00.000Z',
        betAmount: 50,
        winAmount: 35,
        netAmount: -15,
      })),
      totalCount: team.length,
      footer: { betAmount: 150, winAmount: 105, netAmount: -45 },
    },
  },
  openByUsername: {
    title: 'open an account by username',
    method: 'PUT',
    path: '/wps/agent/member',
    session: true,
    module: 'entry',
    body: registerPayloadSchema,
    answer: registeredAnswerSchema,
    invalidates: teamLists,
    refusals: ['account.permission', 'captcha.required', 'captcha.unavailable', 'captcha.wrong', 'fields.invalid'],
  },
  openByMobile: {
    title: 'open an account by mobile number',
    method: 'PUT',
    path: '/wps/agent/member/mobile',
    session: true,
    module: 'entry',
    body: registerPayloadSchema,
    answer: registeredAnswerSchema,
    invalidates: teamLists,
    refusals: ['account.permission', 'captcha.required', 'captcha.unavailable', 'captcha.wrong', 'code.wrong', 'fields.invalid'],
  },
} as const satisfies Record<string, CallDeclaration>;
