import type { ToolTranslator } from './toolTranslator.ts';

/** Names in a list, with the commas of the operator's language. Empty for no names. */
export function joinNames(t: ToolTranslator, names: readonly string[]): string {
  const [first = '', ...others] = names;
  return others.reduce((before, name) => t('list.more', { names: before, name }), first);
}
