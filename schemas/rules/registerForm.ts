import { decidedFields } from '../declare/register/decidedFields.ts';
import { type RegisterMethodTab, registerMethods, registerSwitches } from '../declare/register/registerEntries.ts';
import { type CaptchaKind, isCaptchaProvider } from '../declare/names/behaviourWords.ts';
import type { RegisterField, RegisterSettings, Rule } from '../declare/register/registerSettings.schema.ts';
import { registerFields } from '../declare/register/registerSettings.schema.ts';
import type { SwitchName } from '../declare/names/switchNames.ts';
import { type FieldName, type RuleContext, type RuleFault, runRules } from './runRules.ts';

type IsOn = (name: SwitchName) => boolean;

/** Which ways of registering the switches allow, first one first (REG-03, REG-04). */
export const allowedMethods = (isOn: IsOn): RegisterMethodTab[] =>
  registerMethods.filter((method) => isOn(registerSwitches[method]));

/** Whether the way to register decides that the form has a field. */
function decided(field: RegisterField, method: RegisterMethodTab, isOn: IsOn): boolean | undefined {
  const by = decidedFields[method][field];
  return typeof by === 'string' ? isOn(by) : by;
}

export interface FormField<N extends FieldName = FieldName> {
  readonly name: N;
  readonly required: boolean;
  readonly rules: RegisterSettings['fields'][RegisterField]['rules'];
}

/**
 * By the settings' order; those left out follow in their usual one. But the number that one registers by leads, and its
 * code is behind it, unless the settings say otherwise.
 */
function inOrder({ order }: RegisterSettings, method: RegisterMethodTab): RegisterField[] {
  const withNumber = method === 'username' || order.includes('mobileNum') ? order : (['mobileNum', ...order] as const);
  const withCode = withNumber.includes('verificationCode')
    ? withNumber
    : withNumber.flatMap((name) => (name === 'mobileNum' ? (['mobileNum', 'verificationCode'] as const) : [name]));
  return [...withCode, ...registerFields.filter((name) => !withCode.includes(name))];
}

/**
 * A name of digits alone could be somebody's phone number, which logs its owner in. It holds whatever the settings say, because a
 * number identifies a player only when a code has proven it.
 */
const noNumber: Rule = { rule: 'pattern', value: '[^0-9]', message: 'rule.usernameDigits' };

/**
 * The fields of the sign-up form for one method, in the order of the settings. Server and player ask the same. A captcha that is asked for
 * must be solved, whatever the settings say.
 */
export function formFields(settings: RegisterSettings, method: RegisterMethodTab, isOn: IsOn): FormField<RegisterField>[] {
  return inOrder(settings, method).flatMap((name) => {
    const { enabled, required, rules } = settings.fields[name];
    const isDecided = decided(name, method, isOn);
    if (!(isDecided ?? enabled)) return [];
    return [
      {
        name,
        required: required || isDecided === true || name === 'captcha',
        rules: name === 'username' ? [...rules, noNumber] : rules,
      },
    ];
  });
}

/**
 * The fields as they are asked for with a captcha of a kind: nobody types what the device has found (CAPT-06), but the widget of a provider
 * may want the player to do something (CAPT-10).
 */
export const fieldsForCaptcha = <F extends FormField>(fields: readonly F[], kind: CaptchaKind): readonly F[] =>
  kind === 'picture'
    ? fields
    : fields.map((field) => (field.name === 'captcha' ? { ...field, required: isCaptchaProvider(kind), rules: [] } : field));

/** The fields that are typed: the only ones whose values are checked by rules. */
export const typedFields = <F extends FormField>(fields: readonly F[], kind: CaptchaKind): readonly F[] =>
  kind === 'picture' ? fields : fields.filter(({ name }) => name !== 'captcha');

/** Every fault of a filled-in form, by field. Empty when it may be sent. */
export function checkForm(fields: readonly FormField[], context: RuleContext): Partial<Record<FieldName, RuleFault>> {
  const faults: Partial<Record<FieldName, RuleFault>> = {};
  for (const field of fields) {
    const fault = runRules(context.values[field.name] ?? '', field, context);
    if (fault) faults[field.name] = fault;
  }
  return faults;
}
