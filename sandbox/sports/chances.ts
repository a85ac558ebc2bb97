/*
 * Chances of how a match ends, from what is still to be played. Plain models: goals fall at random, points are a sum of many small ones, sets are
 * independent of each other.
 */

export interface Chances {
  readonly home: number;
  readonly draw: number;
  readonly away: number;
}

/** So many further goals of one side are counted. */
const MOST_GOALS = 10;

function poisson(mean: number): readonly number[] {
  const chances = [Math.exp(-mean)];
  for (let goals = 1; goals <= MOST_GOALS; goals += 1) chances.push(((chances[goals - 1] ?? 0) * mean) / goals);
  return chances;
}

/** @param lead Goals that home is ahead by. */
export function chancesOfGoals(lead: number, homeMean: number, awayMean: number): Chances {
  let [home, draw, away] = [0, 0, 0];
  for (const [byHome, first] of poisson(homeMean).entries()) {
    for (const [byAway, second] of poisson(awayMean).entries()) {
      const chance = first * second;
      const end = lead + byHome - byAway;
      if (end > 0) home += chance;
      else if (end === 0) draw += chance;
      else away += chance;
    }
  }
  return { home, draw, away };
}

/** The chance of more goals than the line. */
export function chanceOver(line: number, scored: number, mean: number): number {
  const under = poisson(mean).reduce((sum, chance, goals) => (scored + goals < line ? sum + chance : sum), 0);
  return 1 - under;
}

/** The normal distribution, by an approximation of its logarithmic odds. */
export const normal = (x: number): number => 1 / (1 + Math.exp(-1.5976 * x - 0.070565976 * x ** 3));

/** The chance to win a match of sets. @param needs Sets that home, and that away still needs. */
export function chanceOfSets(perSet: number, needs: readonly [home: number, away: number]): number {
  const [home, away] = needs;
  if (home <= 0) return 1;
  if (away <= 0) return 0;
  return perSet * chanceOfSets(perSet, [home - 1, away]) + (1 - perSet) * chanceOfSets(perSet, [home, away - 1]);
}
