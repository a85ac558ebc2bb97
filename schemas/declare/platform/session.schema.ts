import type { FromSchema } from 'json-schema-to-ts';
import { captchaProviders } from '../names/behaviourWords.ts';

export const loginKeyAnswerSchema = {
  $id: 'platform/login-key',
  description: 'Public half of the key that login bodies are encrypted with (JWE, RSA-OAEP-256 with A256GCM).',
  type: 'object',
  required: ['kid', 'jwk'],
  properties: {
    kid: { type: 'string', maxLength: 80 },
    jwk: { type: 'object' },
    serverTimeMs: {
      description: "The platform's time. A login is dated by it, so that a phone whose clock is wrong can log in.",
      type: 'integer',
    },
  },
} as const;
export type LoginKeyAnswer = FromSchema<typeof loginKeyAnswerSchema>;

/** Proof that no program has filled a form in: digits, proof of work (CAPT-06), or a provider's token (CAPT-10). */
export const captchaProof = {
  captcha: { type: 'string', maxLength: 8000 },
  captchaId: { type: 'string', maxLength: 80 },
} as const;

export const loginPayloadSchema = {
  $id: 'platform/login-payload',
  description: 'What the client encrypts for `login` (CALL-03, LOGIN-14). `issuedAtMs` and `nonce` make a replay useless.',
  type: 'object',
  additionalProperties: false,
  required: ['username', 'password', 'type', 'nonce', 'issuedAtMs'],
  properties: {
    username: { type: 'string', minLength: 1, maxLength: 64 },
    password: { type: 'string', minLength: 1, maxLength: 128 },
    ...captchaProof,
    type: { type: 'string', enum: ['username', 'sms', 'firebase'] },
    countryDialingCode: {
      description: 'With `sms` and `firebase`; for those, `username` holds the mobile number and `password` the code.',
      type: 'string',
      pattern: '^\\d{1,4}$',
    },
    firebaseChannel: { type: 'string', maxLength: 20 },
    firebaseIdToken: { type: 'string', maxLength: 4000 },
    firebaseMobileNo: { type: 'string', maxLength: 24 },
    nonce: { type: 'string', minLength: 8, maxLength: 64 },
    issuedAtMs: { type: 'integer' },
  },
} as const;
export type LoginPayload = FromSchema<typeof loginPayloadSchema>;

export const loginBodySchema = {
  $id: 'platform/login-body',
  description: 'Body of CALL-03: the payload as a compact JWE.',
  type: 'object',
  additionalProperties: false,
  required: ['data'],
  properties: { data: { type: 'string', minLength: 1, maxLength: 24_000 } },
} as const;

export const logoutBodySchema = {
  $id: 'platform/logout-body',
  description: 'Body of CALL-07.',
  type: 'object',
  additionalProperties: false,
  required: ['token'],
  properties: { token: { type: 'string', minLength: 1, maxLength: 400 } },
} as const;

export const sessionAnswerSchema = {
  $id: 'platform/session',
  description: 'CALL-03.',
  type: 'object',
  required: ['token', 'userName', 'type'],
  properties: {
    token: { type: 'string', minLength: 16, maxLength: 200 },
    userName: { type: 'string', maxLength: 80 },
    type: { description: 'Customer type (ROLE-04).', type: 'integer' },
    firstTimeLogin: { type: 'boolean' },
    mustAccept: {
      description:
        'The owner has not yet given a date of birth and accepted the terms: the account was opened by an agent or by a social login.',
      type: 'boolean',
    },
    merchantCode: { type: 'string', maxLength: 40 },
    lastLogin: {
      description: 'When and from where the account was used before, if ever.',
      type: 'object',
      required: ['at', 'ip'],
      properties: { at: { type: 'string', maxLength: 40 }, ip: { type: 'string', maxLength: 60 } },
    },
  },
} as const;
export type SessionAnswer = FromSchema<typeof sessionAnswerSchema>;

