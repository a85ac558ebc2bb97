import { seedOf, seededRandom } from '../seed/seededRandom.ts';
import { TRIAL_TYPE } from '../accounts/accountQueries.ts';
import { DAY_MS } from '../calls/days.ts';

/** The player of the day. */
export interface Player {
  readonly id: number;
  readonly merchantCode: string;
  readonly username: string;
  readonly customerType: number;
}

export interface PlayedGame {
  readonly gameId: string;
  /** Smallest stake, in cents. */
  readonly minBet: number;
  readonly freeplay: boolean;
}

/** A bet of that day. Sums are in cents. */
export interface SimulatedRound {
  readonly gameId: string;
  readonly isFree: boolean;
  readonly stake: number;
  readonly payout: number;
  readonly at: Date;
}

/** What moved the wallet on that day, in its order; the amounts of a day add up to nothing, so that no balance changes. */
export interface SimulatedMove {
  readonly kind: 'deposit' | 'bet' | 'win' | 'bonus' | 'withdrawal';
  readonly amount: number;
  readonly subject: string;
  readonly at: Date;
}

export interface SimulatedDay {
  readonly rounds: readonly SimulatedRound[];
  readonly moves: readonly SimulatedMove[];
}

const NOTHING: SimulatedDay = { rounds: [], moves: [] };
const DEPOSITS = [5_000, 10_000, 20_000];
const STAKES = [1, 2, 4, 10];
/** The payout of a bet as a multiple of its stake. Most bets pay nothing; on average a little less than the stake. */
const PAYOUTS = [0, 0, 0, 0, 0, 0.5, 1, 1.5, 2, 3.5];
const BONUS = 500;
const EVENING_HOUR = 17;
const MINUTE_MS = 60_000;

/** How many days back the demo accounts have played. The days repeat with this period, so that totals are the same on any date. */
export const HISTORY_DAYS = 35;

/**
 * Simulates a demo player's day (`YYYY-MM-DD`), deterministically. On some days they do not play at all; on the others
 * they deposit, play, and withdraw the rest. A trial account plays with free credits.
 */
export function simulatePlayerDay(player: Player, day: string, games: readonly PlayedGame[]): SimulatedDay {
  const random = seededRandom(
    seedOf(`history ${player.merchantCode} ${player.username} ${(Date.parse(day) / DAY_MS) % HISTORY_DAYS}`),
  );
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const isFree = player.customerType === TRIAL_TYPE;
  const playable = isFree ? games.filter(({ freeplay }) => freeplay) : games;
  if (random() < 0.3 || playable.length === 0) return NOTHING;

  let minute = Math.floor(random() * 60);
  const later = () => {
    minute += 1 + Math.floor(random() * 9);
    return new Date(Date.parse(day) + EVENING_HOUR * 60 * MINUTE_MS + minute * MINUTE_MS);
  };
  const moves: SimulatedMove[] = [];
  const move = (kind: SimulatedMove['kind'], amount: number, subject: string, at: Date) =>
    moves.push({ kind, amount, subject, at });
  let balance = pick(DEPOSITS) ?? 0;
  move('deposit', balance, 'wallet', later());
  if (random() < 0.15) {
    balance += BONUS;
    move('bonus', BONUS, 'reward', later());
  }
  const rounds: SimulatedRound[] = [];
  for (let left = 3 + Math.floor(random() * 5); left > 0; left -= 1) {
    const { gameId, minBet } = pick(playable) ?? { gameId: '', minBet: Number.POSITIVE_INFINITY };
    const stake = minBet * (pick(STAKES) ?? 1);
    if (stake > balance) continue;
    const payout = Math.round(stake * (pick(PAYOUTS) ?? 0));
    const at = later();
    balance += payout - stake;
    rounds.push({ gameId, isFree, stake, payout, at });
    move('bet', -stake, gameId, at);
    if (payout > 0) move('win', payout, gameId, at);
  }
  if (balance > 0) move('withdrawal', -balance, 'Orchard Mutual •••• 4821', later());
  return { rounds, moves: isFree ? [] : moves };
}
