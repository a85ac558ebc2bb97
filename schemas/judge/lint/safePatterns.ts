import { type Problem, type ProblemFix, pointerTo } from '../../base/json/problem.ts';
import { MAX_RULES, type Rule, registerFields, sharedRuleSets } from '../../declare/register/registerSettings.schema.ts';
import { checkPattern } from '../../rules/checkPattern.ts';
import { rulesInstead } from '../../rules/patternsInstead.ts';
import { found } from '../findings/findings.ts';
import type { LintRule } from '../findings/LintRule.ts';

/**
 * Checks the patterns of one rule list. There is a fix if other rules are exactly equivalent: a fix never accepts values that the merchant
 * refuses.
 */
const checkRules = (rules: readonly Rule[], pointer: string, owner: string): Problem[] =>
  rules.flatMap((rule, index) => {
    if (rule.rule !== 'pattern') return [];
    const verdict = checkPattern(rule.value);
    if (verdict === 'ok') return [];
    const at = `${pointer}/${index}/value`;
    const instead = rulesInstead(rule);
    const value = instead && [...rules.slice(0, index), ...instead, ...rules.slice(index + 1)];
    const fix: ProblemFix | undefined = value && value.length <= MAX_RULES ? { op: 'set', pointer, value } : undefined;
    return [found('pattern.refused', at, { field: owner, pattern: rule.value, verdict }, fix)];
  });

/** Patterns of the sign-up form and of the shared rule sets must be well-formed and quick on every entry. */
export const safePatterns: LintRule = ({ site: { registerSettings: settings } }) => [
  ...registerFields.flatMap((name) =>
    checkRules(settings.fields[name].rules, pointerTo('registerSettings', 'fields', name, 'rules'), name),
  ),
  ...sharedRuleSets.flatMap((name) => checkRules(settings.shared[name], pointerTo('registerSettings', 'shared', name), name)),
];
