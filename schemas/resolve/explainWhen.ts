import { pointerTo } from '../problem.ts';
import type { When } from '../release/layout.schema.ts';
import { type Circumstances, evaluateWhen } from './evaluateWhen.ts';

/** One part of a condition that keeps a block from showing, and where it stands. */
export interface Obstacle {
  readonly pointer: string;
  readonly when: When;
}

/**
 * Why a condition does not hold: its smallest parts that fail. Of `any` those are all its parts, each of which would do;
 * a `not` is its own reason, because what is inside it holds.
 *
 * @returns Nothing when the condition holds.
 */
export function explainWhen(when: When | undefined, circumstances: Circumstances, pointer = ''): Obstacle[] {
  if (when === undefined || evaluateWhen(when, circumstances)) return [];
  const inside = (parts: readonly When[], key: string) =>
    parts.flatMap((part, index) => explainWhen(part, circumstances, `${pointer}${pointerTo(key, String(index))}`));
  if ('all' in when) return inside(when.all, 'all');
  if ('any' in when && when.any.length > 0) return inside(when.any, 'any');
  return [{ pointer, when }];
}
