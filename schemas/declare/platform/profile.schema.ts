import type { FromSchema } from 'json-schema-to-ts';

const text = (maxLength: number) => ({ type: 'string', maxLength }) as const;
const filled = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength }) as const;

/** Login password as a proof; an account without one omits it. */
const password = text(128);

export const headIconAnswerSchema = {
  $id: 'platform/head-icon',
  description: 'CALL-22: a name of the set of drawn icons, or the address of a picture; empty while none was chosen.',
  type: 'object',
  required: ['icon'],
  properties: { icon: text(500) },
} as const;

export const headIconBodySchema = {
  $id: 'platform/head-icon-body',
  description: 'Body of CALL-23, form-encoded.',
  type: 'object',
  additionalProperties: false,
  required: ['icon'],
  properties: { icon: filled(40) },
} as const;

export const securityConfigAnswerSchema = {
  $id: 'platform/security-config',
  description:
    'CALL-67: what of an account is set up; `mobile` is a number that a code has proven. What a platform leaves out is unknown. `emailShown` and `payeeNameShown` are masked.',
  type: 'object',
  properties: {
    loginPassword: { type: 'boolean' },
    mobile: { type: 'boolean' },
    paymentPassword: { type: 'boolean' },
    bankCard: { type: 'boolean' },
    email: { type: 'boolean' },
    payeeName: { type: 'boolean' },
    nickname: { type: 'boolean' },
    headIcon: { type: 'boolean' },
    passkeys: { type: 'boolean' },
    securityQuestions: { type: 'boolean' },
    emailShown: text(200),
    payeeNameShown: text(200),
  },
} as const;
export type SecurityConfigAnswer = FromSchema<typeof securityConfigAnswerSchema>;

export const securityQuestionsAnswerSchema = {
  $id: 'platform/security-questions',
  description: "CALL-73: `question` is a text key; a platform's own sentence is shown as it is.",
  type: 'array',
  maxItems: 60,
  items: {
    type: 'object',
    required: ['id', 'question'],
    properties: { id: { type: 'integer' }, question: text(200) },
  },
} as const;
export type SecurityQuestionsAnswer = FromSchema<typeof securityQuestionsAnswerSchema>;

export const ownQuestionsAnswerSchema = {
  $id: 'platform/own-questions',
  description: 'CALL-72, read: the questions that the member has answered, in their order. Answers are never sent.',
  type: 'array',
  maxItems: 10,
  items: { type: 'object', required: ['questionId'], properties: { questionId: { type: 'integer' } } },
} as const;
export type OwnQuestionsAnswer = FromSchema<typeof ownQuestionsAnswerSchema>;

export const ownQuestionsBodySchema = {
  $id: 'platform/own-questions-body',
  description: 'CALL-72, save: takes the place of every answer before.',
  type: 'object',
  additionalProperties: false,
  required: ['answers'],
  properties: {
    answers: {
      type: 'array',
      minItems: 1,
      maxItems: 3,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['questionId', 'answer'],
        properties: { questionId: { type: 'integer', minimum: 0, maximum: 100_000 }, answer: filled(256) },
      },
    },
    password,
  },
} as const;

export const emailBodySchema = {
  $id: 'platform/email-body',
  description: 'Body of CALL-74.',
  type: 'object',
  additionalProperties: false,
  required: ['email'],
  properties: { email: filled(256), password },
} as const;

export const payeeNameBodySchema = {
  $id: 'platform/payee-name-body',
  description: 'Body of CALL-75.',
  type: 'object',
  additionalProperties: false,
  required: ['payeeName'],
  properties: { payeeName: filled(256) },
} as const;

export const nicknameBodySchema = {
  $id: 'platform/nickname-body',
  description: 'Body of CALL-76.',
  type: 'object',
  additionalProperties: false,
  required: ['nickname'],
  properties: { nickname: filled(256) },
} as const;
