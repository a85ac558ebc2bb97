/** The two sides of an entry `left=right` of a list of pairs; without `=` everything is the left side. */
export function splitPair(entry: string): readonly [left: string, right: string] {
  const [left = '', ...right] = entry.split('=');
  return [left, right.join('=')];
}
