import type { Say } from './say.ts';

/** Names in a list, with the commas of the operator's language. Empty for no names. */
export function joinNames(say: Say, names: readonly string[]): string {
  const [first = '', ...others] = names;
  return others.reduce((before, name) => say('list.more', { names: before, name }), first);
}