export const trialSessionAnswerSchema = {
  $id: 'platform/trial-session',
  description: 'CALL-04 and CALL-05: a trial session; `customerType` is 4.',
  type: 'object',
  required: ['token', 'userName', 'customerType'],
  properties: {
    token: { type: 'string', minLength: 16, maxLength: 200 },
    userName: { type: 'string', maxLength: 80 },
    customerType: { type: 'integer' },
    merchantCode: { type: 'string', maxLength: 40 },
  },
} as const;
export type TrialSessionAnswer = FromSchema<typeof trialSessionAnswerSchema>;

export const trialBodySchema = {
  $id: 'platform/trial-body',
  description: 'Body of CALL-04 and CALL-05. `username` is the answer of `trialUser` (CALL-06).',
  type: 'object',
  additionalProperties: false,
  required: ['moduleId'],
  properties: { moduleId: { type: 'string', maxLength: 20 }, username: { type: 'string', maxLength: 80 } },
} as const;

export const trialUserAnswerSchema = {
  $id: 'platform/trial-user',
  description: 'CALL-06.',
  type: 'object',
  required: ['username'],
  properties: { username: { type: 'string', maxLength: 80 } },
} as const;

const hex = (maxLength: number) => ({ type: 'string', maxLength, pattern: '^[0-9a-f]*$' }) as const;

const challengeSchema = {
  description:
    "Work for the visitor's device, as ALTCHA describes it: which of the counters from 0 on gives a key that begins with the prefix.",
  type: 'object',
  additionalProperties: false,
  required: ['parameters', 'signature'],
  properties: {
    parameters: {
      type: 'object',
      required: ['algorithm', 'nonce', 'salt', 'cost', 'keyLength', 'keyPrefix'],
      properties: {
        algorithm: { type: 'string', enum: ['PBKDF2/SHA-256'] },
        nonce: hex(64),
        salt: hex(64),
        cost: { type: 'integer', minimum: 1, maximum: 1_000_000 },
        keyLength: { type: 'integer', minimum: 1, maximum: 64 },
        keyPrefix: hex(128),
        keySignature: hex(128),
        expiresAt: { type: 'integer' },
        data: { type: 'object', additionalProperties: { type: ['string', 'number', 'boolean', 'null'] } },
      },
    },
    signature: hex(128),
  },
} as const;

export const captchaAnswerSchema = {
  $id: 'platform/captcha',
  description:
    'CALL-11: a picture as a data URL, and perhaps its digits as speech; work; or the provider whose widget the form shows, with the key of the site there where it is another than that of the settings. `captchaId` goes back with the answer (CAPT-04).',
  type: 'object',
  required: ['captchaId'],
  properties: {
    captchaId: { type: 'string', maxLength: 80 },
    image: { type: 'string', maxLength: 60000, pattern: '^data:image/' },
    audio: { type: 'string', maxLength: 200_000, pattern: '^data:audio/' },
    challenge: challengeSchema,
    provider: { type: 'string', enum: captchaProviders },
    siteKey: { type: 'string', minLength: 1, maxLength: 100 },
  },
  anyOf: [{ required: ['image'] }, { required: ['challenge'] }, { required: ['provider'] }],
} as const;
export type CaptchaAnswer = FromSchema<typeof captchaAnswerSchema>;
export type WorkChallenge = FromSchema<typeof challengeSchema>;

export const acceptTermsBodySchema = {
  $id: 'platform/accept-terms-body',
  description: 'What the owner of an account confirms that no register form has asked.',
  type: 'object',
  additionalProperties: false,
  required: ['terms', 'birthday'],
  properties: { terms: { type: 'boolean' }, birthday: { type: 'string', maxLength: 10 } },
} as const;

const moment = { type: 'integer', minimum: 0 } as const;

export const sessionTimesAnswerSchema = {
  $id: 'platform/session-times',
  description:
    "When a session began, was last used and last answered a reality check, and the platform's own time; all in ms since 1970.",
  type: 'object',
  required: ['nowMs', 'startedAtMs', 'activeAtMs', 'checkedAtMs'],
  properties: { nowMs: moment, startedAtMs: moment, activeAtMs: moment, checkedAtMs: moment },
} as const;
export type SessionTimesAnswer = FromSchema<typeof sessionTimesAnswerSchema>;

