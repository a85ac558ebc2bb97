import type { PlayerRankAnswer } from '#schemas/declare/platform/benefits.schema.ts';

export interface VipProgress {
  /** From 0 to 1. */
  readonly value: number;
  readonly completed: number;
  readonly expected: number;
  /** The level that comes next; none at the top. */
  readonly next: string | undefined;
}

/** How far a member is on the way to the next level: all the way where none comes, nowhere where nothing is expected (VIP-02, VIP-03). */
export function vipProgress({ currentProgress, playerRankProgress }: PlayerRankAnswer): VipProgress {
  const completed = Math.max(0, currentProgress?.completedConditions ?? 0);
  const expected = Math.max(0, currentProgress?.totalExpectedConditions ?? 0);
  const next = String(playerRankProgress?.labelId ?? '');
  if (next === '') return { value: 1, completed, expected, next: undefined };
  return { value: expected === 0 ? 0 : Math.min(1, completed / expected), completed, expected, next };
}
