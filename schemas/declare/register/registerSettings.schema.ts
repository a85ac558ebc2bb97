import type { FromSchema } from 'json-schema-to-ts';

/** Fields of the sign-up form that settings may name (REG-07 to REG-17), in the spelling of the payload (REG-22). */
export const registerFields = [
  'mobileNum',
  'verificationCode',
  'username',
  'password',
  'confirmPassword',
  'paymentPassword',
  'idNumber',
  'qqNum',
  'facebook',
  'wechat',
  'line',
  'whatsapp',
  'zalo',
  'email',
  'nickname',
  'payeeName',
  'recommenderId',
  'birthday',
  'affiliateCode',
  'captcha',
] as const;
export type RegisterField = (typeof registerFields)[number];

/** Rule sets that login, recovery and password change share with registration (LOGIN-09). */
export const sharedRuleSets = [
  'loginUsername',
  'loginPassword',
  'loginMobileNum',
  'verificationCode',
  'password',
  'mobileNum',
  'captcha',
] as const;
export type SharedRuleSet = (typeof sharedRuleSets)[number];

/** Formats a rule may ask for. */
export const ruleFormats = ['digits', 'letters-digits', 'email', 'date', 'name'] as const;

export const MAX_PATTERN_LENGTH = 128;
/** Maximum number of rules per entry. */
export const MAX_RULES = 8;

const message = {
  title: 'Message',
  description: 'Text key of the message shown when the rule fails; empty for the rule’s own.',
  type: 'string',
  pattern: '^([a-z][a-zA-Z0-9.]{1,60})?$',
} as const;

/** Stored with a pattern, so that a change of its meaning is noticed. */
const examples = (description: string) =>
  ({
    title: 'Examples',
    description,
    type: 'array',
    maxItems: 8,
    uniqueItems: true,
    items: { type: 'string', minLength: 1, maxLength: 64 },
  }) as const;

export const ruleSchema = {
  title: 'Rule',
  description: 'One check of a value. Rules are data for one interpreter; an empty optional value passes them all.',
  type: 'object',
  discriminator: { propertyName: 'rule' },
  required: ['rule'],
  properties: { rule: { type: 'string' } },
  oneOf: [
    {
      type: 'object',
      additionalProperties: false,
      required: ['rule', 'value'],
      properties: { rule: { const: 'minLength' }, value: { type: 'integer', minimum: 1, maximum: 256 }, message },
    },
    {
      type: 'object',
      additionalProperties: false,
      required: ['rule', 'value'],
      properties: { rule: { const: 'maxLength' }, value: { type: 'integer', minimum: 1, maximum: 256 }, message },
    },
    {
      type: 'object',
      additionalProperties: false,
      required: ['rule', 'value'],
      properties: {
        rule: { const: 'pattern' },
        value: { type: 'string', minLength: 1, maxLength: 128 },
        message,
        accepts: examples('Entries that must match the pattern. For whoever changes it next; the product does not read them.'),
        refuses: examples('Entries that must not match the pattern.'),
      },
    },
    {
      type: 'object',
      additionalProperties: false,
      required: ['rule', 'value'],
      properties: { rule: { const: 'format' }, value: { type: 'string', enum: ruleFormats }, message },
    },
    {
      type: 'object',
      additionalProperties: false,
      required: ['rule', 'value'],
      properties: { rule: { const: 'equals' }, value: { type: 'string', enum: registerFields }, message },
    },
    {
      type: 'object',
      additionalProperties: false,
      required: ['rule', 'value'],
      properties: { rule: { const: 'minAge' }, value: { type: 'integer', minimum: 1, maximum: 99 }, message },
    },
    {
      type: 'object',
      additionalProperties: false,
      required: ['rule', 'value'],
      properties: { rule: { const: 'notBefore' }, value: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' }, message },
    },
  ],
} as const;

const rulesSchema = {
  title: 'Rules',
  description: 'Checks in the order they are shown.',
  type: 'array',
  maxItems: MAX_RULES,
  items: { $ref: '#/definitions/rule' },
  'x-ui': { widget: 'rules', group: 'register' },
} as const;

/** One field of the settings; the operator's field editor is generated from it. */
export const fieldSchema = {
  title: 'Field',
  description: 'One field of the sign-up form.',
  type: 'object',
  additionalProperties: false,
  properties: {
    enabled: {
      title: 'Shown',
      description: 'Whether the form has the field.',
      type: 'boolean',
      default: false,
      'x-ui': { widget: 'switch', group: 'register' },
    },
    required: {
      title: 'Required',
      description: 'Whether it must be filled in.',
      type: 'boolean',
      default: false,
      'x-ui': { widget: 'switch', group: 'register' },
    },
    rules: rulesSchema,
  },
} as const;

const field = { $ref: '#/definitions/field' } as const;

const sharedSchema = {
  ...rulesSchema,
  'x-ui': { widget: 'rules', group: 'shared' },
} as const;

/** Which fields the register form has, in which order, and the rules of each. */
export const registerSettingsSchema = {
  $id: 'release/register-settings',
  title: 'Sign-up form',
  description: 'Fields of the sign-up form, their order and their rules, and the rule sets shared with login.',
  type: 'object',
  additionalProperties: false,
  properties: {
    order: {
      title: 'Field order',
      description: 'Fields first to last; those left out follow in their usual order.',
      type: 'array',
      uniqueItems: true,
      maxItems: 20,
      items: { type: 'string', enum: registerFields },
      'x-ui': { widget: 'field-order', group: 'register' },
    },
    fields: {
      title: 'Fields',
      description: 'Each field: shown, required, rules.',
      type: 'object',
      additionalProperties: false,
      properties: {
        mobileNum: field,
        verificationCode: field,
        username: field,
        password: field,
        confirmPassword: field,
        paymentPassword: field,
        idNumber: field,
        qqNum: field,
        facebook: field,
        wechat: field,
        line: field,
        whatsapp: field,
        zalo: field,
        email: field,
        nickname: field,
        payeeName: field,
        recommenderId: field,
        birthday: field,
        affiliateCode: field,
        captcha: field,
      },
    },
    shared: {
      title: 'Shared rules',
      description: 'Rule sets by name, used by login, recovery and password change.',
      type: 'object',
      additionalProperties: false,
      properties: {
        loginUsername: sharedSchema,
        loginPassword: sharedSchema,
        loginMobileNum: sharedSchema,
        verificationCode: sharedSchema,
        password: sharedSchema,
        mobileNum: sharedSchema,
        captcha: sharedSchema,
      },
    },
  },
  definitions: { rule: ruleSchema, field: fieldSchema },
} as const;

/** One check. `value` is a bound, a pattern, a format, another field or a date, depending on the rule. */
export type Rule = FromSchema<(typeof ruleSchema.oneOf)[number]>;

export interface RegisterFieldSettings {
  readonly enabled: boolean;
  readonly required: boolean;
  readonly rules: readonly Rule[];
}

/** Settings as stored or sent: any leaf may be absent. */
export interface RegisterSettingsOverrides {
  readonly order?: readonly RegisterField[];
  readonly fields?: Readonly<Partial<Record<RegisterField, Partial<RegisterFieldSettings>>>>;
  readonly shared?: Readonly<Partial<Record<SharedRuleSet, readonly Rule[]>>>;
}

/** Settings with every leaf filled. */
export interface RegisterSettings {
  readonly order: readonly RegisterField[];
  readonly fields: Readonly<Record<RegisterField, RegisterFieldSettings>>;
  readonly shared: Readonly<Record<SharedRuleSet, readonly Rule[]>>;
}
