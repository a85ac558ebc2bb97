import { isObject } from '../../base/json/isObject.ts';
import { pointerTo } from '../../base/json/problem.ts';
import { complianceLayers } from '../../release/resolve/complianceLayers.ts';
import { readSwitch } from '../../base/json/readSwitch.ts';

/** The values of a layer, each with its pointer. */
function leavesOf(value: unknown, pointer = ''): (readonly [string, unknown])[] {
  if (!isObject(value)) return [[pointer, value]];
  return Object.entries(value).flatMap(([key, child]) => leavesOf(child, pointer + pointerTo(key)));
}

/** Settings that protect players, each with the value that the profile `strict` promises. */
export const protections = leavesOf(complianceLayers.strict);

/** Settings where another value than that of `strict` protects as well. */
const alsoStrict: Readonly<Record<string, readonly unknown[]>> = { '/template/behaviour/login/remember': ['off'] };

/** Whether a value protects less than the other. Fewer minutes protect more, and 0 switches the protection off. */
export function isWeaker(pointer: string, value: unknown, kept: unknown): boolean {
  if (typeof kept === 'number' && typeof value === 'number') return kept !== 0 && (value === 0 || value > kept);
  if (typeof kept === 'string' && typeof value === 'string' && pointer.startsWith('/template/parameters/'))
    return (readSwitch(value) ?? false) !== (readSwitch(kept) ?? false);
  return value !== kept && !alsoStrict[pointer]?.includes(value);
}
