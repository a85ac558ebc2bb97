/** What the bookmaker keeps of all stakes. */
const MARGIN = 0.055;
const LOWEST = 1.01;
const HIGHEST = 101;

/** Bookmakers' steps: the higher the odds, the coarser. */
const stepOf = (odds: number): number => (odds < 2 ? 0.01 : odds < 4 ? 0.05 : odds < 10 ? 0.1 : odds < 30 ? 0.5 : 1);

/** Decimal odds of a chance between 0 and 1. */
export function oddsOf(chance: number): number {
  const odds = Math.min(HIGHEST, Math.max(LOWEST, 1 / (Math.max(chance, 0.0001) * (1 + MARGIN))));
  const step = stepOf(odds);
  return Math.max(LOWEST, Number((Math.round(odds / step) * step).toFixed(2)));
}
