import { type Problem, pointerTo } from '../../base/json/problem.ts';
import { type Rule, registerFields, sharedRuleSets } from '../../declare/register/registerSettings.schema.ts';
import { checkPattern } from '../../rules/checkPattern.ts';
import { found } from '../findings/findings.ts';
import type { LintRule } from '../findings/LintRule.ts';

/** Examples of one list that contradict their pattern. The fix removes the example. */
function checkRules(rules: readonly Rule[], pointer: string, owner: string): Problem[] {
  return rules.flatMap((rule, index) => {
    if (rule.rule !== 'pattern' || checkPattern(rule.value) !== 'ok') return [];
    const pattern = new RegExp(rule.value, 'u');
    const wrong = (list: 'accepts' | 'refuses') =>
      (rule[list] ?? [])
        .filter((example) => pattern.test(example) !== (list === 'accepts'))
        .map((example) => {
          const at = `${pointer}/${index}/${list}`;
          const others = (rule[list] ?? []).filter((other) => other !== example);
          const fix = { op: 'set', pointer: at, value: others } as const;
          const code = list === 'accepts' ? 'pattern.exampleRefused' : 'pattern.exampleAccepted';
          return found(code, at, { field: owner, example, pattern: rule.value }, fix);
        });
    return [...wrong('accepts'), ...wrong('refuses')];
  });
}

/** Patterns must agree with the examples stored with them. */
export const patternExamples: LintRule = ({ site: { registerSettings: settings } }) => [
  ...registerFields.flatMap((name) =>
    checkRules(settings.fields[name].rules, pointerTo('registerSettings', 'fields', name, 'rules'), name),
  ),
  ...sharedRuleSets.flatMap((name) => checkRules(settings.shared[name], pointerTo('registerSettings', 'shared', name), name)),
];
