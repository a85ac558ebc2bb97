/** The two sides of an entry `left=right` of a list of pairs; without `=` everything is the left side. */
export function splitPair(entry: string): readonly [left: string, right: string] {
  const [left = '', ...right] = entry.split('=');
  return [left, right.join('=')];
}

/** The right side of the last pair with this left one, as `withPairs` reads it; undefined where no pair has it. */
export function rightOf(pairs: readonly string[], left: string): string | undefined {
  const pair = pairs.findLast((entry) => entry.startsWith(`${left}=`));
  return pair?.slice(left.length + 1);
}

/** A table with the values that pairs give single names instead. */
export const withPairs = <K extends string>(
  table: Readonly<Record<K, string>>,
  pairs: readonly string[],
): Readonly<Record<K, string>> => ({ ...table, ...Object.fromEntries(pairs.map(splitPair)) });
