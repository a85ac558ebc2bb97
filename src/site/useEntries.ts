import type { Condition } from '#schemas/declare/entries/condition.ts';
import { evaluateWhen } from '#schemas/release/resolve/evaluateWhen.ts';
import { useCircumstances } from './siteContext.ts';

/**
 * Whether entries show here and now.
 *
 * @param conditions A group of `homeEntries` or of `pageEntries`.
 * @param props The block's own settings, where entries depend on them.
 */
export function useEntries<Name extends string>(
  conditions: Readonly<Record<Name, Condition>>,
  props: Readonly<Record<string, unknown>> = {},
): (name: Name) => boolean {
  const circumstances = { ...useCircumstances(), props };
  return (name) => evaluateWhen(conditions[name], circumstances);
}
