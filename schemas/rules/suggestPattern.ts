import { checkPattern } from './checkPattern.ts';

/** One character, class or escape that repeats. */
const ONE = String.raw`\[(?:[^\]\\]|\\.)*\]|\\.|[^\\()[\]{}*+?|^$]`;

/** Each takes out one thing that a pattern may not have, and leaves the rest as it was meant. */
const changes: readonly ((pattern: string) => string)[] = [
  // A repeat inside a repeat says no more than the outer one.
  (pattern) => pattern.replaceAll(new RegExp(`\\((?:\\?:)?(${ONE})[+*]\\)([+*])`, 'gu'), '$1$2'),
  // The same thing repeated twice in a row.
  (pattern) => pattern.replaceAll(new RegExp(`(${ONE})[+*]\\1([+*])`, 'gu'), '$1$2'),
  // Looking around, and edges of words: what they ask is a rule of its own.
  (pattern) => pattern.replaceAll(/\(\?<?[=!][^()]*\)/gu, ''),
  (pattern) => pattern.replaceAll(/\\[bB]/gu, ''),
  (pattern) => pattern.replace(/\\$/u, ''),
  (pattern) => `${pattern}]`,
  (pattern) => `${pattern})`,
  (pattern) => pattern.replaceAll(/^\)|(?<!\\)\)$/gu, ''),
  (pattern) => (pattern.startsWith('^') ? pattern : `^(?:${pattern})$`),
  // An end, where there was none.
  (pattern) => pattern.replaceAll(/(?<!\\)\*/gu, '{0,32}').replaceAll(/(?<!\\)\+/gu, '{1,32}'),
];

/** A pattern near a refused one that may run, or nothing when none is near. */
export function suggestPattern(pattern: string): string | undefined {
  const singles = changes.map((change) => change(pattern));
  const doubles = singles.flatMap((once) => changes.map((change) => change(once)));
  return [...singles, ...doubles].find((each) => each !== '' && each !== pattern && checkPattern(each) === 'ok');
}

/** The same pattern asked of the whole entry, when it is asked of any part of it. */
export function anchored(pattern: string): string | undefined {
  if (pattern.startsWith('^') && pattern.endsWith('$')) return undefined;
  const whole = `^(?:${pattern.replace(/^\^/u, '').replace(/(?<!\\)\$$/u, '')})$`;
  return checkPattern(whole) === 'ok' ? whole : undefined;
}
