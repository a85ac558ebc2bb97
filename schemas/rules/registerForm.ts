import { decidedFields } from '../declare/register/decidedFields.ts';
import { type RegisterMethodTab, registerMethods, registerSwitches } from '../declare/register/registerEntries.ts';
import { type CaptchaKind, isCaptchaProvider } from '../declare/names/behaviourWords.ts';
import type { RegisterField, RegisterSettings, Rule } from '../declare/register/registerSettings.schema.ts';
import { registerFields } from '../declare/register/registerSettings.schema.ts';
import type { SwitchName } from '../declare/names/switchNames.ts';
import { type FieldName, type RuleContext, type RuleFault, runRules } from './runRules.ts';

type IsOn = (name: SwitchName) => boolean;

/** The register methods that the switches allow, the default first (REG-03, REG-04). */
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
 * Fields in the settings' order; unlisted ones follow in the default order. But the number leads if the account is registered by it, followed by
 * its code, unless the settings say otherwise.
 */
function inOrder({ order }: RegisterSettings, method: RegisterMethodTab): RegisterField[] {
  const withNumber = method === 'username' || order.includes('mobileNum') ? order : (['mobileNum', ...order] as const);
  const withCode = withNumber.includes('verificationCode')
    ? withNumber
    : withNumber.flatMap((name) => (name === 'mobileNum' ? (['mobileNum', 'verificationCode'] as const) : [name]));
  return [...withCode, ...registerFields.filter((name) => !withCode.includes(name))];
}

/**
 * A name of digits only could be another player's phone number, which logs its owner in. Applied whatever the settings say, because a number
 * identifies a player only when a code has proven it.
 */
const noNumber: Rule = { rule: 'pattern', value: '[^0-9]', message: 'rule.usernameDigits' };

/**
 * The fields of the sign-up form for one method, in the settings' order. Server and player use the same list. A visible captcha must be solved,
 * whatever the settings say.
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
 * The fields with a captcha of a kind: a proof of work is not a field to fill in (CAPT-06), but the widget of a provider may need the player
 * (CAPT-10).
 */
export const fieldsForCaptcha = <F extends FormField>(fields: readonly F[], kind: CaptchaKind): readonly F[] =>
  kind === 'picture'
    ? fields
    : fields.map((field) => (field.name === 'captcha' ? { ...field, required: isCaptchaProvider(kind), rules: [] } : field));

/** The typed fields: only their values are checked by rules. */
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
