import { usernameKey } from '../accounts/accountQueries.ts';
import type { Handlers, MemberContext } from '../calls/CallContext.ts';
import { readText } from '../calls/readQuery.ts';
import { readDays } from '../calls/readRecordQuery.ts';
import type { SandboxParts } from '../calls/SandboxParts.ts';
import { readAgentTree } from './agentTreeQueries.ts';
import { pageOf } from './pageOf.ts';
import { type MemberFigures, type TeamBet, isOnline, readFigures } from './teamFigures.ts';

type FigureHandlers = Pick<Handlers, 'teamKpiA' | 'teamKpiB' | 'teamKpiC' | 'memberPnl' | 'teamBets'>;

const money = (cents: number): number => cents / 100;
const count = (team: readonly MemberFigures[], is: (one: MemberFigures) => boolean): number => team.filter(is).length;

/** Sums of some members. The net amount is from the members' view: negative when they lose. */
function sumsOf(team: readonly MemberFigures[]) {
  const of = (name: 'stake' | 'win' | 'rebate' | 'deposit' | 'withdraw') => team.reduce((sum, one) => sum + one[name], 0);
  return {
    betAmount: money(of('stake')),
    winAmount: money(of('win')),
    rebateAmount: money(of('rebate')),
    depositAmount: money(of('deposit')),
    withdrawAmount: money(of('withdraw')),
    netAmount: money(of('win') + of('rebate') - of('stake')),
  };
}

const betSums = (bets: readonly TeamBet[]) => {
  const [stake, win] = [bets.reduce((sum, bet) => sum + bet.stake, 0), bets.reduce((sum, bet) => sum + bet.win, 0)];
  return { betAmount: money(stake), winAmount: money(win), netAmount: money(win - stake) };
};

/** Figures of the members below an agent in the requested days; with a `username`, only of members whose name contains it. */
async function teamOf(parts: SandboxParts, context: MemberContext): Promise<MemberFigures[]> {
  const { merchantCode, query, account } = context;
  const days = readDays(query, parts.today(), context.site.full.template.behaviour.records.maxDays);
  const part = usernameKey(readText(query, 'username'));
  const tree = await readAgentTree(parts.db, account.id, parts.clock());
  const members = tree.filter(({ username, nickname }) =>
    [username, nickname ?? ''].some((name) => usernameKey(name).includes(part)),
  );
  return readFigures(parts.db, merchantCode, members, days, parts.today());
}

/** Figures of an agent's down-line (CALL-43 to CALL-45, CALL-52, AGTEAM-04). */
export const figureHandlers = (parts: SandboxParts): FigureHandlers => ({
  teamKpiA: async (context) => {
    const team = await teamOf(parts, context);
    const { betAmount, winAmount } = sumsOf(team);
    const teamLoginMemberCount = count(team, ({ hasLoggedIn }) => hasLoggedIn);
    const teamBetMemberCount = count(team, ({ bets }) => bets.length > 0);
    return { footer: { teamLoginMemberCount, teamBetMemberCount, teamBetAmount: betAmount, teamWinAmount: winAmount } };
  },
  teamKpiB: async (context) => {
    const team = await teamOf(parts, context);
    const { depositAmount, withdrawAmount } = sumsOf(team);
    const teamRegisterMemberCount = count(team, ({ hasRegistered }) => hasRegistered);
    return { footer: { teamRegisterMemberCount, teamDepositAmount: depositAmount, teamWithdrawAmount: withdrawAmount } };
  },
  teamKpiC: async (context) => {
    const team = await teamOf(parts, context);
    const { rebateAmount, netAmount } = sumsOf(team);
    const teamOnlineCount = count(team, ({ member }) => isOnline(context.merchantCode, member, parts.today()));
    return {
      footer: { teamOnlineCount, teamMemberCount: team.length, teamRebateAmount: rebateAmount, teamNetAmount: netAmount },
    };
  },
  memberPnl: async (context) => {
    const team = await teamOf(parts, context);
    const active = team.filter(({ stake, deposit, withdraw }) => stake > 0 || deposit > 0 || withdraw > 0);
    const { list, ...page } = pageOf(context.query, active);
    return {
      list: list.map((one) => ({ memberId: one.member.id, username: one.member.username, ...sumsOf([one]) })),
      footer: sumsOf(active),
      ...page,
    };
  },
  teamBets: async (context) => {
    const team = await teamOf(parts, context);
    const bets = team.flatMap((one) => one.bets).sort((one, other) => other.at.getTime() - one.at.getTime());
    const { list, ...page } = pageOf(context.query, bets);
    return {
      list: list.map((bet) => ({
        betId: bet.betId,
        memberId: bet.member.id,
        username: bet.member.username,
        gameName: bet.gameName,
        betTime: bet.at.toISOString(),
        ...betSums([bet]),
      })),
      footer: betSums(bets),
      ...page,
    };
  },
});
