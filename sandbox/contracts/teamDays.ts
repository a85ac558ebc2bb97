import type { Queries } from '#server/store/database/Database.ts';
import type { Account } from '../calls/Account.ts';
import { shareOf } from '../money/shareOf.ts';
import { storedUnit } from '../money/storedUnit.ts';
import type { AskedDays } from '../calls/readRecordQuery.ts';
import { type TreeMember, ownRebate, readAgentTree, readRounds } from '../team/agentTreeQueries.ts';
import { type MemberFigures, readFigures } from '../team/teamFigures.ts';
import { DAY_MS, dayOf } from '../calls/days.ts';

/** What the team of an agent did in some time, in cents. */
export interface TeamSums {
  readonly turnover: number;
  readonly activeMembers: number;
  /** Its loss; negative if it won. */
  readonly loss: number;
}

export const IDLE: TeamSums = { turnover: 0, activeMembers: 0, loss: 0 };

function spanOf(days: readonly string[]): AskedDays {
  const [startDate = '', endDate = startDate] = [days[0], days.at(-1)];
  return { startDate, endDate, from: new Date(startDate), until: new Date(Date.parse(endDate) + DAY_MS) };
}

const sumOf = (figures: readonly MemberFigures[]): TeamSums => {
  const bets = figures.flatMap((one) => one.bets);
  const turnover = bets.reduce((sum, { stake }) => sum + stake, 0);
  const won = bets.reduce((sum, { win }) => sum + win, 0);
  return { turnover, activeMembers: new Set(bets.map(({ member }) => member.id)).size, loss: turnover - won };
};

/** The same figures that the team's own pages show. `days` follow each other. */
async function readTeam(queries: Queries, { id, merchantCode }: Account, days: readonly string[], now: Date) {
  if (days.length === 0) return [];
  return readFigures(queries, merchantCode, await readAgentTree(queries, id, now), spanOf(days), now);
}

/** What an agent's team did in some days together. */
export const readTeamSums = async (queries: Queries, agent: Account, days: readonly string[], now: Date): Promise<TeamSums> =>
  sumOf(await readTeam(queries, agent, days, now));

/** What an agent's team did on each of some days. */
export async function readTeamDays(
  queries: Queries,
  agent: Account,
  days: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, TeamSums>> {
  const figures = await readTeam(queries, agent, days, now);
  return new Map(
    days.map((day) => [day, sumOf(figures.map((one) => ({ ...one, bets: one.bets.filter(({ at }) => dayOf(at) === day) })))]),
  );
}

/** The member right below the agent in whose branch a member is; that may be the member itself. */
function headOf(member: TreeMember, byId: ReadonlyMap<number, TreeMember>): TreeMember {
  const above = byId.get(member.uplineId);
  return above === undefined ? member : headOf(above, byId);
}

/** Rebate of some days in cents: on what the agent staked, and what the team's rebates leave of the agent's own rate. */
export async function readRebates(queries: Queries, { id, merchantCode }: Account, days: readonly string[], now: Date) {
  const span = spanOf(days);
  const rate = await ownRebate(queries, id);
  const tree = await readAgentTree(queries, id, now);
  const byId = new Map(tree.map((member) => [member.id, member]));
  const figures = await readFigures(queries, merchantCode, tree, span, now);
  const rounds = await readRounds(queries, [id], span.from, span.until);
  const staked = rounds.reduce((sum, { stake }) => sum + Math.round(Number(stake) * 100), 0);
  const left = figures.reduce((sum, { member, stake }) => sum + stake * Math.max(0, rate - headOf(member, byId).rebate), 0);
  const unit = await storedUnit(queries, merchantCode);
  return { ownRebate: shareOf(staked, rate, unit), teamRebate: shareOf(left, 1, unit) };
}
