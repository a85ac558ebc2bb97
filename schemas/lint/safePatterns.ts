import { type Problem, type ProblemFix, pointerTo } from '../problem.ts';
import { type Rule, registerFields, sharedRuleSets } from '../release/registerSettings.schema.ts';
import { checkPattern } from '../rules/checkPattern.ts';
import { suggestPattern } from '../rules/suggestPattern.ts';
import { found } from './findings.ts';
import type { LintRule } from './LintRule.ts';

/** Checks the patterns of one rule list. The fix is a pattern near it that may run, or takes the rule out: it fails every entry. */
const checkRules = (rules: readonly Rule[], pointer: string, owner: string): Problem[] =>
  rules.flatMap((rule, index) => {
    if (rule.rule !== 'pattern') return [];
    const verdict = checkPattern(rule.value);
    if (verdict === 'ok') return [];
    const at = `${pointer}/${index}/value`;
    const instead = suggestPattern(rule.value);
    const fix: ProblemFix = instead
      ? { op: 'set', pointer: at, value: instead }
      : { op: 'set', pointer, value: rules.filter((other) => other !== rule) };
    return [found('pattern.refused', at, { field: owner, pattern: rule.value, verdict }, fix)];
  });

/** Patterns of the sign-up form and of the shared rule sets must be well-formed and quick on every entry. */
export const safePatterns: LintRule = ({ site: { registerSettings: settings } }) => [
  ...registerFields.flatMap((name) =>
    checkRules(settings.fields[name].rules, pointerTo('registerSettings', 'fields', name, 'rules'), name),
  ),
  ...sharedRuleSets.flatMap((name) => checkRules(settings.shared[name], pointerTo('registerSettings', 'shared', name), name)),
];
