import type { PlayerRankAnswer } from '#schemas/declare/platform/benefits.schema.ts';
import { vipProgress } from './vipProgress.ts';

export interface LadderLevel {
  readonly label: string;
  readonly state: 'reached' | 'own' | 'next' | 'ahead';
  /** Steps that the next level is away. */
  readonly missing: number | undefined;
  /** Steps that it takes in all. */
  readonly needed: number | undefined;
  readonly reward: number | undefined;
  readonly benefits: readonly string[];
}

/**
 * All levels that the platform reports, with the player's position (HUB-05).
 *
 * @param own Name of the player's level, from the account. If no level has this name, the level before the next one counts, and the last one
 *   where the platform reports progress to none.
 */
export function levelLadder(answer: PlayerRankAnswer, own: string | undefined): LadderLevel[] {
  const { ranks = [], playerRankProgress } = answer;
  const { next, completed, expected } = vipProgress(answer);
  const placeOf = (label: string | undefined) => ranks.findIndex(({ labelId }) => String(labelId) === label);
  const nextAt = placeOf(next);
  const isAtTop = playerRankProgress !== undefined && next === undefined;
  const reachedAt = isAtTop ? ranks.length - 1 : nextAt - 1;
  const ownAt = placeOf(own) === -1 ? reachedAt : placeOf(own);
  return ranks.map(({ labelId, needed, reward, benefits = [] }, place) => ({
    label: String(labelId),
    state: place === ownAt ? 'own' : place === nextAt ? 'next' : place < ownAt ? 'reached' : 'ahead',
    missing: place === nextAt ? Math.max(0, expected - completed) : undefined,
    needed,
    reward,
    benefits,
  }));
}
