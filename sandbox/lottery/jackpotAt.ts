import type { MoneyUnit } from '../money/unitOf.ts';
import type { JackpotAnswer } from '#schemas/declare/platform/announcements.schema.ts';

/** In credits; more than any win on the board. */
const FLOOR = 250_000;
const PER_SECOND = 0.05;
/** It is won and starts again after this time. */
const LIFE_S = 30 * 24 * 60 * 60;

/** The sandbox's play-money jackpot, which grows with time. Merchants use it only after they have given the call a path. */
export function jackpotAt(now: Date, { creditValue, round, sum }: MoneyUnit): JackpotAnswer {
  const seconds = Math.floor(now.getTime() / 1000) % LIFE_S;
  const perSecond = PER_SECOND * creditValue;
  return { amount: round(sum(FLOOR) + seconds * perSecond), perSecond, updatedAt: now.toISOString() };
}