export const sessionNoteBodySchema = {
  $id: 'platform/session-note-body',
  description: 'What happened in a session just now: the player touched the page, or answered a reality check.',
  type: 'object',
  additionalProperties: false,
  required: ['what'],
  properties: { what: { type: 'string', enum: ['active', 'checked'] } },
} as const;
export type SessionNote = FromSchema<typeof sessionNoteBodySchema>['what'];

const text = (maxLength: number) => ({ type: 'string', maxLength }) as const;

export const registerPayloadSchema = {
  $id: 'platform/register-payload',
  description: 'Body of CALL-08 and CALL-09 (REG-22).',
  type: 'object',
  additionalProperties: false,
  required: ['registerUrl', 'registerMethod', 'type', 'domain', 'terms'],
  properties: {
    countryDialingCode: { type: 'string', pattern: '^\\d{1,4}$' },
    registerUrl: text(500),
    registerMethod: { type: 'string', enum: ['APP', 'H5', 'PWA', 'WEBCLIP'] },
    type: { type: 'integer', const: 0 },
    domain: text(200),
    terms: { description: 'That the player accepted terms and age; without it the registration is refused.', type: 'boolean' },
    ...captchaProof,
    moduleId: text(20),
    firebaseChannel: text(20),
    firebaseIdToken: text(4000),
    mobileNum: text(20),
    verificationCode: text(10),
    username: text(256),
    password: text(256),
    confirmPassword: text(256),
    paymentPassword: text(256),
    idNumber: text(256),
    qqNum: text(256),
    facebook: text(256),
    wechat: text(256),
    line: text(256),
    whatsapp: text(256),
    zalo: text(256),
    email: text(256),
    nickname: text(256),
    payeeName: text(256),
    recommenderId: text(256),
    birthday: text(10),
    affiliateCode: text(64),
  },
} as const;
export type RegisterPayload = FromSchema<typeof registerPayloadSchema>;

export const registeredAnswerSchema = {
  $id: 'platform/registered',
  description: 'Success of CALL-08 and CALL-09.',
  type: 'object',
  required: ['userName'],
  properties: { userName: { type: 'string', maxLength: 80 } },
} as const;
export type RegisteredAnswer = FromSchema<typeof registeredAnswerSchema>;

export const usernameAnswerSchema = {
  $id: 'platform/username',
  description: 'CALL-12.',
  type: 'object',
  required: ['available'],
  properties: { available: { type: 'boolean' } },
} as const;

export const memberAnswerSchema = {
  $id: 'platform/member',
  description: 'CALL-21.',
  type: 'object',
  required: ['id', 'account', 'type'],
  properties: {
    id: { type: 'integer' },
    account: { type: 'string', maxLength: 80 },
    nickname: { type: 'string', maxLength: 80 },
    type: { type: 'integer' },
    clubLabel: { type: 'object', properties: { labelName: { type: 'string', maxLength: 60 } } },
    affiliateCode: { description: 'The code that the member invites friends with (REF-03).', type: 'string', maxLength: 64 },
  },
} as const;

export const walletAnswerSchema = {
  $id: 'platform/wallet',
  description: 'CALL-65.',
  type: 'object',
  required: ['sumBalance'],
  properties: { sumBalance: { type: 'number' } },
} as const;
export type WalletAnswer = FromSchema<typeof walletAnswerSchema>;

export const walletTransferBodySchema = {
  $id: 'platform/wallet-transfer-body',
  description:
    "Body of CALL-66: brings the funds to where a vendor's games play from, or without one back to the main wallet. Answered by the balance.",
  type: 'object',
  additionalProperties: false,
  properties: { vendor: { type: 'string', maxLength: 40 }, moduleId: { type: 'string', maxLength: 20 } },
} as const;
