import type { Condition } from '../entries/condition.ts';
import { pointerTo } from '../problem.ts';
import { type Circumstances, evaluateWhen, siteValue } from './evaluateWhen.ts';

/** One part of a condition that keeps a block or an entry from showing, and where the part is in the condition. */
export interface Obstacle {
  readonly pointer: string;
  readonly when: Condition;
}

/**
 * Why a condition does not hold: its smallest parts that fail. Of `any` those are all its parts, each of which would do;
 * a `not` is its own reason, because what is inside it holds. A setting that names a switch gives that switch.
 *
 * @returns Nothing when the condition holds.
 */
export function explainWhen(when: Condition | undefined, circumstances: Circumstances, pointer = ''): Obstacle[] {
  if (when === undefined || evaluateWhen(when, circumstances)) return [];
  const inside = (parts: readonly Condition[], key: string) =>
    parts.flatMap((part, index) => explainWhen(part, circumstances, `${pointer}${pointerTo(key, String(index))}`));
  if ('all' in when) return inside(when.all, 'all');
  if ('any' in when && when.any.length > 0) return inside(when.any, 'any');
  return [{ pointer, when: 'switchIn' in when ? { switch: String(siteValue(circumstances.site, when.switchIn)) } : when }];
}
