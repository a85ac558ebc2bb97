import type { PlayerRankAnswer } from '#schemas/platform/benefits.schema.ts';

/** How many bets it takes to leave each level, from the first on. */
const LEVELS = [10, 50, 150, 400, 1000];

/** The level that this many bets give, as players read it. */
export const levelOf = (bets: number): string => `VIP ${LEVELS.filter((needed) => bets >= needed).length + 1}`;

/** How far this many bets lead to the next level; without a label there is no next level (VIP-02). */
export function rankOf(bets: number): PlayerRankAnswer {
  const needed = LEVELS.find((most) => bets < most);
  return {
    currentProgress: { completedConditions: bets, totalExpectedConditions: needed ?? bets },
    playerRankProgress: needed === undefined ? {} : { labelId: levelOf(needed) },
  };
}
