import type { MoneyUnit } from '../money/unitOf.ts';
import { seedOf, seededRandom } from '../seed/seededRandom.ts';

/** A bet in hundredths of the currency. */
export interface Bet {
  readonly id: string;
  readonly at: Date;
  readonly stake: number;
  readonly win: number;
  /** Which of the games, as a part of 1. */
  readonly pick: number;
}

/** The figures of a simulated member's day. Amounts in hundredths of the currency. */
export interface SimulatedDay {
  readonly loginAt: Date | undefined;
  readonly bets: readonly Bet[];
  readonly deposit: number;
  readonly withdraw: number;
}

const MINUTE_MS = 60_000;
/** Amounts in credits. */
const STAKES = [1, 2, 5, 10, 20, 50];
const DEPOSITS = [20, 50, 100, 200];
const WITHDRAWALS = [30, 60, 150];
const MOST_BETS = 6;
/** Part of the bets that win, and what those pay at least and at most. */
const WINS = 0.38;
const PAYS = [1.2, 3.6] as const;

const hundredths = (amount: number): number => Math.round(amount * 100);

const IDLE: SimulatedDay = { loginAt: undefined, bets: [], deposit: 0, withdraw: 0 };

/**
 * One day of a simulated member. All figures of the team are computed from it, so they agree. The same on every machine.
 *
 * @param who Unique among the members of all merchants.
 * @param day YYYY-MM-DD, by the time of the platform (UTC).
 * @param now Nothing is simulated after this moment.
 * @param unit Of the merchant's money.
 */
export function simulateMemberDay(who: string, day: string, now: Date, { offer, round, sum }: MoneyUnit): SimulatedDay {
  const keenness = 0.25 + 0.6 * seededRandom(seedOf(who))();
  const random = seededRandom(seedOf(`${who} ${day}`));
  const one = (of: readonly number[]): number => of[Math.floor(random() * of.length)] ?? 0;
  if (random() > keenness) return IDLE;
  const start = Date.parse(`${day}T00:00:00Z`);
  const loginAt = new Date(start + Math.floor(random() * 20 * 60) * MINUTE_MS);
  if (loginAt > now) return IDLE;
  const deposit = random() < 0.3 ? hundredths(offer(one(DEPOSITS))) : 0;
  const withdraw = random() < 0.12 ? hundredths(sum(one(WITHDRAWALS))) : 0;
  const bets = Array.from({ length: Math.floor(random() * (MOST_BETS + 1)) }, (_bet, index): Bet => {
    const stake = offer(one(STAKES));
    const pays = random() < WINS ? PAYS[0] + random() * (PAYS[1] - PAYS[0]) : 0;
    const at = new Date(loginAt.getTime() + Math.floor(random() * 180) * MINUTE_MS);
    return {
      id: `${seedOf(`${who} ${day} ${index}`)}`,
      at,
      stake: hundredths(stake),
      win: hundredths(round(stake * pays)),
      pick: random(),
    };
  });
  return { loginAt, bets: bets.filter(({ at }) => at <= now), deposit, withdraw };
}
