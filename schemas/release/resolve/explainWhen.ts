import type { Condition } from '../../declare/entries/condition.ts';
import { pointerTo } from '../../base/json/problem.ts';
import { type Circumstances, evaluateWhen, siteValue } from './evaluateWhen.ts';

/** One part of a condition that hides a block or an entry, with its place in the condition. */
export interface Obstacle {
  readonly pointer: string;
  readonly when: Condition;
}

const asksWho = (when: Condition): boolean => 'audience' in when || ('not' in when && 'audience' in when.not);

/** Whether a part of `any` concerns other visitors: fulfilling the rest of it would not help this one. */
const isForOthers = (part: Condition | undefined, circumstances: Circumstances): boolean =>
  part !== undefined && 'all' in part && part.all.some((inner) => asksWho(inner) && !evaluateWhen(inner, circumstances));

/**
 * Why a condition does not hold: its smallest failing parts. For `any` these are all its parts, as each would suffice, except those for other
 * visitors if another part is left; a `not` is reported as a whole, because its content holds. A setting that names a switch is reported as that
 * switch.
 *
 * @returns Empty when the condition holds.
 */
export function explainWhen(when: Condition | undefined, circumstances: Circumstances, pointer = ''): Obstacle[] {
  if (when === undefined || evaluateWhen(when, circumstances)) return [];
  const inside = (parts: readonly Condition[], key: string) =>
    parts.map((part, index) => explainWhen(part, circumstances, `${pointer}${pointerTo(key, String(index))}`));
  if ('all' in when) return inside(when.all, 'all').flat();
  if ('any' in when && when.any.length > 0) {
    const ways = inside(when.any, 'any');
    const own = ways.filter((_obstacles, index) => !isForOthers(when.any[index], circumstances));
    return (own.length > 0 ? own : ways).flat();
  }
  return [{ pointer, when: 'switchIn' in when ? { switch: String(siteValue(circumstances.site, when.switchIn)) } : when }];
}
