import type { ApiRoutes } from './apiRoute.ts';
import {
  addPasskeyBodySchema,
  factorsSchema,
  passFactorBodySchema,
  recoveryCodesSchema,
  totpCodeBodySchema,
  totpOfferSchema,
  webAuthnOptionsSchema,
} from './factors.schema.ts';
import { sessionSchema } from './session.schema.ts';

const forAccount = { access: 'signedIn', refusesTokens: true, stages: ['setup', 'full'] } as const;
const forChange = { ...forAccount, asksConfirmation: true } as const;
const forSignIn = { access: 'signedIn', refusesTokens: true, stages: ['factor'] } as const;

/** The second factor of an operator: set up, removed, and given after the password. */
export const factorRoutes = {
  passkeyChallenge: {
    ...forSignIn,
    method: 'POST',
    path: '/session/factor/options',
    summary: 'What a passkey must sign to finish signing in.',
    status: 200,
    answer: webAuthnOptionsSchema,
    refusals: ['factor.unknown'],
  },
  passFactor: {
    ...forSignIn,
    method: 'POST',
    path: '/session/factor',
    summary: 'Give the second factor, which finishes signing in.',
    body: passFactorBodySchema,
    status: 201,
    answer: sessionSchema,
    refusals: ['factor.wrong', 'signIn.tooMany'],
  },
  factors: {
    ...forAccount,
    method: 'GET',
    path: '/account/factors',
    summary: 'Which second factors the operator has.',
    status: 200,
    answer: factorsSchema,
  },
  offerTotp: {
    ...forChange,
    method: 'POST',
    path: '/account/totp',
    summary: 'Make the secret of one-time codes. It counts once a code is confirmed.',
    status: 201,
    answer: totpOfferSchema,
    refusals: ['factor.exists'],
  },
  confirmTotp: {
    ...forChange,
    method: 'POST',
    path: '/account/totp/confirmation',
    summary: 'Confirm a one-time code: from now on one is asked for at every sign-in.',
    body: totpCodeBodySchema,
    status: 201,
    answer: recoveryCodesSchema,
    refusals: ['factor.exists', 'factor.unknown', 'factor.wrong', 'signIn.tooMany'],
  },
  removeTotp: {
    ...forChange,
    method: 'DELETE',
    path: '/account/totp',
    summary: 'Ask for one-time codes no longer.',
    status: 204,
    refusals: ['factor.required', 'factor.unknown'],
  },
  passkeyOptions: {
    ...forChange,
    method: 'POST',
    path: '/account/passkeys/options',
    summary: 'What the browser needs to make a passkey.',
    status: 200,
    answer: webAuthnOptionsSchema,
  },
  addPasskey: {
    ...forChange,
    method: 'POST',
    path: '/account/passkeys',
    summary: 'Add the passkey that the browser made.',
    body: addPasskeyBodySchema,
    status: 201,
    answer: recoveryCodesSchema,
    refusals: ['factor.tooMany', 'factor.wrong'],
  },
  removePasskey: {
    ...forChange,
    method: 'DELETE',
    path: '/account/passkeys/:passkey',
    summary: 'Remove a passkey.',
    status: 204,
    refusals: ['factor.required'],
  },
  newRecoveryCodes: {
    ...forChange,
    method: 'POST',
    path: '/account/recovery-codes',
    summary: 'Make new recovery codes; those before no longer work.',
    status: 201,
    answer: recoveryCodesSchema,
    refusals: ['factor.unknown'],
  },
} as const satisfies ApiRoutes;
