import type { Queries } from '../../../store/Database.ts';
import { firstGameNames, type LineMember, readRounds } from './lineQueries.ts';
import { type InventedDay, inventDay } from './inventDay.ts';
import type { Days } from './readDays.ts';

/** A bet of one of the team, in cents. */
export interface TeamBet {
  readonly betId: string;
  readonly member: LineMember;
  readonly gameName: string;
  readonly at: Date;
  readonly stake: number;
  readonly win: number;
}

/** What one of the team did in some days. Amounts in cents. */
export interface MemberFigures {
  readonly member: LineMember;
  readonly hasLoggedIn: boolean;
  readonly hasRegistered: boolean;
  readonly bets: readonly TeamBet[];
  readonly stake: number;
  readonly win: number;
  readonly rebate: number;
  readonly deposit: number;
  readonly withdraw: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** How many days back somebody's last login is looked for. */
const LOOKED_BACK = 30;
/** An invented member is online for so long after a login. */
const ONLINE_MS = 3 * 60 * 60 * 1000;
const GAMES = 60;

const whoIs = (merchantCode: string, { username }: LineMember): string => `${merchantCode} ${username}`;
const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);
const isWithin = (moment: Date | null, { from, to }: Days): boolean => moment !== null && moment >= from && moment < to;
const sum = <T>(rows: readonly T[], of: (row: T) => number): number => rows.reduce((total, row) => total + of(row), 0);

const inventedDays = (merchantCode: string, member: LineMember, { days }: Days, now: Date): InventedDay[] =>
  member.isInvented
    ? days
        .filter((day) => day >= dayOf(member.createdAt) && day <= dayOf(now))
        .map((day) => inventDay(whoIs(merchantCode, member), day, now))
    : [];

/** When somebody was here last: by the account, or as it is invented. */
export function lastLoginOf(merchantCode: string, member: LineMember, now: Date): Date | null {
  if (!member.isInvented) return member.lastLoginAt;
  for (let back = 0; back < LOOKED_BACK; back += 1) {
    const day = dayOf(new Date(now.getTime() - back * DAY_MS));
    if (day < dayOf(member.createdAt)) break;
    const { loginAt } = inventDay(whoIs(merchantCode, member), day, now);
    if (loginAt) return loginAt;
  }
  return null;
}

export function isOnline(merchantCode: string, member: LineMember, now: Date): boolean {
  if (!member.isInvented) return member.hasSession;
  const { loginAt } = inventDay(whoIs(merchantCode, member), dayOf(now), now);
  return loginAt !== undefined && now.getTime() - loginAt.getTime() < ONLINE_MS;
}

function figuresOf(member: LineMember, days: Days, invented: readonly InventedDay[], bets: readonly TeamBet[]): MemberFigures {
  const stake = sum(bets, (bet) => bet.stake);
  return {
    member,
    hasLoggedIn: member.isInvented ? invented.some(({ loginAt }) => loginAt !== undefined) : isWithin(member.lastLoginAt, days),
    hasRegistered: isWithin(member.createdAt, days),
    bets,
    stake,
    win: sum(bets, (bet) => bet.win),
    rebate: Math.round((stake * member.rebate) / 10_000),
    deposit: sum(invented, (day) => day.deposit),
    withdraw: sum(invented, (day) => day.withdraw),
  };
}

/** What each of a line did in some days: what was really played, and what is invented for those who were invented. */
export async function readFigures(
  queries: Queries,
  merchantCode: string,
  line: readonly LineMember[],
  days: Days,
  now: Date,
): Promise<MemberFigures[]> {
  const names = await firstGameNames(queries, merchantCode, GAMES);
  const rounds = await readRounds(
    queries,
    line.map(({ id }) => id),
    days.from,
    days.to,
  );
  return line.map((member) => {
    const invented = inventedDays(merchantCode, member, days, now);
    const made = invented.flatMap(({ bets }) =>
      bets.map(({ id, at, stake, win, pick }) => {
        const gameName = names[Math.floor(pick * names.length)] ?? '';
        return { betId: `${member.id}-${id}`, member, gameName, at, stake, win };
      }),
    );
    const played = rounds
      .filter(({ accountId }) => accountId === member.id)
      .map(({ id, gameName, stake, payout, playedAt }) => ({
        betId: String(id),
        member,
        gameName: gameName ?? '',
        at: playedAt,
        stake: Math.round(Number(stake) * 100),
        win: Math.round(Number(payout) * 100),
      }));
    return figuresOf(member, days, invented, [...made, ...played]);
  });
}
