/** Edit distance of two words, by the usual table of two rows. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const swap = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** The known word that a mistyped one most likely meant; undefined when none is similar. */
export function nearest<W extends string>(word: string, known: readonly W[]): W | undefined {
  const [best] = known
    .map((candidate) => ({ candidate, steps: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .toSorted((a, b) => a.steps - b.steps);
  return best && best.steps <= Math.max(2, Math.floor(word.length / 3)) ? best.candidate : undefined;
}
