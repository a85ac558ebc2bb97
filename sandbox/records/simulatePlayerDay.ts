import { stakesOf } from '../games/stakesOf.ts';
import type { MoneyUnit } from '../money/unitOf.ts';
import { LEAST_WITHDRAWAL } from '../wallet/cashier.ts';
import { seedOf, seededRandom } from '../seed/seededRandom.ts';
import { TRIAL_TYPE } from '../accounts/accountQueries.ts';
import { DAY_MS, dayOf } from '../calls/days.ts';

/** The player of the day. */
export interface Player {
  readonly id: number;
  readonly merchantCode: string;
  readonly username: string;
  readonly customerType: number;
}

export interface PlayedGame {
  readonly gameId: string;
  /** Smallest stake, in credits. */
  readonly minBet: number;
  readonly freeplay: boolean;
}

/** A bet of that day. Amounts are in hundredths of the currency. */
export interface SimulatedRound {
  readonly gameId: string;
  readonly isFree: boolean;
  readonly stake: number;
  readonly payout: number;
  readonly at: Date;
}

/** What moved the wallet on that day, in its order. Amounts are in hundredths of the currency. */
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
/** Amounts in credits. */
const DEPOSITS = [50, 100, 200];
const BONUS = 5;
/** What is withdrawn is a multiple of it; the rest stays in the wallet. */
const WITHDRAWN_BY = 10;
const CARD = 'Orchard Mutual •••• 4821';
/** The payout of a bet as a multiple of its stake. Most bets pay nothing; on average a little less than the stake. */
const PAYOUTS = [0, 0, 0, 0, 0, 0.5, 1, 1.5, 2, 3.5];
const EVENING_HOUR = 17;
const MINUTE_MS = 60_000;
/** So many of a game's stakes are played, from the smallest. */
const STAKES = 4;
const NO_GAME: PlayedGame = { gameId: '', minBet: 0, freeplay: false };

const hundredths = (amount: number): number => Math.round(amount * 100);

/** How many days back the demo accounts have played. The days repeat with this period, so that totals are the same on any date. */
export const HISTORY_DAYS = 35;

/** Place of a day in its period. */
const placeOf = (day: string): number => (Date.parse(day) / DAY_MS) % HISTORY_DAYS;

/**
 * Simulates a demo player's day (`YYYY-MM-DD`), deterministically. On some days they do not play at all; on the others
 * they deposit, play, and withdraw most of the rest. A trial account plays with free credits.
 */
export function simulatePlayerDay(player: Player, day: string, games: readonly PlayedGame[], unit: MoneyUnit): SimulatedDay {
  const random = seededRandom(seedOf(`history ${player.merchantCode} ${player.username} ${placeOf(day)}`));
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
    moves.push({ kind, amount: hundredths(amount), subject, at });
  let balance = unit.offer(pick(DEPOSITS) ?? 0);
  move('deposit', balance, 'wallet', later());
  if (random() < 0.15) {
    balance += unit.offer(BONUS);
    move('bonus', unit.offer(BONUS), 'reward', later());
  }
  const rounds: SimulatedRound[] = [];
  for (let left = 3 + Math.floor(random() * 5); left > 0; left -= 1) {
    const { gameId, minBet } = pick(playable) ?? NO_GAME;
    const stake = pick(stakesOf(minBet, unit).slice(0, STAKES)) ?? 0;
    if (stake > balance) continue;
    const payout = unit.round(stake * (pick(PAYOUTS) ?? 0));
    const at = later();
    balance = unit.round(balance + payout - stake);
    rounds.push({ gameId, isFree, stake: hundredths(stake), payout: hundredths(payout), at });
    move('bet', -stake, gameId, at);
    if (payout > 0) move('win', payout, gameId, at);
  }
  if (balance >= unit.offer(LEAST_WITHDRAWAL)) {
    const by = unit.offer(WITHDRAWN_BY);
    move('withdrawal', -Math.floor(balance / by) * by, CARD, later());
  }
  return { rounds, moves: isFree ? [] : moves };
}

const sumOf = (moves: readonly SimulatedMove[]): number => moves.reduce((total, { amount }) => total + amount, 0);

/**
 * The day with, on the last of each period, a withdrawal of what the days before left in the wallet: a balance returns to where it was, and
 * is the same on any date.
 */
export function settledDay(player: Player, day: string, games: readonly PlayedGame[], unit: MoneyUnit): SimulatedDay {
  const simulated = simulatePlayerDay(player, day, games, unit);
  if (placeOf(day) !== HISTORY_DAYS - 1) return simulated;
  const period = Array.from({ length: HISTORY_DAYS }, (_day, back) => dayOf(new Date(Date.parse(day) - back * DAY_MS)));
  const left = sumOf(period.flatMap((each) => simulatePlayerDay(player, each, games, unit).moves));
  if (left === 0) return simulated;
  const at = new Date(Date.parse(day) + DAY_MS - MINUTE_MS);
  return { ...simulated, moves: [...simulated.moves, { kind: 'withdrawal', amount: -left, subject: CARD, at }] };
}
