/** How often each face is on a reel; the first is the rarest. */
const weights = [1, 2, 3, 4, 5, 5] as const;
const WHEEL = weights.reduce((sum, weight) => sum + weight, 0);

/** What three equal faces pay, in stakes. */
const triples = [250, 80, 30, 12, 6, 5] as const;
const PAIR = 1;
const REELS = 3;

/** Face at a place of the wheel, 0 to below `WHEEL`. */
function faceAt(place: number): number {
  let left = place;
  const face = weights.findIndex((weight) => (left -= weight) < 0);
  return Math.max(face, 0);
}

/** Turns the reels. `draw` gives a whole number from 0 to below its argument. */
export const spin = (draw: (below: number) => number): number[] => Array.from({ length: REELS }, () => faceAt(draw(WHEEL)));

/** What reels pay, in stakes. */
export function payOf(reels: readonly number[]): number {
  const [first, second, third] = reels;
  if (first === undefined || second === undefined || third === undefined) return 0;
  if (first === second && second === third) return triples[first] ?? 0;
  return first === second || second === third || first === third ? PAIR : 0;
}

/** The payout of a round in money, to the cent. */
export const payoutOf = (reels: readonly number[], stake: number): number => Math.round(payOf(reels) * stake * 100) / 100;
