import { LRUCache } from 'lru-cache';
import {
  ClientSecretPost,
  Configuration,
  type CustomFetch,
  None,
  ResponseBodyError,
  type ServerMetadata,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client';
import { isPublicHost } from '#server/http/publicAddress.ts';
import { refuse } from '#server/platform/refusals.ts';
import { hashSecret } from '../credentials/hashSecret.ts';
import type { OpenIdWay, SocialIdentity } from './socialWays.ts';

/** A player waits for it. */
const TIMEOUT_S = 8;
/** A provider's addresses and keys change rarely; a configuration that changes is another entry. */
const CACHE_MS = 60 * 60 * 1000;

/** Facebook's OpenID configuration leaves out where codes are redeemed. */
const unpublishedTokenEndpoint: Readonly<Record<string, string>> = {
  'https://www.facebook.com': 'https://graph.facebook.com/oauth/access_token',
};

/** What openid-client throws when the provider answered, but not with a proof. Everything else is a provider that is away. */
const REFUSALS: ReadonlySet<unknown> = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
  'OAUTH_AUTHORIZATION_RESPONSE_ERROR',
]);

const isRefusal = (error: unknown): boolean =>
  error instanceof ResponseBodyError || (error instanceof Error && 'code' in error && REFUSALS.has(error.code));

/** A description for the log. The errors themselves hold claims and tokens, which must not be logged. */
const reasonOf = (error: unknown): string =>
  error instanceof ResponseBodyError ? error.error : error instanceof Error ? error.message : String(error);

/** A merchant writes the issuer, and the issuer further addresses: none of them may lead into a private network. */
const fetchInPublic: CustomFetch = async (url, options) => {
  const { protocol, hostname } = new URL(url);
  // Only a provider on this very machine gets here without https.
  if (protocol === 'https:' && !(await isPublicHost(hostname))) throw new TypeError(`${hostname} is in a private network`);
  const { body, ...rest } = options;
  return fetch(url, { ...rest, ...(body === undefined ? {} : { body }) });
};

interface Log {
  error(fields: object, message: string): void;
}

/** Log in with OpenID Connect: code flow with PKCE, state and nonce; the id token's signature is checked as well. */
export function createOpenIdLogin(log: Log) {
  const known = new LRUCache<string, Promise<Configuration>>({ max: 200, ttl: CACHE_MS });

  async function discover({ issuer, clientId, secret }: OpenIdWay): Promise<Configuration> {
    const auth = secret === undefined ? None() : ClientSecretPost(secret);
    const execute = [enableNonRepudiationChecks, ...(issuer.protocol === 'http:' ? [allowInsecureRequests] : [])];
    const found = await discovery(issuer, clientId, undefined, auth, {
      execute,
      timeout: TIMEOUT_S,
      [customFetch]: fetchInPublic,
    });
    const server: ServerMetadata = found.serverMetadata();
    const missing = unpublishedTokenEndpoint[server.issuer];
    if (server.token_endpoint !== undefined || missing === undefined) return found;
    const completed = new Configuration({ ...server, token_endpoint: missing }, clientId, undefined, auth);
    completed.timeout = TIMEOUT_S;
    completed[customFetch] = fetchInPublic;
    enableNonRepudiationChecks(completed);
    return completed;
  }

  function clientOf(way: OpenIdWay): Promise<Configuration> {
    const key = `${way.issuer.href} ${way.clientId} ${hashSecret(way.secret ?? '')}`;
    const cached = known.get(key);
    if (cached) return cached;
    const finding = discover(way);
    known.set(key, finding);
    finding.catch(() => known.delete(key)); // the caller gets the error; the next login tries again
    return finding;
  }

  /** Runs one exchange with a provider. What goes wrong is logged with its reason and refused without. */
  async function withProvider<T>(way: OpenIdWay, exchange: (client: Configuration) => Promise<T>): Promise<T> {
    try {
      return await exchange(await clientOf(way));
    } catch (error) {
      const refusal = refuse(isRefusal(error) ? 'social.refused' : 'social.unreachable');
      log.error({ issuer: way.issuer.href, reason: reasonOf(error) }, refusal.message);
      throw refusal;
    }
  }

  return {
    /** Where the browser goes. */
    startUrl: (
      way: OpenIdWay,
      { state, nonce, verifier, redirectUri }: Readonly<Record<'state' | 'nonce' | 'verifier' | 'redirectUri', string>>,
    ): Promise<string> =>
      withProvider(
        way,
        async (client) =>
          buildAuthorizationUrl(client, {
            redirect_uri: redirectUri,
            scope: way.scope,
            state,
            nonce,
            code_challenge: await calculatePKCECodeChallenge(verifier),
            code_challenge_method: 'S256',
          }).href,
      ),
    /** Redeems what came back. `returned` is the redirect address with its query; state was taken up before. */
    identify: (
      way: OpenIdWay,
      { returned, state, nonce, verifier }: { returned: URL } & Readonly<Record<'state' | 'nonce' | 'verifier', string>>,
    ): Promise<SocialIdentity> =>
      withProvider(way, async (client) => {
        const tokens = await authorizationCodeGrant(client, returned, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (claims === undefined) throw refuse('social.refused');
        const { iss, sub, name } = claims;
        return { issuer: iss, subject: sub, name: typeof name === 'string' ? name : undefined };
      }),
  };
}
