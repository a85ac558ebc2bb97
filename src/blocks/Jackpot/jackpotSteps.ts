import type { JackpotProps } from './block.ts';

type Invented = Pick<JackpotProps, 'minimum' | 'maximum' | 'start' | 'step'>;

/** The current number, and in how many ms the next one follows. */
export interface JackpotStep {
  readonly amount: number;
  readonly nextMs: number;
}

const COUNTER_MS = 100;
/** A counter goes from end to end in about a minute. */
const COUNTER_STEPS = 600;
const TICKER_SECONDS = [3, 4, 5] as const;

const between = (low: number, high: number, random: () => number): number => Math.round(low + random() * (high - low));

/** The next number of a counter: from its beginning to its end, and again (JACK-01). */
export function counterStep({ minimum, maximum }: Invented, before: number | undefined): JackpotStep {
  const grown = (before ?? minimum) + (before === undefined ? 0 : Math.max(1, Math.round((maximum - minimum) / COUNTER_STEPS)));
  return { amount: grown > maximum ? minimum : grown, nextMs: COUNTER_MS };
}

/** The next number of a ticker: steps and pauses by chance (JACK-02, JACK-03). */
export function tickerStep({ start, step }: Invented, before: number | undefined, random: () => number): JackpotStep {
  const amount = before === undefined ? between(start, start + start / 12, random) : before + between(step, 5 * step, random);
  return { amount, nextMs: (TICKER_SECONDS[Math.floor(random() * TICKER_SECONDS.length)] ?? 4) * 1000 };
}
