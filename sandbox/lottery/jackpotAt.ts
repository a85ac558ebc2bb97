import type { JackpotAnswer } from '#schemas/declare/platform/announcements.schema.ts';

const FLOOR = 1_200_000;
const PER_SECOND = 0.35;
/** It is won and starts again after this time. */
const LIFE_S = 30 * 24 * 60 * 60;

/** The sandbox's play-money jackpot, which grows with time. Merchants use it only after they have given the call a path. */
export function jackpotAt(now: Date): JackpotAnswer {
  const seconds = Math.floor(now.getTime() / 1000) % LIFE_S;
  return { amount: Math.round((FLOOR + seconds * PER_SECOND) * 100) / 100, perSecond: PER_SECOND, updatedAt: now.toISOString() };
}
