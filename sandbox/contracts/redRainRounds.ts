import type { RedRainAnswer } from '#schemas/declare/platform/contracts.schema.ts';
import type { MoneyUnit } from '../money/unitOf.ts';
import { dayOf } from '../calls/days.ts';

const HOUR_MS = 60 * 60 * 1000;
/** When rounds begin, by the time of the platform (UTC), and what falls in each, in credits of play money. */
const ROUNDS = [
  [12, 500],
  [18, 1000],
  [21, 2000],
] as const;
const MINUTES = 5;

/** The sandbox's rounds of a day. Merchants use them only after they have given the call a path. */
export function redRainRounds(now: Date, { offer }: MoneyUnit): RedRainAnswer {
  const midnight = Date.parse(dayOf(now));
  return {
    rounds: ROUNDS.map(([hour, credits]) => {
      const startsAt = new Date(midnight + hour * HOUR_MS);
      const endsAt = new Date(startsAt.getTime() + MINUTES * 60 * 1000);
      return {
        id: startsAt.toISOString(),
        startsAt: startsAt.toISOString(),
        endsAt: endsAt.toISOString(),
        amount: offer(credits),
      };
    }),
  };
}
