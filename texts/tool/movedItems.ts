/** An item that has another place than before; places are counted from 1. */
export interface Move {
  readonly item: string;
  readonly from: number;
  readonly to: number;
}

/** The longest run of numbers that rise, in the order in which they are. */
function longestRise(numbers: readonly number[]): readonly number[] {
  const best: number[][] = [];
  numbers.forEach((number) => {
    const before = best.filter((run) => (run.at(-1) ?? 0) < number);
    const longest = before.reduce<number[]>((most, run) => (run.length > most.length ? run : most), []);
    best.push([...longest, number]);
  });
  return best.reduce<number[]>((most, run) => (run.length > most.length ? run : most), []);
}

/** As few items as explain the new order of the items in both lists. Added or removed items have not moved. */
export function movedItems(before: readonly string[], after: readonly string[]): Move[] {
  const common = after.filter((item) => before.includes(item));
  const stayed = longestRise(common.map((item) => before.indexOf(item)));
  return common
    .map((item) => ({ item, from: before.indexOf(item), to: after.indexOf(item) }))
    .filter(({ from }) => !stayed.includes(from))
    .map(({ item, from, to }) => ({ item, from: from + 1, to: to + 1 }));
}
