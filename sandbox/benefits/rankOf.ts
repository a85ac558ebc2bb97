import type { PlayerRankAnswer } from '#schemas/declare/platform/benefits.schema.ts';
import type { MoneyUnit } from '../money/unitOf.ts';

/** The bets needed for each level after the first, and the reward for reaching it in credits. */
export const levelSteps = [
  { bets: 10, credits: 2 },
  { bets: 50, credits: 5 },
  { bets: 150, credits: 10 },
  { bets: 400, credits: 20 },
  { bets: 1_000, credits: 50 },
] as const;

/** The level that comes with this many steps, as players read it. */
export const levelNamed = (steps: number): string => `VIP ${steps + 1}`;

/** The level that this many bets give, as players read it. */
export const levelOf = (bets: number): string => levelNamed(levelSteps.filter((step) => bets >= step.bets).length);

const ranksIn = ({ offer }: MoneyUnit) => [
  { labelId: levelNamed(0), needed: 0 },
  ...levelSteps.map(({ bets, credits }, index) => ({ labelId: levelNamed(index + 1), needed: bets, reward: offer(credits) })),
];

/** How far this many bets lead to the next level; without a label there is no next level (VIP-02). */
export function rankOf(bets: number, unit: MoneyUnit): PlayerRankAnswer {
  const needed = levelSteps.find((step) => bets < step.bets)?.bets;
  return {
    currentProgress: { completedConditions: bets, totalExpectedConditions: needed ?? bets },
    playerRankProgress: needed === undefined ? {} : { labelId: levelOf(needed) },
    ranks: ranksIn(unit),
  };
}
