/** What a story is an example of. It says so by the tag `good-example` or `bad-example`, and why by the comment above it. */
export type Verdict = 'good' | 'bad';

/** The words above an example. */
export const verdictWord: Readonly<Record<Verdict, string>> = { good: 'Do', bad: 'Don’t' };

const verdicts: readonly Verdict[] = ['good', 'bad'];

/** What a story with these tags is an example of; nothing where it only shows a state. */
export const verdictOf = (tags: readonly string[]): Verdict | undefined =>
  verdicts.find((verdict) => tags.includes(`${verdict}-example`));
