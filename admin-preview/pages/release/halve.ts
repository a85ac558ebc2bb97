/** Whether a release looked as today. */
export type SinceAnswer = 'so' | 'notYet';

/** The release to look at next, or the first that looked as today. */
export type Halved =
  | {
      readonly state: 'asking';
      /** Its place among the releases. */
      readonly index: number;
      /** How many answers it takes at most, this one included. */
      readonly most: number;
    }
  | { readonly state: 'found'; readonly index: number };

/**
 * Finds the first release that looked as today by halving: what looked so once is taken to have stayed so. Answers after the last that was
 * needed count for nothing.
 *
 * @param count   How many releases there are, the last of which is today's; at least one.
 * @param answers What was said so far, first to last.
 */
export function halve(count: number, answers: readonly SinceAnswer[]): Halved {
  // The last that is known not to look so, and the first that is known to.
  let before = -1;
  let since = count - 1;
  const middle = () => Math.floor((before + since) / 2);
  for (const answer of answers) {
    if (since - before <= 1) break;
    if (answer === 'so') since = middle();
    else before = middle();
  }
  const left = since - before;
  if (left <= 1) return { state: 'found', index: since };
  return { state: 'asking', index: middle(), most: Math.ceil(Math.log2(left)) };
}
