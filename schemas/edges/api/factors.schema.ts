import { displayName } from '../../base/text/displayName.ts';
import { type Shape, anyObject, count, moment, momentOrNull, text, yesNo } from '../../base/json/jsonShapes.ts';

/* The second factor of an operator: one-time codes, passkeys, and recovery codes for when both are lost. */

/** How many recovery codes an operator gets. */
export const RECOVERY_CODES = 10;
export const MAX_PASSKEYS = 10;

const code = { type: 'string', minLength: 6, maxLength: 20 } as const;
/** As browsers' WebAuthn gives it; the server checks it as that specification says. */
const credential = { ...anyObject, description: 'A PublicKeyCredential as JSON.' } as const;

export const totpCodeBodySchema = {
  type: 'object',
  additionalProperties: false,
  required: ['code'],
  properties: { code },
} as const;

export const passFactorBodySchema = {
  type: 'object',
  additionalProperties: false,
  minProperties: 1,
  maxProperties: 1,
  properties: { code: { ...code, description: 'A one-time code, or a recovery code.' }, passkey: credential },
} as const;

export const addPasskeyBodySchema = {
  type: 'object',
  additionalProperties: false,
  required: ['name', 'passkey'],
  properties: { name: displayName('What the operator calls it.'), passkey: credential },
} as const;

export const webAuthnOptionsSchema = { ...anyObject, description: 'Options for the browser’s WebAuthn, as JSON.' } as const;

export const factorsSchema = {
  type: 'object',
  required: ['isRequired', 'totpSince', 'passkeys', 'recoveryCodes'],
  properties: {
    isRequired: { ...yesNo, description: 'Whether the operator’s role requires a second factor.' },
    totpSince: { ...momentOrNull, description: 'Since when one-time codes are asked for; null without them.' },
    passkeys: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'name', 'createdAt', 'usedAt'],
        properties: { id: count, name: text, createdAt: moment, usedAt: momentOrNull },
      },
    },
    recoveryCodes: { type: 'integer', description: 'How many recovery codes are left.' },
  },
} as const;
export type FactorsView = Shape<typeof factorsSchema>;

export const totpOfferSchema = {
  type: 'object',
  required: ['secret', 'url'],
  properties: { secret: text, url: { ...text, description: 'For a QR code.' } },
} as const;
export type TotpOffer = Shape<typeof totpOfferSchema>;

export const recoveryCodesSchema = {
  type: 'object',
  required: ['codes'],
  properties: {
    codes: {
      type: 'array',
      items: text,
      description: 'New recovery codes, shown once, each for one sign-in; empty if those before still count.',
    },
  },
} as const;
