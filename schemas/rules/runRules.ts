import type { RegisterField, RegisterFieldSettings, Rule } from '../release/registerSettings.schema.ts';
import { judgePattern } from './isSafePattern.ts';

/** Longest value any rule looks at; longer ones fail at once, so a pattern can never be fed a novel. */
export const MAX_VALUE_LENGTH = 256;

/** What a rule may look at besides its own value. */
export interface RuleContext {
  readonly values: Readonly<Partial<Record<RegisterField, string>>>;
  /** Today as YYYY-MM-DD. */
  readonly today: string;
}

/** A failed check: `message` is a text key, `params` fill it. */
export interface RuleFault {
  readonly message: string;
  readonly params: Readonly<Record<string, string | number>>;
}

const formats: Readonly<Record<string, RegExp>> = {
  digits: /^\d+$/,
  'letters-digits': /^[A-Za-z0-9]+$/,
  email: /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/,
  date: /^\d{4}-\d{2}-\d{2}$/,
  name: /^[\p{L}\p{M}' .-]+$/u,
};

const isRealDate = (text: string) =>
  formats['date']!.test(text) && new Date(`${text}T00:00:00Z`).toISOString().slice(0, 10) === text;

/** Whole years from `born` to `today`, both YYYY-MM-DD. */
export function ageOn(born: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(born.slice(0, 4));
  return today.slice(5) < born.slice(5) ? years - 1 : years;
}

const holds: { readonly [R in Rule['rule']]: (value: string, rule: Extract<Rule, { rule: R }>, context: RuleContext) => boolean } = {
  minLength: (value, rule) => [...value].length >= rule.value,
  maxLength: (value, rule) => [...value].length <= rule.value,
  pattern: (value, rule) => judgePattern(rule.value) === 'ok' && new RegExp(rule.value, 'u').test(value),
  format: (value, rule) => (rule.value === 'date' ? isDate(value) : (formats[rule.value]?.test(value) ?? false)),
  equals: (value, rule, { values }) => value === (values[rule.value] ?? ''),
  minAge: (value, rule, { today }) => isDate(value) && ageOn(value, today) >= rule.value,
  notBefore: (value, rule, { today }) => isDate(value) && value >= rule.value && value.slice(0, 4) <= today.slice(0, 4),
};

function isDate(value: string): boolean {
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && isRealDate(value);
}

/** Runs one rule. The cast joins a rule with its own function, which the map above guarantees. */
function passes<R extends Rule>(value: string, rule: R, context: RuleContext): boolean {
  const check = holds[rule.rule] as (value: string, rule: R, context: RuleContext) => boolean;
  return check(value, rule, context);
}

/**
 * Checks one value: the same function in the player, the preview and the server.
 *
 * @returns The first fault, or nothing. An empty value passes unless `required` (REG-27).
 */
export function runRules(value: string, field: Pick<RegisterFieldSettings, 'required' | 'rules'>, context: RuleContext): RuleFault | undefined {
  if (value === '') return field.required ? { message: 'rule.required', params: {} } : undefined;
  if (value.length > MAX_VALUE_LENGTH) return { message: 'rule.maxLength', params: { value: MAX_VALUE_LENGTH } };
  const broken = field.rules.find((rule) => !passes(value, rule, context));
  if (!broken) return undefined;
  const own = broken.rule === 'format' ? `rule.format.${broken.value}` : `rule.${broken.rule}`;
  return { message: broken.message || own, params: { value: broken.value } };
}
