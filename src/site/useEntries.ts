import type { Condition } from '#schemas/declare/entries/condition.ts';
import { evaluateWhen } from '#schemas/release/resolve/evaluateWhen.ts';
import { useCircumstances } from './siteContext.ts';

/**
 * Whether entries show here and now.
 *
 * @param conditions Entries of the block, or a group that several blocks share.
 * @param props The block's own settings, where entries depend on them.
 */
export function useEntries<Name extends string>(
  conditions: Readonly<Record<Name, Condition>>,
  props: Readonly<Record<string, unknown>> = {},
): (name: Name) => boolean {
  const circumstances = { ...useCircumstances(), props };
  return (name) => evaluateWhen(conditions[name], circumstances);
}
