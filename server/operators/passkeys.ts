import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  type RegistrationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Request } from 'express';
import { hostNameOf } from '../http/requests/merchantHost.ts';
import type { Queries } from '../store/database/Database.ts';
import type { Operator } from '../store/repositories/operators.ts';
import {
  type StoredPasskey,
  listPasskeys,
  setChallenge,
  takeChallenge,
  recordPasskeyUse,
} from '../store/repositories/secondFactors.ts';

/** Passkeys belong to the host at which they were made; browsers offer them nowhere else. */
const relyingParty = (req: Request) => ({ id: hostNameOf(req.headers.host), origin: `${req.protocol}://${req.headers.host}` });

interface Session extends Operator {
  readonly sessionId: number;
}

const described = ({ credentialId, transports }: StoredPasskey) => ({
  id: credentialId,
  transports: transports as AuthenticatorTransport[], // as the browser named them when the passkey was made
});

/** What a browser needs to make a passkey for this operator. */
export async function passkeyOptionsFor(
  queries: Queries,
  req: Request,
  { id, name, sessionId }: Session,
): Promise<Readonly<Record<string, unknown>>> {
  const options = await generateRegistrationOptions({
    rpName: 'Livery',
    rpID: relyingParty(req).id,
    userName: name,
    userID: new TextEncoder().encode(`operator-${id}`),
    attestationType: 'none',
    excludeCredentials: (await listPasskeys(queries, id)).map(described),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
  await setChallenge(queries, sessionId, options.challenge);
  return { ...options };
}

/** The passkey that a browser made, as it is stored; nothing if it does not fit to this session. */
export async function readNewPasskey(
  queries: Queries,
  req: Request,
  { sessionId }: Session,
  passkey: object,
): Promise<Omit<StoredPasskey, 'id' | 'name' | 'createdAt' | 'usedAt'> | undefined> {
  const expectedChallenge = await takeChallenge(queries, sessionId);
  if (expectedChallenge === undefined) return undefined;
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(req);
  const response = passkey as RegistrationResponseJSON; // the library checks it
  // It throws for everything that does not fit.
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge,
    expectedOrigin,
    expectedRPID,
    requireUserVerification: false,
  }).catch(() => ({ registrationInfo: undefined }));
  if (registrationInfo === undefined) return undefined;
  const { id: credentialId, publicKey, counter, transports = [] } = registrationInfo.credential;
  return { credentialId, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports };
}

/** What one of the operator's passkeys must sign; nothing if there are none. */
export async function passkeyChallengeFor(
  queries: Queries,
  req: Request,
  { id, sessionId }: Session,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  const passkeys = await listPasskeys(queries, id);
  if (passkeys.length === 0) return undefined;
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(req).id,
    allowCredentials: passkeys.map(described),
    userVerification: 'preferred',
  });
  await setChallenge(queries, sessionId, options.challenge);
  return { ...options };
}

/** Whether one of the operator's passkeys has signed the session's challenge, which works once. */
export async function hasSigned(
  queries: Queries,
  req: Request,
  { id, sessionId }: Session,
  passkey: object,
  now: Date,
): Promise<boolean> {
  const expectedChallenge = await takeChallenge(queries, sessionId);
  const response = passkey as AuthenticationResponseJSON; // the library checks it
  const registered = (await listPasskeys(queries, id)).find(({ credentialId }) => credentialId === response.id);
  if (expectedChallenge === undefined || registered === undefined) return false;
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(req);
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge,
    expectedOrigin,
    expectedRPID,
    credential: {
      id: registered.credentialId,
      publicKey: Buffer.from(registered.publicKey, 'base64url'),
      counter: registered.counter,
    },
    requireUserVerification: false,
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  if (!verified || authenticationInfo === undefined) return false;
  await recordPasskeyUse(queries, registered.id, authenticationInfo.newCounter, now);
  return true;
}
