import type { Condition } from '#schemas/entries/condition.ts';
import { type EntryGroup, type EntryName, entries } from '#schemas/entries/entries.ts';
import { evaluateWhen } from '#schemas/resolve/evaluateWhen.ts';
import { useCircumstances } from './siteContext.ts';

/**
 * Whether entries show here and now.
 *
 * @param props The block's own settings, where entries depend on them.
 */
export function useEntries<G extends EntryGroup>(
  group: G,
  props: Readonly<Record<string, unknown>> = {},
): (name: EntryName<G>) => boolean {
  const circumstances = { ...useCircumstances(), props };
  const conditions: Readonly<Record<string, Condition>> = entries[group];
  return (name) => evaluateWhen(conditions[name], circumstances);
}
