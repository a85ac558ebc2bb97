import { pointerTo } from '#schemas/problem.ts';
import { isObject } from '#schemas/isObject.ts';
import { withValueAt } from '#schemas/resolve/overlay.ts';
import { isSameJson } from './isSameJson.ts';

/** A setting that one side or both changed since they parted; a side that lacks the value holds `undefined`. */
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
  /** Both changed these, and not to the same: somebody has to say. */
  readonly disputed: readonly Difference[];
}

export type Side = 'theirs' | 'mine';
export type Choices = Readonly<Record<string, Side>>;

const isTree = (value: unknown) => value === undefined || isObject(value);
const at = (value: unknown, key: string): unknown => (isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined);

/** Leaves where the two sides are not the same. Lists are one value, as they are when releases are laid over each other. */
function differences({ pointer, base, theirs, mine }: Difference): Difference[] {
  if (isSameJson(theirs, mine)) return [];
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

/** Holds two documents against the one that both began from. */
export function compareThreeWay(base: unknown, theirs: unknown, mine: unknown): ThreeWay {
  const all = differences({ pointer: '', base, theirs, mine });
  const taken = all.filter((each) => isSameJson(each.mine, each.base));
  const kept = all.filter((each) => isSameJson(each.theirs, each.base));
  return { taken, kept, disputed: all.filter((each) => !taken.includes(each) && !kept.includes(each)) };
}

/** My document with theirs taken over wherever I left the setting alone, and where I say so. */
export const mergeThreeWay = (mine: unknown, { taken, disputed }: ThreeWay, choices: Choices): unknown =>
  [...taken, ...disputed.filter(({ pointer }) => choices[pointer] === 'theirs')].reduce<unknown>(
    (merged, { pointer, theirs }) => withValueAt(merged, pointer, theirs),
    mine,
  );

/** Both sides at once where they dispute nothing; nothing where somebody has to say. */
export function mergeUndisputed(base: unknown, theirs: unknown, mine: unknown): { readonly merged: unknown } | undefined {
  const found = compareThreeWay(base, theirs, mine);
  return found.disputed.length > 0 ? undefined : { merged: mergeThreeWay(mine, found, {}) };
}
