import { type Problem, problem } from './problem.ts';

/**
 * Reads a comma list as merchants send it: `"home, deposit,,home"`.
 *
 * @param text    The raw parameter.
 * @param allowed Known words in their canonical spelling; case is ignored when matching.
 * @param pointer Where `text` is in the release, for the problems.
 * @returns `items` in the order sent, without blanks, repeats and unknown words, and a warning for each repeat or unknown
 *   word whose fix is the cleaned list. Never throws: a bad word costs its own entry, not the page.
 */
export function readCommaList<W extends string>(text: string, allowed: readonly W[], pointer: string) {
  const items: W[] = [];
  const faults: { code: string; word: string }[] = [];
  for (const word of text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)) {
    const match = allowed.find((candidate) => candidate.toLowerCase() === word.toLowerCase());
    if (match === undefined) faults.push({ code: 'list.unknown', word });
    else if (items.includes(match)) faults.push({ code: 'list.repeated', word });
    else items.push(match);
  }
  const fix = { op: 'set', pointer, value: items.join(',') } as const;
  const problems: Problem[] = faults.map(({ code, word }) => problem(code, pointer, { word }, 'warning', fix));
  return { items, problems };
}
