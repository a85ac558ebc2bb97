import { type Rule, registerFields, ruleFormats } from '#schemas/declare/register/registerSettings.schema.ts';

/** A rule as a draft may hold it: perhaps incomplete. */
export type AnyRule = Readonly<Record<string, unknown>>;
export type RuleKind = Rule['rule'];

/** What the value of each kind of rule is, and what a new one begins with. */
export const ruleKinds = {
  minLength: { input: 'number', first: 4 },
  maxLength: { input: 'number', first: 20 },
  pattern: { input: 'text', first: '^[a-z0-9]+$' },
  format: { input: 'select', first: 'digits', choices: ruleFormats, words: 'format' },
  equals: { input: 'select', first: 'password', choices: registerFields, words: 'field' },
  minAge: { input: 'number', first: 18 },
  notBefore: { input: 'date', first: '1900-01-01' },
} as const satisfies Record<
  RuleKind,
  {
    input: 'number' | 'text' | 'date' | 'select';
    first: string | number;
    choices?: readonly string[];
    words?: 'format' | 'field';
  }
>;

export const kindNames = Object.keys(ruleKinds) as readonly RuleKind[];

export const isRuleKind = (name: unknown): name is RuleKind => kindNames.some((kind) => kind === name);

/** A rule of this kind with a value to begin with. What another kind left behind is not taken along, but its message. */
export const newRule = (kind: RuleKind, message?: unknown): AnyRule => ({
  rule: kind,
  value: ruleKinds[kind].first,
  ...(message ? { message } : {}),
});

/** Whether the rule can run: its kind is known and its value is of the kind's type. */
export const isRunnable = (rule: AnyRule): boolean =>
  isRuleKind(rule['rule']) && typeof rule['value'] === typeof ruleKinds[rule['rule']].first;
