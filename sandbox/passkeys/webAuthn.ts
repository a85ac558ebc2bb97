import {
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type {
  AddPasskeyBody,
  PasskeyChallengeAnswer,
  PasskeyLoginBody,
  PasskeyOptionsAnswer,
} from '#schemas/declare/platform/passkeys.schema.ts';
import type { Account } from '../calls/Account.ts';
import type { CallContext } from '../calls/CallContext.ts';
import { messageHeadOf } from '../calls/messageHeadOf.ts';
import type { StoredPasskey } from './passkeyQueries.ts';

/** Passkeys belong to the host of the merchant's players; browsers offer them nowhere else. */
const hostOf = ({ origin }: CallContext): string => new URL(origin).hostname;

/** Takes up the challenge that was signed. It works once, whatever else is wrong with the answer. */
type TakeChallenge = (challenge: string) => Promise<boolean>;

const handleOf = ({ id }: Pick<Account, 'id'>): string => `member-${id}`;

const described = ({ credentialId, transports }: StoredPasskey) => ({
  id: credentialId,
  transports: transports as AuthenticatorTransport[], // as the browser named them when the passkey was made
});

/** What a browser needs to make a passkey that it can find by itself later, after the screen lock. */
export async function creationOptions(
  context: CallContext,
  account: Account,
  existing: readonly StoredPasskey[],
): Promise<PasskeyOptionsAnswer> {
  const options = await generateRegistrationOptions({
    rpName: messageHeadOf(context).brand,
    rpID: hostOf(context),
    userName: account.username,
    userID: new TextEncoder().encode(handleOf(account)),
    attestationType: 'none',
    excludeCredentials: existing.map(described),
  });
  const { challenge, rp, user, pubKeyCredParams, timeout, excludeCredentials = [], attestation = 'none' } = options;
  return {
    challenge,
    rp: { id: hostOf(context), name: rp.name },
    user: { id: user.id, name: user.name, displayName: account.nickname ?? account.username },
    pubKeyCredParams: pubKeyCredParams.map(({ alg, type }) => ({ alg, type })),
    ...(timeout === undefined ? {} : { timeout }),
    excludeCredentials: excludeCredentials.map(({ id, type, transports = [] }) => ({ id, type, transports })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation,
  };
}

/** The passkey that a browser has made; nothing if it does not fit. */
export async function readNewPasskey(
  context: CallContext,
  passkey: AddPasskeyBody['passkey'],
  take: TakeChallenge,
): Promise<Pick<StoredPasskey, 'credentialId' | 'publicKey' | 'counter' | 'transports'> | undefined> {
  // It throws for everything that does not fit.
  const { registrationInfo } = await verifyRegistrationResponse({
    response: passkey,
    expectedChallenge: take,
    expectedOrigin: context.origin,
    expectedRPID: hostOf(context),
    requireUserVerification: true,
  }).catch(() => ({ registrationInfo: undefined }));
  if (registrationInfo === undefined) return undefined;
  const { id: credentialId, publicKey, counter, transports = [] } = registrationInfo.credential;
  return { credentialId, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports };
}

/** What a browser lets the player sign, with whatever passkey it finds for this site. */
export async function requestOptions(context: CallContext): Promise<PasskeyChallengeAnswer> {
  // Without `allowCredentials`: the browser offers the passkeys that it has for this site.
  const { challenge, rpId, timeout } = await generateAuthenticationOptions({ rpID: hostOf(context) });
  return {
    challenge,
    ...(rpId === undefined ? {} : { rpId }),
    ...(timeout === undefined ? {} : { timeout }),
    userVerification: 'required',
  };
}

/** The device's new count if the passkey has signed a challenge of ours. */
export async function signedCount(
  context: CallContext,
  stored: StoredPasskey,
  passkey: PasskeyLoginBody['passkey'],
  take: TakeChallenge,
): Promise<number | undefined> {
  const { userHandle } = passkey.response;
  const isOwners =
    userHandle === undefined || Buffer.from(userHandle, 'base64url').toString() === handleOf({ id: stored.accountId });
  const { authenticationInfo } = await verifyAuthenticationResponse({
    response: passkey,
    expectedChallenge: take,
    expectedOrigin: context.origin,
    expectedRPID: hostOf(context),
    credential: { id: stored.credentialId, publicKey: Buffer.from(stored.publicKey, 'base64url'), counter: stored.counter },
    requireUserVerification: true,
  })
    .then((result) => (result.verified ? result : { authenticationInfo: undefined }))
    .catch(() => ({ authenticationInfo: undefined }));
  return isOwners ? authenticationInfo?.newCounter : undefined;
}
