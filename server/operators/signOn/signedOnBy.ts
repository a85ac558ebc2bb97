import type { Logger } from 'pino';
import { hasRole } from '#schemas/edges/api/roleGrants.ts';
import type { SingleSignOn } from '#schemas/edges/api/signOn.schema.ts';
import type { OpenIdRegistration, Redeemed } from '../../http/outgoing/openIdClient.ts';
import { claimAt } from './claimAt.ts';
import { grantsOf } from './grantsOf.ts';
import type { SignedOn } from './operatorOf.ts';

export const registrationOf = ({ issuer, clientId, clientSecret: secret }: SingleSignOn): OpenIdRegistration => ({
  issuer: new URL(issuer),
  clientId,
  secret,
});

/** An address as people write them; everything else that a provider calls one is left out. */
const MAIL = /^[^\s@"(),:;<>[\\\]]{1,64}@[^\s@.]{1,63}(?:\.[^\s@.]{1,63})+$/u;
const LONGEST_MAIL = 200;

const mailOf = (value: unknown): string | undefined => {
  const mail = textOf(value)?.trim() ?? '';
  return MAIL.test(mail) && mail.length <= LONGEST_MAIL ? mail : undefined;
};

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

const NO_ROLE = 'an operator got no role: no value of the claim is among the roles of the file that SINGLE_SIGN_ON names';

/** What the provider says of a person. The claim of roles is asked for where the id token leaves it out. */
export async function signedOnBy(settings: SingleSignOn, { claims, userInfo }: Redeemed, log: Logger): Promise<SignedOn> {
  const profile = claimAt(claims, settings.claim) === undefined ? { ...(await userInfo()), ...claims } : claims;
  const email = mailOf(profile['email']);
  const grants = grantsOf(settings, claimAt(profile, settings.claim));
  // Names of claims, never their values.
  if (!hasRole(grants))
    log.warn(
      { claim: settings.claim, isThere: claimAt(profile, settings.claim) !== undefined, claims: Object.keys(profile) },
      NO_ROLE,
    );
  return {
    subject: { issuer: claims.iss, subject: claims.sub },
    names: [textOf(profile['preferred_username']), email, textOf(profile['name']), claims.sub].flatMap((name) => name ?? []),
    email: profile['email_verified'] === true ? email : undefined,
    grants,
  };
}
