import type { FromSchema } from 'json-schema-to-ts';
import { socialProviders } from '../names/behaviourWords.ts';
import { captchaProof, sessionAnswerSchema } from './session.schema.ts';

const text = (maxLength: number) => ({ type: 'string', maxLength }) as const;

const mobile = {
  mobileNum: { type: 'string', pattern: '^\\d{4,20}$' },
  countryDialingCode: { type: 'string', pattern: '^\\d{1,4}$' },
} as const;

/** A number, with the proof that it is the caller's: a code, or a token of Firebase. */
export const mobileProof = {
  ...mobile,
  verificationCode: { type: 'string', minLength: 1, maxLength: 10 },
  firebaseIdToken: { type: 'string', maxLength: 4000 },
} as const;

export const smsBodySchema = {
  $id: 'platform/sms-body',
  description: 'Body of CALL-13 and CALL-14 (SMS-01). `captcha` and `captchaId` when the platform asks for them (SMS-08).',
  type: 'object',
  additionalProperties: false,
  required: ['mobileNum', 'countryDialingCode'],
  properties: { ...mobile, ...captchaProof },
} as const;
export type SmsBody = FromSchema<typeof smsBodySchema>;

export const smsAnswerSchema = {
  $id: 'platform/sms',
  description: 'CALL-13 and CALL-14. `expirationTime` in ms since 1970: until then no other code can be asked for (SMS-02).',
  type: 'object',
  properties: { expirationTime: { type: 'integer' } },
} as const;
export type SmsAnswer = FromSchema<typeof smsAnswerSchema>;

export const checkCodeAnswerSchema = {
  $id: 'platform/check-code',
  description: 'CALL-15: whether a code is right, without using it up.',
  type: 'object',
  required: ['valid'],
  properties: { valid: { type: 'boolean' } },
} as const;

export const recoverBodySchema = {
  $id: 'platform/recover-body',
  description: 'Body of CALL-18. The call takes it form-encoded, as written, and as JSON.',
  type: 'object',
  additionalProperties: false,
  required: ['username', 'email'],
  properties: {
    username: { type: 'string', minLength: 1, maxLength: 64 },
    email: { type: 'string', minLength: 3, maxLength: 200 },
  },
} as const;
export type RecoverBody = FromSchema<typeof recoverBodySchema>;

export const resetBodySchema = {
  $id: 'platform/reset-body',
  description: 'What a link of a recovery mail sets the new password with.',
  type: 'object',
  additionalProperties: false,
  required: ['token', 'newPassword'],
  properties: {
    token: { type: 'string', minLength: 16, maxLength: 200 },
    newPassword: { type: 'string', minLength: 1, maxLength: 128 },
  },
} as const;
export type ResetBody = FromSchema<typeof resetBodySchema>;

export const setPasswordPayloadSchema = {
  $id: 'platform/set-password-payload',
  description: 'What the client encrypts for `setPasswordByPhone` (CALL-19, FORGOT-10).',
  type: 'object',
  additionalProperties: false,
  required: ['newPassword', 'mobileNum', 'verificationCode', 'nonce', 'issuedAtMs'],
  properties: {
    newPassword: { type: 'string', minLength: 1, maxLength: 128 },
    ...mobile,
    verificationCode: { type: 'string', minLength: 1, maxLength: 10 },
    firebaseIdToken: { type: 'string', maxLength: 4000 },
    nonce: { type: 'string', minLength: 8, maxLength: 64 },
    issuedAtMs: { type: 'integer' },
  },
} as const;
export type SetPasswordPayload = FromSchema<typeof setPasswordPayloadSchema>;

export const setPasswordAnswerSchema = {
  $id: 'platform/set-password',
  description: 'CALL-19: who may log in with the new password now (FORGOT-15).',
  type: 'object',
  required: ['userName'],
  properties: { userName: { type: 'string', maxLength: 80 } },
} as const;
export type SetPasswordAnswer = FromSchema<typeof setPasswordAnswerSchema>;

