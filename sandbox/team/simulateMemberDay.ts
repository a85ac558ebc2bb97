import { seedOf, seededRandom } from '../seed/seededRandom.ts';

/** A bet in cents. */
export interface Bet {
  readonly id: string;
  readonly at: Date;
  readonly stake: number;
  readonly win: number;
  /** Which of the games, as a part of 1. */
  readonly pick: number;
}

/** The figures of a simulated member's day. Amounts in cents. */
export interface SimulatedDay {
  readonly loginAt: Date | undefined;
  readonly bets: readonly Bet[];
  readonly deposit: number;
  readonly withdraw: number;
}

const MINUTE_MS = 60_000;
const STAKES = [100, 200, 500, 1000, 2000, 5000];
const DEPOSITS = [2000, 5000, 10_000, 20_000];
const WITHDRAWALS = [3000, 6000, 15_000];
const MOST_BETS = 6;
/** Part of the bets that win, and what those pay at least and at most. */
const WINS = 0.38;
const PAYS = [1.2, 3.6] as const;

const IDLE: SimulatedDay = { loginAt: undefined, bets: [], deposit: 0, withdraw: 0 };

/**
 * One day of a simulated member. All figures of the team are computed from it, so they agree. The same on every machine.
 *
 * @param who Unique among the members of all merchants.
 * @param day YYYY-MM-DD, by the time of the platform (UTC).
 * @param now Nothing is simulated after this moment.
 */
export function simulateMemberDay(who: string, day: string, now: Date): SimulatedDay {
  const keenness = 0.25 + 0.6 * seededRandom(seedOf(who))();
  const random = seededRandom(seedOf(`${who} ${day}`));
  const one = (of: readonly number[]): number => of[Math.floor(random() * of.length)] ?? 0;
  if (random() > keenness) return IDLE;
  const start = Date.parse(`${day}T00:00:00Z`);
  const loginAt = new Date(start + Math.floor(random() * 20 * 60) * MINUTE_MS);
  if (loginAt > now) return IDLE;
  const deposit = random() < 0.3 ? one(DEPOSITS) : 0;
  const withdraw = random() < 0.12 ? one(WITHDRAWALS) : 0;
  const bets = Array.from({ length: Math.floor(random() * (MOST_BETS + 1)) }, (_bet, index): Bet => {
    const stake = one(STAKES);
    const pays = random() < WINS ? PAYS[0] + random() * (PAYS[1] - PAYS[0]) : 0;
    const at = new Date(loginAt.getTime() + Math.floor(random() * 180) * MINUTE_MS);
    return { id: `${seedOf(`${who} ${day} ${index}`)}`, at, stake, win: Math.round(stake * pays), pick: random() };
  });
  return { loginAt, bets: bets.filter(({ at }) => at <= now), deposit, withdraw };
}
