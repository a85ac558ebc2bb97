import type { FromSchema } from 'json-schema-to-ts';
import { displayName } from '../../base/text/displayName.ts';

/** How many passkeys a member may have. */
export const MAX_PASSKEYS = 10;
export const MAX_PASSKEY_NAME = 40;

const text = (maxLength: number) => ({ type: 'string', maxLength }) as const;
/** Bytes as WebAuthn's JSON writes them. */
const bytes = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength, pattern: '^[A-Za-z0-9_-]*$' }) as const;
const words = (maxItems: number) => ({ type: 'array', maxItems, items: text(40) }) as const;

const described = {
  type: 'array',
  maxItems: 100,
  items: { type: 'object', required: ['id', 'type'], properties: { id: bytes(1400), type: text(40), transports: words(10) } },
} as const;

/** Empty: the call needs nothing but its address. */
export const passkeyChallengeBodySchema = {
  $id: 'platform/passkey-challenge-body',
  description: 'Body of `passkeyChallenge`: empty, because the passkey itself says whose it is.',
  type: 'object',
  additionalProperties: false,
  properties: {},
} as const;

export const passkeyChallengeAnswerSchema = {
  $id: 'platform/passkey-challenge',
  description:
    'PublicKeyCredentialRequestOptionsJSON of WebAuthn for a passkey that the browser finds by itself. `challenge` can be answered once, within a few minutes.',
  type: 'object',
  required: ['challenge'],
  properties: {
    challenge: bytes(400),
    rpId: text(253),
    timeout: { type: 'integer', minimum: 0 },
    userVerification: text(40),
    allowCredentials: described,
  },
} as const;
export type PasskeyChallengeAnswer = FromSchema<typeof passkeyChallengeAnswerSchema>;

const credential = {
  id: bytes(1400),
  rawId: bytes(1400),
  type: { type: 'string', enum: ['public-key'] },
  authenticatorAttachment: { type: 'string', enum: ['platform', 'cross-platform'] },
  clientExtensionResults: { type: 'object' },
} as const;

export const passkeyLoginBodySchema = {
  $id: 'platform/passkey-login-body',
  description:
    'Body of `passkeyLogin`: what the browser has signed the challenge with, as AuthenticationResponseJSON of WebAuthn.',
  type: 'object',
  additionalProperties: false,
  required: ['passkey'],
  properties: {
    passkey: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'rawId', 'type', 'response', 'clientExtensionResults'],
      properties: {
        ...credential,
        response: {
          type: 'object',
          additionalProperties: false,
          required: ['clientDataJSON', 'authenticatorData', 'signature'],
          properties: {
            clientDataJSON: bytes(4000),
            authenticatorData: bytes(4000),
            signature: bytes(2000),
            userHandle: text(100),
          },
        },
      },
    },
  },
} as const;
export type PasskeyLoginBody = FromSchema<typeof passkeyLoginBodySchema>;

export const passkeyOptionsBodySchema = {
  $id: 'platform/passkey-options-body',
  description: 'Body of `passkeyOptions`: the login password as a proof, where the merchant asks for it.',
  type: 'object',
  additionalProperties: false,
  properties: { password: text(128) },
} as const;

export const passkeyOptionsAnswerSchema = {
  $id: 'platform/passkey-options',
  description:
    'PublicKeyCredentialCreationOptionsJSON of WebAuthn for a passkey that the browser can find by itself. `challenge` can be answered once, by the same member, within a few minutes.',
  type: 'object',
  required: ['challenge', 'rp', 'user', 'pubKeyCredParams'],
  properties: {
    challenge: bytes(400),
    rp: { type: 'object', required: ['name'], properties: { id: text(253), name: text(200) } },
    user: {
      type: 'object',
      required: ['id', 'name', 'displayName'],
      properties: { id: bytes(100), name: text(200), displayName: text(200) },
    },
    pubKeyCredParams: {
      type: 'array',
      maxItems: 40,
      items: { type: 'object', required: ['alg', 'type'], properties: { alg: { type: 'integer' }, type: text(40) } },
    },
    timeout: { type: 'integer', minimum: 0 },
    excludeCredentials: described,
    authenticatorSelection: { type: 'object' },
    attestation: text(40),
  },
} as const;
export type PasskeyOptionsAnswer = FromSchema<typeof passkeyOptionsAnswerSchema>;

export const addPasskeyBodySchema = {
  $id: 'platform/add-passkey-body',
  description:
    'Body of `addPasskey`: the passkey that the browser has made, as RegistrationResponseJSON of WebAuthn, and its name.',
  type: 'object',
  additionalProperties: false,
  required: ['name', 'passkey'],
  properties: {
    name: { ...displayName('By which the member knows the device or the app.'), maxLength: MAX_PASSKEY_NAME },
    passkey: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'rawId', 'type', 'response', 'clientExtensionResults'],
      properties: {
        ...credential,
        response: {
          type: 'object',
          additionalProperties: false,
          required: ['clientDataJSON', 'attestationObject'],
          properties: {
            clientDataJSON: bytes(4000),
            attestationObject: bytes(20_000),
            authenticatorData: bytes(4000),
            transports: words(10),
            publicKeyAlgorithm: { type: 'integer' },
            publicKey: bytes(4000),
          },
        },
      },
    },
  },
} as const;
export type AddPasskeyBody = FromSchema<typeof addPasskeyBodySchema>;

export const passkeysAnswerSchema = {
  $id: 'platform/passkeys',
  description: 'The member’s passkeys, newest first.',
  type: 'array',
  maxItems: 100,
  items: {
    type: 'object',
    required: ['id', 'name', 'addedAt'],
    properties: {
      id: { type: 'string', minLength: 1, maxLength: 80 },
      name: text(MAX_PASSKEY_NAME),
      addedAt: text(40),
      usedAt: { description: 'Of the last login with it; absent for one that was never used.', type: 'string', maxLength: 40 },
    },
  },
} as const;
export type PasskeysAnswer = FromSchema<typeof passkeysAnswerSchema>;

export const removePasskeyBodySchema = {
  $id: 'platform/remove-passkey-body',
  description: 'Body of `removePasskey`: which one, and the login password as a proof, where the merchant asks for it.',
  type: 'object',
  additionalProperties: false,
  required: ['id'],
  properties: { id: { type: 'string', minLength: 1, maxLength: 80 }, password: text(128) },
} as const;