export const changePasswordBodySchema = {
  $id: 'platform/change-password-body',
  description: 'Body of CALL-20 (CHPSW-03). An account without a password proves its number by a code instead of the old one.',
  type: 'object',
  additionalProperties: false,
  required: ['newPassword', 'confirmNewPassword'],
  properties: {
    oldPassword: { type: 'string', maxLength: 128 },
    ...mobileProof,
    newPassword: { type: 'string', minLength: 1, maxLength: 128 },
    confirmNewPassword: { type: 'string', minLength: 1, maxLength: 128 },
  },
} as const;

export const affiliateAnswerSchema = {
  $id: 'platform/affiliate',
  description: 'CALL-25.',
  type: 'object',
  required: ['success'],
  properties: { success: { type: 'boolean' } },
} as const;

const socialProvider = { type: 'string', enum: socialProviders } as const;
const ownPath = {
  description:
    'A path of this site and of no other: one slash in front, no backslash, nothing that browsers drop from addresses.',
  type: 'string',
  maxLength: 500,
  pattern: '^/(?![/\\\\])[^\\\\\\s]*$',
} as const;
const socialState = { type: 'string', minLength: 16, maxLength: 100 } as const;

export const socialProvidersAnswerSchema = {
  $id: 'platform/social-providers',
  description: 'Providers that the platform can log players in with now.',
  type: 'array',
  maxItems: 10,
  items: socialProvider,
} as const;

export const socialStartBodySchema = {
  $id: 'platform/social-start-body',
  description: 'Starts a login elsewhere. `returnPath` is a path of this site, where the player was.',
  type: 'object',
  additionalProperties: false,
  required: ['provider', 'returnPath'],
  properties: { provider: socialProvider, returnPath: ownPath },
} as const;

export const socialStartAnswerSchema = {
  $id: 'platform/social-start',
  description:
    "Where the browser goes to log in elsewhere. The platform keeps the PKCE verifier; the browser keeps `state` and hands it in at the end, so that an attacker cannot finish his own login in another player's browser.",
  type: 'object',
  required: ['url', 'state'],
  properties: {
    url: { type: 'string', maxLength: 2000, pattern: '^https?://[^\\s/\\\\?#@]+(?:[/?#][^\\p{Cc}\\\\]*)?$' },
    state: socialState,
  },
} as const;
export type SocialStartAnswer = FromSchema<typeof socialStartAnswerSchema>;

export const socialFinishBodySchema = {
  $id: 'platform/social-finish-body',
  description:
    "What the provider sent back with the browser: the whole query of the return address, Telegram's signed fields included, and the state that this browser kept. A new account is made with the invitation that the player came by, if there is one.",
  type: 'object',
  additionalProperties: false,
  required: ['provider', 'state', 'query'],
  properties: {
    provider: socialProvider,
    state: socialState,
    query: { type: 'string', maxLength: 6000 },
    affiliateCode: text(64),
  },
} as const;

export const socialSessionAnswerSchema = {
  ...sessionAnswerSchema,
  $id: 'platform/social-session',
  description: 'A session as after a login, and where the player was.',
  required: [...sessionAnswerSchema.required, 'returnPath'],
  properties: { ...sessionAnswerSchema.properties, returnPath: ownPath },
} as const;
export type SocialSessionAnswer = FromSchema<typeof socialSessionAnswerSchema>;

export const firebaseSendBodySchema = {
  $id: 'platform/firebase-send-body',
  description:
    'Body of the two Firebase calls (CALL-16, CALL-17): a number to send a code to, or the session of one and its code.',
  type: 'object',
  additionalProperties: false,
  required: ['mobileNum', 'countryDialingCode'],
  properties: { ...mobile, ...captchaProof },
} as const;

export const firebaseVerifyBodySchema = {
  $id: 'platform/firebase-verify-body',
  type: 'object',
  additionalProperties: false,
  required: ['firebaseIdToken'],
  properties: { firebaseIdToken: { type: 'string', minLength: 1, maxLength: 4000 } },
} as const;

export const firebaseVerifyAnswerSchema = {
  $id: 'platform/firebase-verify',
  description: 'CALL-17: the number that the token proves.',
  type: 'object',
  required: ['mobileNum'],
  properties: { mobileNum: { type: 'string', maxLength: 24 } },
} as const;
