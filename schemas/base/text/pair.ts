/** The two sides of an entry `left=right` of a list of pairs; what has no `=` is all left. */
export function splitPair(entry: string): readonly [left: string, right: string] {
  const [left = '', ...right] = entry.split('=');
  return [left, right.join('=')];
}
