/** A choice of some parameters: the index of a value by the index of its parameter. */
export type Choice = ReadonlyMap<number, number>;

/** Room for the numbers of parameters and of values in a key. */
const BASE = 64;

const keyOf = (tuple: readonly (readonly [number, number])[]): number =>
  tuple.reduce((key, [parameter, value]) => (key * BASE + parameter) * BASE + value, 0);

/** Every set of `strength` parameters, each in rising order. */
function* parameterSets(count: number, strength: number, from = 0): Generator<readonly number[]> {
  if (strength === 0) return yield [];
  for (let first = from; first < count; first += 1)
    for (const rest of parameterSets(count, strength - 1, first + 1)) yield [first, ...rest];
}

function* tuplesOf(levels: readonly number[], set: readonly number[]): Generator<readonly (readonly [number, number])[]> {
  const [first, ...rest] = set;
  if (first === undefined) return yield [];
  for (let value = 0; value < (levels[first] ?? 0); value += 1)
    for (const tuple of tuplesOf(levels, rest)) yield [[first, value], ...tuple];
}

/** The keys of all tuples that hold `parameter` = `value` and other chosen parameters. */
function* keysWith(
  chosen: readonly (readonly [number, number])[],
  added: readonly [number, number],
  strength: number,
): Generator<number> {
  for (const set of parameterSets(chosen.length, strength - 1)) {
    const others = set.map((index) => chosen[index] ?? added);
    yield keyOf([...others, added].toSorted(([a], [b]) => a - b));
  }
}

/** Fills a row: each open parameter takes the value that covers most remaining tuples. `turn` decides between equals. */
function fillRow(levels: readonly number[], seed: Choice, left: ReadonlySet<number>, strength: number, turn: number): number[] {
  const row = new Map(seed);
  const open = levels.map((_levels, parameter) => parameter).filter((parameter) => !row.has(parameter));
  for (const parameter of open) {
    const chosen = [...row];
    let best = { value: 0, covers: -1 };
    const count = levels[parameter] ?? 1;
    const first = (Math.imul(turn + 1, 0x9e3779b1) ^ Math.imul(parameter + 1, 0x85ebca6b)) >>> 8; // equals are chosen evenly
    for (let step = 0; step < count; step += 1) {
      const value = (first + step) % count;
      let covers = 0;
      for (const key of keysWith(chosen, [parameter, value], strength)) if (left.has(key)) covers += 1;
      if (covers > best.covers) best = { value, covers };
    }
    row.set(parameter, best.value);
  }
  return levels.map((_levels, parameter) => row.get(parameter) ?? 0);
}

export interface Covering {
  /** For each row the index of the value of each parameter. */
  readonly rows: readonly (readonly number[])[];
  /** Number of pairs or triples; every one is in a row. */
  readonly tuples: number;
}

/**
 * Rows that hold every combination of values of any `strength` parameters, built greedily and the same each time.
 *
 * @param levels How many values each parameter has; at most 64, of at most 64 parameters.
 * @param seeds  Choices that rows are to begin with.
 */
export function coveringRows(levels: readonly number[], strength: 2 | 3, seeds: readonly Choice[]): Covering {
  const left = new Map<number, Choice>();
  for (const set of parameterSets(levels.length, strength))
    for (const tuple of tuplesOf(levels, set)) left.set(keyOf(tuple), new Map(tuple));
  const tuples = left.size;
  const keys = new Set(left.keys());
  const rows: number[][] = [];
  const add = (seed: Choice) => {
    const row = fillRow(levels, seed, keys, strength, rows.length);
    rows.push(row);
    const pairs = row.map((value, parameter) => [parameter, value] as const);
    for (const set of parameterSets(levels.length, strength)) keys.delete(keyOf(set.map((index) => pairs[index] ?? [0, 0])));
  };
  for (const seed of seeds) add(seed);
  for (const [key, tuple] of left) if (keys.has(key)) add(tuple);
  return { rows, tuples };
}
