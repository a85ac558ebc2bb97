import type { PlayerRankAnswer } from '#schemas/platform/benefits.schema.ts';

/** How many bets it takes to leave each level, from the first on. */
const LEVELS = [10, 50, 150, 400, 1000];

/** The level of somebody with so many bets, as players read it. */
export const levelOf = (bets: number): string => `VIP ${LEVELS.filter((needed) => bets >= needed).length + 1}`;

/** How far somebody with so many bets is on the way to the next level; without a label there is none (VIP-02). */
export function rankOf(bets: number): PlayerRankAnswer {
  const needed = LEVELS.find((most) => bets < most);
  return {
    currentProgress: { completedConditions: bets, totalExpectedConditions: needed ?? bets },
    playerRankProgress: needed === undefined ? {} : { labelId: levelOf(needed) },
  };
}
