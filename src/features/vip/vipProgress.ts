import type { PlayerRankAnswer } from '#schemas/declare/platform/benefits.schema.ts';

export interface VipProgress {
  /** From 0 to 1. */
  readonly value: number;
  readonly completed: number;
  readonly expected: number;
  /** The next level; undefined at the top. */
  readonly next: string | undefined;
}

/** A member's progress to the next level: complete if there is none, zero if nothing is required (VIP-02, VIP-03). */
export function vipProgress({ currentProgress, playerRankProgress }: PlayerRankAnswer): VipProgress {
  const completed = Math.max(0, currentProgress?.completedConditions ?? 0);
  const expected = Math.max(0, currentProgress?.totalExpectedConditions ?? 0);
  const next = String(playerRankProgress?.labelId ?? '');
  if (next === '') return { value: 1, completed, expected, next: undefined };
  return { value: expected === 0 ? 0 : Math.min(1, completed / expected), completed, expected, next };
}
