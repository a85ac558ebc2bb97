import { type Problem, pointerTo } from '../../base/json/problem.ts';
import {
  type RegisterSettings,
  type Rule,
  registerFields as fieldNames,
  sharedRuleSets,
} from '../../declare/register/registerSettings.schema.ts';
import { allowedMethods, formFields } from '../../rules/registerForm.ts';
import type { SwitchName } from '../../declare/names/switchNames.ts';
import { found } from '../findings/findings.ts';
import type { LintRule } from '../findings/LintRule.ts';

const fieldPointer = (...keys: string[]) => pointerTo('registerSettings', 'fields', ...keys);

/** Fields that are required but in no form. */
const requiredHidden = ({ fields }: RegisterSettings, forms: readonly ReadonlySet<string>[]): Problem[] =>
  fieldNames
    .filter((name) => fields[name].required && !forms.some((form) => form.has(name)))
    .map((name) => {
      const pointer = fieldPointer(name, 'required');
      return found('register.requiredHidden', pointer, { field: name }, { op: 'set', pointer, value: false });
    });

/** Rules that compare with a field that the same form does not have. */
const equalsHidden = ({ fields }: RegisterSettings, forms: readonly ReadonlySet<string>[]): Problem[] =>
  fieldNames.flatMap((name) =>
    fields[name].rules.flatMap((rule, index) => {
      if (rule.rule !== 'equals' || !forms.some((form) => form.has(name) && !form.has(rule.value))) return [];
      const others = fields[name].rules.filter((other) => other !== rule);
      const fix = { op: 'set', pointer: fieldPointer(name, 'rules'), value: others } as const;
      return [
        found('register.equalsHidden', `${fieldPointer(name, 'rules')}/${index}`, { field: name, target: rule.value }, fix),
      ];
    }),
  );

/** A rule list whose minimum length is above its maximum. The fix exchanges the two bounds. */
function lengthsCrossed(rules: readonly Rule[], pointer: string, owner: string): Problem[] {
  const bounds = (kind: 'minLength' | 'maxLength') => rules.flatMap((rule) => (rule.rule === kind ? [rule.value] : []));
  const min = Math.max(...bounds('minLength'));
  const max = Math.min(...bounds('maxLength'));
  if (min <= max) return [];
  const value = rules.map((rule) =>
    rule.rule === 'minLength' ? { ...rule, value: max } : rule.rule === 'maxLength' ? { ...rule, value: min } : rule,
  );
  return [found('register.lengthsCrossed', pointer, { field: owner, min, max }, { op: 'set', pointer, value })];
}

/** Checks the register form as each way of registering shows it, and the shared rule sets. */
export const registerFields: LintRule = ({ site: { registerSettings: settings, registerButton, switches } }) => {
  const isOn = (name: SwitchName) => switches[name];
  const methods = allowedMethods(isOn);
  const forms = methods.map((method) => new Set<string>(formFields(settings, method, isOn).map(({ name }) => name)));
  const button = pointerTo('template', 'parameters', 'switch_register_button');
  return [
    ...(registerButton && methods.length === 0
      ? [found('register.noMethod', button, {}, { op: 'set', pointer: button, value: '0' })]
      : []),
    ...(methods.length > 0 ? requiredHidden(settings, forms) : []),
    ...equalsHidden(settings, forms),
    ...fieldNames.flatMap((name) => lengthsCrossed(settings.fields[name].rules, fieldPointer(name, 'rules'), name)),
    ...sharedRuleSets.flatMap((name) =>
      lengthsCrossed(settings.shared[name], pointerTo('registerSettings', 'shared', name), name),
    ),
  ];
};
