import { dequal } from 'dequal/lite';
import { keysOf, pointerTo } from '../../base/json/problem.ts';
import { isObject } from '../../base/json/isObject.ts';
import { valueAt, withValueAt } from '../../base/json/overlay.ts';
import { mergeBlocks } from './mergeBlocks.ts';

/** A setting that one or both sides changed since the base; `undefined` on a side without the value. */
export interface Difference {
  readonly pointer: string;
  readonly base: unknown;
  readonly theirs: unknown;
  readonly mine: unknown;
}

export interface ThreeWay {
  /** Only they changed these: they are taken over. */
  readonly taken: readonly Difference[];
  /** Only I changed these: they stay. */
  readonly kept: readonly Difference[];
  /** Both changed these lists of blocks, but no block twice: they are put together. */
  readonly joined: readonly (Difference & { readonly merged: unknown })[];
  /** Both changed these to different values: the operator has to choose. */
  readonly disputed: readonly Difference[];
}

export type Side = 'theirs' | 'mine';
export type Choices = Readonly<Record<string, Side>>;

const isTree = (value: unknown) => value === undefined || isObject(value);
const at = (value: unknown, key: string): unknown => (isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined);

/** Leaves that differ between the two sides. A list counts as one value, as it does when releases are merged. */
function differences({ pointer, base, theirs, mine }: Difference): Difference[] {
  if (dequal(theirs, mine)) return [];
  if (![base, theirs, mine].every(isTree)) return [{ pointer, base, theirs, mine }];
  const keys = new Set([base, theirs, mine].flatMap((side) => (isObject(side) ? Object.keys(side) : [])));
  return [...keys].flatMap((key) =>
    differences({
      pointer: `${pointer}${pointerTo(key)}`,
      base: at(base, key),
      theirs: at(theirs, key),
      mine: at(mine, key),
    }),
  );
}

/** A region's blocks with both sides' changes; undefined for any other setting, and if both changed the same block. */
function joinedBlocks({ pointer, base, theirs, mine }: Difference, inherited: unknown): unknown {
  if (keysOf(pointer)[1] !== 'layout') return undefined;
  return mergeBlocks(base ?? valueAt(inherited, pointer), theirs, mine);
}

/**
 * Compares two documents with their common base. `inherited` lies beneath all three: it is the base of a region that the base document does not
 * have.
 */
export function compareThreeWay(base: unknown, theirs: unknown, mine: unknown, inherited?: unknown): ThreeWay {
  const all = differences({ pointer: '', base, theirs, mine });
  const taken = all.filter((each) => dequal(each.mine, each.base));
  const kept = all.filter((each) => dequal(each.theirs, each.base));
  const both = all.filter((each) => !taken.includes(each) && !kept.includes(each));
  const joined = both.flatMap((each) => {
    const merged = joinedBlocks(each, inherited);
    return merged === undefined ? [] : [{ ...each, merged }];
  });
  return { taken, kept, joined, disputed: both.filter(({ pointer }) => !joined.some((each) => each.pointer === pointer)) };
}

/** My document with theirs taken over wherever I left the setting alone, and where I say so. */
export const mergeThreeWay = (mine: unknown, { taken, joined, disputed }: ThreeWay, choices: Choices): unknown =>
  [
    ...taken,
    ...joined.map((each) => ({ ...each, theirs: each.merged })),
    ...disputed.filter(({ pointer }) => choices[pointer] === 'theirs'),
  ].reduce<unknown>((merged, { pointer, theirs }) => withValueAt(merged, pointer, theirs), mine);

/** Both sides merged where they dispute nothing; undefined where the operator has to choose. */
export function mergeUndisputed(
  base: unknown,
  theirs: unknown,
  mine: unknown,
  inherited?: unknown,
): { readonly merged: unknown } | undefined {
  const found = compareThreeWay(base, theirs, mine, inherited);
  return found.disputed.length > 0 ? undefined : { merged: mergeThreeWay(mine, found, {}) };
}
