import type { RegisterField, RegisterFieldSettings, Rule, ruleFormats } from '../declare/register/registerSettings.schema.ts';
import { MAX_VALUE_LENGTH, checkPattern } from './checkPattern.ts';

/** Fields of forms: those of the sign-up form, and further ones of other forms. */
export type FieldName =
  | RegisterField
  | 'oldPassword'
  | 'confirmNewPassword'
  | 'firstAnswer'
  | 'secondAnswer'
  | 'thirdAnswer'
  | 'passkeyName'
  | 'oldPaymentPassword'
  | 'confirmPaymentPassword'
  | 'bank'
  | 'cardNumber';

/** Data that a rule may use besides its own value. */
export interface RuleContext {
  readonly values: Readonly<Partial<Record<FieldName, string>>>;
  /** Today as YYYY-MM-DD. */
  readonly today: string;
}

/** A failed check: `message` is a text key, `params` fill it. */
export interface RuleFault {
  readonly message: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** Whether the text is a day of the calendar as YYYY-MM-DD; a 30 February is not. */
export function isDate(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

const formats: Readonly<Record<(typeof ruleFormats)[number], (value: string) => boolean>> = {
  digits: (value) => /^\d+$/.test(value),
  'letters-digits': (value) => /^[A-Za-z0-9]+$/.test(value),
  email: (value) => /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(value),
  date: isDate,
  name: (value) => /^[\p{L}\p{M}' .-]+$/u.test(value),
};

/** Whole years from `born` to `today`, both YYYY-MM-DD. */
export function ageOn(born: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(born.slice(0, 4));
  return today.slice(5) < born.slice(5) ? years - 1 : years;
}

const holds: {
  readonly [R in Rule['rule']]: (value: string, rule: Extract<Rule, { rule: R }>, context: RuleContext) => boolean;
} = {
  minLength: (value, rule) => [...value].length >= rule.value,
  maxLength: (value, rule) => [...value].length <= rule.value,
  pattern: (value, rule) => checkPattern(rule.value) === 'ok' && new RegExp(rule.value, 'u').test(value),
  format: (value, rule) => formats[rule.value](value),
  equals: (value, rule, { values }) => value === (values[rule.value] ?? ''),
  minAge: (value, rule, { today }) => isDate(value) && ageOn(value, today) >= rule.value,
  notBefore: (value, rule, { today }) => isDate(value) && value >= rule.value && value.slice(0, 4) <= today.slice(0, 4),
};

/** Runs one rule. The cast connects a rule with its own function, which the map above guarantees. */
function passes<R extends Rule>(value: string, rule: R, context: RuleContext): boolean {
  const check = holds[rule.rule] as (value: string, rule: R, context: RuleContext) => boolean;
  return check(value, rule, context);
}

/**
 * Checks one value: the same function in the player, the preview and the server.
 *
 * @returns The first fault, or undefined. An empty value passes unless `required` (REG-27).
 */
export function runRules(
  value: string,
  field: Pick<RegisterFieldSettings, 'required' | 'rules'>,
  context: RuleContext,
): RuleFault | undefined {
  if (value === '') return field.required ? { message: 'rule.required', params: {} } : undefined;
  if (value.length > MAX_VALUE_LENGTH) return { message: 'rule.maxLength', params: { value: MAX_VALUE_LENGTH } };
  const broken = field.rules.find((rule) => !passes(value, rule, context));
  if (!broken) return undefined;
  const own = broken.rule === 'format' ? `rule.format.${broken.value}` : `rule.${broken.rule}`;
  return { message: broken.message || own, params: { value: broken.value } };
}
