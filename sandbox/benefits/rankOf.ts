import type { PlayerRankAnswer } from '#schemas/declare/platform/benefits.schema.ts';

/** The bets needed for each level after the first, and the reward for reaching it in cents. */
export const levelSteps = [
  { bets: 10, amount: 300 },
  { bets: 50, amount: 500 },
  { bets: 150, amount: 1_000 },
  { bets: 400, amount: 2_000 },
  { bets: 1_000, amount: 5_000 },
] as const;

/** The level that comes with this many steps, as players read it. */
export const levelNamed = (steps: number): string => `VIP ${steps + 1}`;

/** The level that this many bets give, as players read it. */
export const levelOf = (bets: number): string => levelNamed(levelSteps.filter((step) => bets >= step.bets).length);

const ranks = [
  { labelId: levelNamed(0), needed: 0 },
  ...levelSteps.map(({ bets, amount }, index) => ({ labelId: levelNamed(index + 1), needed: bets, reward: amount / 100 })),
];

/** How far this many bets lead to the next level; without a label there is no next level (VIP-02). */
export function rankOf(bets: number): PlayerRankAnswer {
  const needed = levelSteps.find((step) => bets < step.bets)?.bets;
  return {
    currentProgress: { completedConditions: bets, totalExpectedConditions: needed ?? bets },
    playerRankProgress: needed === undefined ? {} : { labelId: levelOf(needed) },
    ranks,
  };
}
