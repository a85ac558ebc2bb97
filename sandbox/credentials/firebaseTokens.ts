import { type JWTPayload, createRemoteJWKSet, errors, jwtVerify } from 'jose';
import type { Queries } from '#server/store/database/Database.ts';
import type { Clock } from '#server/store/clock/clock.ts';
import type { LiveSite } from '#server/platform/LiveSite.ts';
import { refuse } from '#server/playerCalls/refusals.ts';
import { hashSecret } from './hashSecret.ts';

const GOOGLE_KEYS = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';
const ISSUER = 'https://securetoken.google.com/';
/** Google's tokens live an hour; a used one is remembered until none like it can be valid. */
const REMEMBERED_MS = 2 * 60 * 60 * 1000;

/** Whether the keys could not be fetched, so that the token is neither valid nor invalid. Other errors of jose mean an invalid token. */
const isAway = (error: unknown): boolean =>
  !(error instanceof errors.JOSEError) || error instanceof errors.JWKSTimeout || error.code === 'ERR_JOSE_GENERIC';

/** A number as Firebase writes it, without its plus sign. */
function phoneOf({ phone_number: phone, sub }: JWTPayload): string {
  if (typeof phone !== 'string' || !/^\+\d{5,20}$/.test(phone) || !sub) throw refuse('firebase.token');
  return phone.slice(1);
}

interface Deps {
  readonly clock: Clock;
  /** Address of the keys, instead of Google's. */
  readonly keys: string | undefined;
}

/** Checks Firebase id tokens by Google's published keys and the merchant's project (REG-23, LOGIN-14). */
export function createFirebaseTokens({ clock, keys = GOOGLE_KEYS }: Deps) {
  const keySet = createRemoteJWKSet(new URL(keys));

  /** The number that a token proves, dialling code first; without using the token up. */
  async function read({ site }: { readonly site: LiveSite }, token: string): Promise<string> {
    const { phone, firebaseProject } = site.full.template.behaviour.verification;
    if (phone !== 'firebase' || firebaseProject === '') throw refuse('firebase.off');
    const rules = {
      algorithms: ['RS256'],
      audience: firebaseProject,
      issuer: ISSUER + firebaseProject,
      requiredClaims: ['exp', 'iat', 'sub'],
      currentDate: clock(),
    };
    const { payload } = await jwtVerify(token, keySet, rules).catch((error: unknown) => {
      throw refuse(isAway(error) ? 'platform.unreachable' : 'firebase.token');
    });
    return phoneOf(payload);
  }

  return {
    read,
    /** Uses up a token. False if it was used before. */
    async spend(queries: Queries, token: string): Promise<boolean> {
      const added = await queries.query(
        'insert into login_nonces (nonce, expires_at) values ($1, $2) on conflict do nothing returning nonce',
        [hashSecret(`firebase ${token}`), new Date(clock().getTime() + REMEMBERED_MS)],
      );
      return added.length > 0;
    },
  };
}

export type FirebaseTokens = ReturnType<typeof createFirebaseTokens>;
