import { isObject } from '../isObject.ts';
import { pointerTo } from '../problem.ts';
import { conductLayers } from '../resolve/conduct.ts';
import { valueAt } from '../resolve/overlay.ts';
import { readSwitch } from '../wire/readSwitch.ts';
import { found } from './findings.ts';
import type { LintRule } from './LintRule.ts';

/** The values of `strict`, each with its pointer. */
function leavesOf(value: unknown, pointer = ''): (readonly [string, unknown])[] {
  if (!isObject(value)) return [[pointer, value]];
  return Object.entries(value).flatMap(([key, child]) => leavesOf(child, pointer + pointerTo(key)));
}

const strict = leavesOf(conductLayers.strict);

/** Settings where another value than that of `strict` protects as well. */
const alsoStrict: Readonly<Record<string, readonly unknown[]>> = { '/template/behaviour/login/remember': ['off'] };

/** Minutes protect the more the fewer they are, and 0 switches the protection off. */
function isWeaker(pointer: string, value: unknown, kept: unknown): boolean {
  if (typeof kept === 'number' && typeof value === 'number') return value === 0 || value > kept;
  if (typeof kept === 'string' && typeof value === 'string' && pointer.startsWith('/template/parameters/'))
    return readSwitch(value, false, pointer).on !== readSwitch(kept, false, pointer).on;
  return value !== kept && !alsoStrict[pointer]?.includes(value);
}

/** Names each setting by which a merchant takes back what its profile `strict` promises. */
export const strictKept: LintRule = ({ full, provenance }) => {
  if (full.template.conduct !== 'strict') return [];
  return strict
    .filter(([pointer, kept]) => provenance[pointer] === 'merchant' && isWeaker(pointer, valueAt(full, pointer), kept))
    .map(([pointer]) => found('strict.weakened', pointer, {}, { op: 'remove', pointer }));
};
