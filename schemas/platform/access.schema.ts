import type { FromSchema } from 'json-schema-to-ts';
import { socialProviders } from '../release/behaviourWords.ts';
import { captchaProof, sessionAnswerSchema } from './session.schema.ts';

const text = (maxLength: number) => ({ type: 'string', maxLength }) as const;

const mobile = {
  mobileNum: { type: 'string', pattern: '^\\d{4,20}$' },
  countryDialingCode: { type: 'string', pattern: '^\\d{1,4}$' },
} as const;

/** A number, and what proves that it is the caller's: a code, or a token of Firebase. */
export const mobileProof = {
  ...mobile,
  verificationCode: { type: 'string', minLength: 1, maxLength: 10 },
  firebaseIdToken: { type: 'string', maxLength: 4000 },
} as const;

/** Body of CALL-13 and CALL-14 (SMS-01). `captcha` and `captchaId` when the platform asks for them (SMS-08). */
export const smsBodySchema = {
  $id: 'platform/sms-body',
  type: 'object',
  additionalProperties: false,
  required: ['mobileNum', 'countryDialingCode'],
  properties: { ...mobile, ...captchaProof },
} as const;
export type SmsBody = FromSchema<typeof smsBodySchema>;

/** CALL-13 and CALL-14. `expirationTime` in ms since 1970: until then no other code can be asked for (SMS-02). */
export const smsAnswerSchema = {
  $id: 'platform/sms',
  type: 'object',
  properties: { expirationTime: { type: 'integer' } },
} as const;
export type SmsAnswer = FromSchema<typeof smsAnswerSchema>;

/** CALL-15: whether a code is right, without using it up. */
export const checkCodeAnswerSchema = {
  $id: 'platform/check-code',
  type: 'object',
  required: ['valid'],
  properties: { valid: { type: 'boolean' } },
} as const;

/** Body of CALL-18. The call takes it form-encoded, as written, and as JSON. */
export const recoverBodySchema = {
  $id: 'platform/recover-body',
  type: 'object',
  additionalProperties: false,
  required: ['username', 'email'],
  properties: {
    username: { type: 'string', minLength: 1, maxLength: 64 },
    email: { type: 'string', minLength: 3, maxLength: 200 },
  },
} as const;
export type RecoverBody = FromSchema<typeof recoverBodySchema>;

/** What a link of a recovery mail sets the new password with. */
export const resetBodySchema = {
  $id: 'platform/reset-body',
  type: 'object',
  additionalProperties: false,
  required: ['token', 'newPassword'],
  properties: {
    token: { type: 'string', minLength: 16, maxLength: 200 },
    newPassword: { type: 'string', minLength: 1, maxLength: 128 },
  },
} as const;
export type ResetBody = FromSchema<typeof resetBodySchema>;

/** What the client encrypts for CALL-19 (FORGOT-10). */
export const setPasswordPayloadSchema = {
  $id: 'platform/set-password-payload',
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

/** CALL-19: who may log in with the new password now (FORGOT-15). */
export const setPasswordAnswerSchema = {
  $id: 'platform/set-password',
  type: 'object',
  required: ['userName'],
  properties: { userName: { type: 'string', maxLength: 80 } },
} as const;
export type SetPasswordAnswer = FromSchema<typeof setPasswordAnswerSchema>;

/** Body of CALL-20 (CHPSW-03). An account without a password proves its number by a code instead of the old one. */
export const changePasswordBodySchema = {
  $id: 'platform/change-password-body',
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

/** CALL-25. */
export const affiliateAnswerSchema = {
  $id: 'platform/affiliate',
  type: 'object',
  required: ['success'],
  properties: { success: { type: 'boolean' } },
} as const;

const socialProvider = { type: 'string', enum: socialProviders } as const;
/** A path of this site and of no other: one slash in front, no backslash, nothing that browsers drop from addresses. */
const ownPath = { type: 'string', maxLength: 500, pattern: '^/(?![/\\\\])[^\\\\\\s]*$' } as const;
const socialState = { type: 'string', minLength: 16, maxLength: 100 } as const;

/** Providers that the platform can log players in with now. */
export const socialProvidersAnswerSchema = {
  $id: 'platform/social-providers',
  type: 'array',
  maxItems: 10,
  items: socialProvider,
} as const;

/** Starts a login elsewhere. `returnPath` is a path of this site, where the player was. */
export const socialStartBodySchema = {
  $id: 'platform/social-start-body',
  type: 'object',
  additionalProperties: false,
  required: ['provider', 'returnPath'],
  properties: { provider: socialProvider, returnPath: ownPath },
} as const;

/**
 * Where the browser goes to log in elsewhere. The platform keeps the PKCE verifier; the browser keeps `state` and hands it
 * in at the end, so that an attacker cannot finish his own login in another player's browser.
 */
export const socialStartAnswerSchema = {
  $id: 'platform/social-start',
  type: 'object',
  required: ['url', 'state'],
  properties: { url: { type: 'string', maxLength: 2000, pattern: '^https?://' }, state: socialState },
} as const;
export type SocialStartAnswer = FromSchema<typeof socialStartAnswerSchema>;

/** What the provider sent back with the browser: the whole query of the return address, Telegram's signed fields included,
 * and the state that this browser kept. A new account is made with the invitation that the player came by, if there is one. */
export const socialFinishBodySchema = {
  $id: 'platform/social-finish-body',
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

/** A session as after a login, and where the player was. */
export const socialSessionAnswerSchema = {
  ...sessionAnswerSchema,
  $id: 'platform/social-session',
  required: [...sessionAnswerSchema.required, 'returnPath'],
  properties: { ...sessionAnswerSchema.properties, returnPath: ownPath },
} as const;
export type SocialSessionAnswer = FromSchema<typeof socialSessionAnswerSchema>;

/** Body of the two Firebase calls (CALL-16, CALL-17): a number to send a code to, or the session of one and its code. */
export const firebaseSendBodySchema = {
  $id: 'platform/firebase-send-body',
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

/** CALL-17: the number that the token proves. */
export const firebaseVerifyAnswerSchema = {
  $id: 'platform/firebase-verify',
  type: 'object',
  required: ['mobileNum'],
  properties: { mobileNum: { type: 'string', maxLength: 24 } },
} as const;
