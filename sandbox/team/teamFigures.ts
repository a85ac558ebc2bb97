import type { Queries } from '#server/store/database/Database.ts';
import { type TreeMember, firstGameNames, readPaid, readRounds } from './agentTreeQueries.ts';
import { shareOf } from '../money/shareOf.ts';
import { storedUnit } from '../money/storedUnit.ts';
import { type MoneyUnit, createUnit } from '../money/unitOf.ts';
import { type SimulatedDay, simulateMemberDay } from './simulateMemberDay.ts';
import type { AskedDays } from '../calls/readRecordQuery.ts';
import { DAY_MS, dayOf } from '../calls/days.ts';

/** A bet of one of the team, in hundredths of the currency. */
export interface TeamBet {
  readonly betId: string;
  readonly member: TreeMember;
  readonly gameName: string;
  readonly at: Date;
  readonly stake: number;
  readonly win: number;
}

/** The figures of one member in some days. Amounts in hundredths of the currency. */
export interface MemberFigures {
  readonly member: TreeMember;
  readonly hasLoggedIn: boolean;
  readonly hasRegistered: boolean;
  readonly bets: readonly TeamBet[];
  readonly stake: number;
  readonly win: number;
  readonly rebate: number;
  readonly deposit: number;
  readonly withdraw: number;
}

/** How many days back the last login is searched. */
const LOOKED_BACK = 30;
/** A simulated member is online for so long after a login. */
const ONLINE_MS = 3 * 60 * 60 * 1000;
const GAMES = 60;
/** Where no amount of a day is read. */
const CREDITS = createUnit(1);

const whoIs = (merchantCode: string, { username }: TreeMember): string => `${merchantCode} ${username}`;
const isWithin = (moment: Date | null, { from, until }: AskedDays): boolean =>
  moment !== null && moment >= from && moment < until;
const centsOf = (amount: string): number => Math.round(Number(amount) * 100);
const sum = <T>(rows: readonly T[], of: (row: T) => number): number => rows.reduce((total, row) => total + of(row), 0);

interface Place {
  readonly merchantCode: string;
  readonly unit: MoneyUnit;
}

function simulatedDays({ merchantCode, unit }: Place, member: TreeMember, { from, until }: AskedDays, now: Date): SimulatedDay[] {
  if (!member.isSimulated) return [];
  const joined = dayOf(member.createdAt);
  const days: SimulatedDay[] = [];
  for (let at = from.getTime(); at < until.getTime() && at <= now.getTime(); at += DAY_MS) {
    const day = dayOf(new Date(at));
    if (day >= joined) days.push(simulateMemberDay(whoIs(merchantCode, member), day, now, unit));
  }
  return days;
}

/** The last login of a member: of the account, or as simulated. */
export function lastLoginOf(merchantCode: string, member: TreeMember, now: Date): Date | null {
  if (!member.isSimulated) return member.lastLoginAt;
  for (let back = 0; back < LOOKED_BACK; back += 1) {
    const day = dayOf(new Date(now.getTime() - back * DAY_MS));
    if (day < dayOf(member.createdAt)) break;
    const { loginAt } = simulateMemberDay(whoIs(merchantCode, member), day, now, CREDITS);
    if (loginAt) return loginAt;
  }
  return null;
}

export function isOnline(merchantCode: string, member: TreeMember, now: Date): boolean {
  if (!member.isSimulated) return member.hasSession;
  const { loginAt } = simulateMemberDay(whoIs(merchantCode, member), dayOf(now), now, CREDITS);
  return loginAt !== undefined && now.getTime() - loginAt.getTime() < ONLINE_MS;
}

interface Paid {
  readonly deposit: number;
  readonly withdraw: number;
}

function figuresOf(
  member: TreeMember,
  days: AskedDays,
  simulated: readonly SimulatedDay[],
  bets: readonly TeamBet[],
  paid: Paid,
  unit: MoneyUnit,
): MemberFigures {
  const stake = sum(bets, (bet) => bet.stake);
  return {
    member,
    hasLoggedIn: member.isSimulated ? simulated.some(({ loginAt }) => loginAt !== undefined) : isWithin(member.lastLoginAt, days),
    hasRegistered: isWithin(member.createdAt, days),
    bets,
    stake,
    win: sum(bets, (bet) => bet.win),
    rebate: shareOf(stake, member.rebate, unit),
    deposit: paid.deposit + sum(simulated, (day) => day.deposit),
    withdraw: paid.withdraw + sum(simulated, (day) => day.withdraw),
  };
}

/** The figures of these members in some days: real play, and simulated play of simulated members. */
export async function readFigures(
  queries: Queries,
  merchantCode: string,
  tree: readonly TreeMember[],
  days: AskedDays,
  now: Date,
): Promise<MemberFigures[]> {
  const names = await firstGameNames(queries, merchantCode, GAMES);
  const unit = await storedUnit(queries, merchantCode);
  const ids = tree.map(({ id }) => id);
  const rounds = await readRounds(queries, ids, days.from, days.until);
  const payments = new Map((await readPaid(queries, ids, days.from, days.until)).map((row) => [row.accountId, row]));
  return tree.map((member) => {
    const simulated = simulatedDays({ merchantCode, unit }, member, days, now);
    const made = simulated.flatMap(({ bets }) =>
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
        stake: centsOf(stake),
        win: centsOf(payout),
      }));
    const { deposit = '0', withdraw = '0' } = payments.get(member.id) ?? {};
    const paid = { deposit: centsOf(deposit), withdraw: centsOf(withdraw) };
    return figuresOf(member, days, simulated, [...made, ...played], paid, unit);
  });
}
