export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? Number.NaN)
    : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2;
};

/** The value below which this share of them lies, in percent: 100 is the largest. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * share) / 100))] ?? Number.NaN;
}

/** A small generator with a seed, so that the same samples give the same interval. */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export interface Ratio {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** Ratio of two medians with its 95 % interval, by resampling both (1,000 rounds). */
export function ratio(ours: readonly number[], theirs: readonly number[]): Ratio {
  const random = mulberry32(7);
  const resample = (values: readonly number[]) => median(values.map(() => values[Math.floor(random() * values.length)] ?? 0));
  const rounds = Array.from({ length: 1000 }, () => resample(ours) / resample(theirs)).toSorted((a, b) => a - b);
  return { value: median(ours) / median(theirs), low: rounds[25] ?? Number.NaN, high: rounds[974] ?? Number.NaN };
}
