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

/** The account that an agent opens, by either form. */
const openAccount = {
  method: 'PUT',
  session: true,
  role: 'agent',
  module: 'entry',
  body: registerPayloadSchema,
  answer: registeredAnswerSchema,
  invalidates: teamLists,
} as const;

/** The transfer of members, of one or of several. */
const transferCall = {
  method: 'POST',
  session: true,
  role: 'agent',
  answer: null,
  invalidates: teamLists,
  refusals: ['downline.circle', 'downline.notLeader', 'downline.rebateAbove', 'downline.unknown'],
} as const;

export const teamCalls = {
  teamKpiA: {
    title: 'team figures, first part',
    method: 'GET',
    path: '/wps/relay/ODSFE2_TeamKPIA',
    session: true,
    role: 'agent',
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
    role: 'agent',
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
    role: 'agent',
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
    role: 'agent',
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
    role: 'agent',
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
    role: 'agent',
    module: 'downline',
    // All members below the agent. `agents` 1: only potential leaders.
    query: query({ username: text(60), agents: count, pageNo: count, pageSize: count }),
    answer: teamMembersAnswerSchema,
    sample: members,
  },
  transferDownline: {
    title: 'transfer to a member',
    path: '/wps/agent/transferDownline',
    ...transferCall,
    body: transferBodySchema,
  },
  transferDownlines: {
    title: 'transfer to several members',
    path: '/wps/agent/transferMultipleDownline',
    ...transferCall,
    body: transferManyBodySchema,
  },
  updateRebates: {
    title: 'change rebates',
    method: 'POST',
    path: '/wps/agent/updateDownlineRebates',
    session: true,
    role: 'agent',
    body: rebatesBodySchema,
    answer: null,
    invalidates: teamLists,
    refusals: ['downline.rebate', 'downline.unknown'],
  },
  memberPnl: {
    title: 'profit and loss of members',
    method: 'GET',
    path: '/wps/relay/ODSFE2_MemPNL',
    session: true,
    role: 'agent',
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
    role: 'agent',
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
    path: '/wps/agent/member',
    ...openAccount,
    refusals: ['captcha.required', 'captcha.unavailable', 'captcha.wrong', 'fields.invalid'],
  },
  openByMobile: {
    title: 'open an account by mobile number',
    path: '/wps/agent/member/mobile',
    ...openAccount,
    refusals: ['captcha.required', 'captcha.unavailable', 'captcha.wrong', 'code.wrong', 'fields.invalid'],
  },
} as const satisfies Record<string, CallDeclaration>;
