import type { RegisterField, Rule } from '../declare/register/registerSettings.schema.ts';
import { MAX_VALUE_LENGTH, checkPattern } from './checkPattern.ts';
import type { FormField } from './registerForm.ts';
import { type FieldName, type RuleContext, isDate, runRules } from './runRules.ts';
import { textsOfPattern } from './sampleText.ts';

/** Purpose of a sample: it follows every rule, is empty, or breaks one kind of rule. */
export type SampleAim = 'typical' | 'shortest' | 'longest' | 'empty' | 'characters' | Rule['rule'];

export interface Sample {
  readonly aim: SampleAim;
  readonly value: string;
}

type FieldRules = Pick<FormField<RegisterField>, 'name' | 'required' | 'rules'>;

const LETTERS = 'abcdefghjkmnpqrstuvwxyz';
const WORDY: Readonly<Partial<Record<FieldName, string>>> = {
  username: 'player2026',
  nickname: 'Ana',
  payeeName: 'Ana Maria Silva',
  email: 'ana@example.com',
  password: 'Lotus7garden',
  confirmPassword: 'Lotus7garden',
  paymentPassword: '135790',
  mobileNum: '912345678',
  verificationCode: '135790',
  captcha: '1234',
  birthday: '1990-05-17',
  idNumber: '012345678901',
  qqNum: '10001234',
  recommenderId: '100001',
  affiliateCode: '100001',
};
/** Characters that most fields do not allow. */
const ODD = [' ', '!', '_', 'é', '中', '<', '@', '9', 'Z'] as const;

const bound = (rules: readonly Rule[], kind: 'minLength' | 'maxLength' | 'minAge'): number | undefined => {
  const found = rules.find((rule) => rule.rule === kind);
  return found && typeof found.value === 'number' ? found.value : undefined;
};

const lengthened = (text: string, length: number): string =>
  text.length >= length
    ? text.slice(0, length)
    : text + (text === '' ? LETTERS : text).repeat(length).slice(0, length - text.length);

const texts = (length: number): string[] => [
  lengthened(LETTERS, length),
  lengthened('a1', length),
  lengthened('1234567890', length),
  lengthened('Ab1', length),
  lengthened('Ana Maria ', length).replace(/ $/, 'a'),
  `${lengthened('ana', Math.max(1, length - 12))}@example.com`,
];

function yearsBefore(today: string, years: number, days = 0): string {
  const day = new Date(`${String(Number(today.slice(0, 4)) - years).padStart(4, '0')}${today.slice(4)}T00:00:00Z`);
  return new Date(day.getTime() + days * 86_400_000).toISOString().slice(0, 10);
}

const dayBefore = (date: string): string => new Date(Date.parse(`${date}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);

/** Everything worth a try, right or wrong. */
function candidates({ name, rules }: FieldRules, { values, today }: RuleContext): string[] {
  const min = bound(rules, 'minLength') ?? 1;
  const max = Math.min(bound(rules, 'maxLength') ?? Math.max(min, 24), MAX_VALUE_LENGTH);
  const patterns = rules.flatMap((rule) => (rule.rule === 'pattern' && checkPattern(rule.value) === 'ok' ? [rule.value] : []));
  const equal = rules.flatMap((rule) => (rule.rule === 'equals' ? [values[rule.value] ?? ''] : []));
  const examples = rules.flatMap((rule) => (rule.rule === 'pattern' ? [...(rule.accepts ?? [])] : []));
  return [
    ...equal,
    ...examples,
    WORDY[name] ?? '',
    ...patterns.flatMap((pattern) => textsOfPattern(pattern)),
    ...[min, max, Math.min(max, Math.max(min, 8))].flatMap(texts),
    yearsBefore(today, 30),
    yearsBefore(today, bound(rules, 'minAge') ?? 18),
  ].filter((text) => text !== '');
}

/** Inserted in the middle, because forms trim the ends. */
const spoiled = (text: string, odd: string): string => {
  const middle = Math.floor(text.length / 2);
  return text.slice(0, middle) + odd + text.slice(middle + 1);
};

const shorter = (text: string, length: number) => [...text].slice(0, Math.max(0, length)).join('');

/** Ways to break one rule of a valid value, the most direct first. */
function breaking(rule: Rule, good: string, context: RuleContext): string[] {
  switch (rule.rule) {
    case 'minLength':
      return [shorter(good, rule.value - 1)];
    case 'maxLength':
      return [lengthened(good, rule.value + 1)];
    case 'pattern':
      return [...(rule.refuses ?? []), ...ODD.flatMap((odd) => [spoiled(good, odd), `${good}${odd}`])];
    case 'format':
      return rule.value === 'date' ? [] : [...ODD.map((odd) => spoiled(good, odd)), 'nothing', '12a'];
    case 'equals':
      return [`${good}x`];
    case 'minAge':
      return [yearsBefore(context.today, rule.value, 1)];
    case 'notBefore':
      // The schema accepts days that no calendar has, such as 2000-02-31.
      return isDate(rule.value) ? [dayBefore(rule.value)] : [];
  }
}

/**
 * Sample values for a field, made from its own rules: valid ones, and for each rule one that breaks it. Impossible ones are left out; a field
 * whose rules contradict each other has no valid one.
 */
export function samplesOf(field: FieldRules, context: RuleContext): Sample[] {
  const passes = (value: string) => runRules(value, { required: true, rules: field.rules }, context) === undefined;
  const good = candidates(field, context).filter(passes);
  const byLength = good.toSorted((a, b) => a.length - b.length);
  const [typical, shortest, longest] = [good[0], byLength[0], byLength.at(-1)];
  const broken = field.rules.flatMap((rule): Sample[] => {
    const value =
      typical === undefined ? undefined : breaking(rule, typical, context).find((each) => each !== '' && !passes(each));
    return value === undefined ? [] : [{ aim: rule.rule, value }];
  });
  const all: Sample[] = [
    ...(typical === undefined ? [] : [{ aim: 'typical', value: typical } as const]),
    ...(shortest === undefined ? [] : [{ aim: 'shortest', value: shortest } as const]),
    ...(longest === undefined ? [] : [{ aim: 'longest', value: longest } as const]),
    { aim: 'empty', value: '' },
    ...broken,
  ];
  return all.filter(({ value }, index) => all.findIndex((each) => each.value === value) === index);
}

/** One valid value per field, as far as possible. Fields that others must equal come first. */
export function goodValues(fields: readonly FieldRules[], today: string): Partial<Record<RegisterField, string>> {
  const values: Partial<Record<RegisterField, string>> = {};
  const depends = ({ rules }: FieldRules) => Number(rules.some(({ rule }) => rule === 'equals'));
  for (const field of fields.toSorted((a, b) => depends(a) - depends(b))) {
    const [first] = samplesOf(field, { values, today });
    values[field.name] = first?.aim === 'typical' ? first.value : '';
  }
  return values;
}
