import { LRUCache } from 'lru-cache';
import {
  ClientSecretPost,
  Configuration,
  type CustomFetch,
  type IDToken,
  None,
  ResponseBodyError,
  type ServerMetadata,
  type TokenEndpointResponse,
  type UserInfoResponse,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  refreshTokenGrant,
} from 'openid-client';
import { boundedFetch } from './boundedFetch.ts';
import { hashToken } from '../../store/secrets/secretToken.ts';

/** A person waits for it. */
const TIMEOUT_S = 8;
/** What a provider may send at a time: a token, its keys, its configuration. */
const MAX_BYTES = 1024 * 1024;
/** How far the clocks of the provider and of this server may be apart. openid-client allows as much for the end of a token. */
const CLOCK_TOLERANCE_S = 30;

/** Who a person is at the provider (OpenID Connect Core, 2): characters that can be seen, at most 255. */
const SUBJECT = /^[^\p{C}\p{Z}](?:[^\p{C}]{0,253}[^\p{C}\p{Z}])?$/u;

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

const refused = (reason: string) => Object.assign(new Error(reason), { code: 'OAUTH_INVALID_RESPONSE' });

/** What openid-client does not ask of an id token: a subject that can be one, and times that are not to come. Throws an error whose message may be logged. */
function checkClaims({ sub, iat, auth_time: loggedInAt }: IDToken): void {
  if (!SUBJECT.test(sub))
    throw refused('the subject of the id token is empty, longer than 255 characters, or holds control characters');
  const latest = Math.floor(Date.now() / 1000) + CLOCK_TOLERANCE_S;
  if (iat > latest)
    throw refused(`the id token was issued in the future: a clock is wrong by more than ${CLOCK_TOLERANCE_S} seconds`);
  if (typeof loggedInAt === 'number' && loggedInAt > latest)
    throw refused(`the login at the provider is in the future: a clock is wrong by more than ${CLOCK_TOLERANCE_S} seconds`);
}

/** The errors of openid-client hold claims and tokens, which must not be logged. */
const reasonOf = (error: unknown): string =>
  error instanceof ResponseBodyError ? error.error : error instanceof Error ? error.message : String(error);

/** The provider refused, or cannot be reached. The message may be logged. */
export class OpenIdFailure extends Error {
  override readonly name = 'OpenIdFailure';
  readonly isRefusal: boolean;
  /** Whether the provider says that what it gave us before is worth nothing any more (RFC 6749, 5.2). */
  readonly isEnded: boolean;

  constructor(cause: unknown) {
    super(reasonOf(cause));
    this.isRefusal = isRefusal(cause);
    this.isEnded = cause instanceof ResponseBodyError && cause.error === 'invalid_grant';
  }
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** An issuer's address: https, or a provider on this very machine. */
export function readIssuer(text: string): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && LOOPBACK.includes(url.hostname));
  return isSafe ? url : undefined;
}

/** Who we are at a provider. */
export interface OpenIdRegistration {
  readonly issuer: URL;
  readonly clientId: string;
  readonly secret?: string | undefined;
}

/** What belongs to one login, from its start to its end. */
export interface OpenIdExchange {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

interface Start extends OpenIdExchange {
  readonly redirectUri: string;
  readonly scope: string;
  /** Further parameters of the request, such as `prompt`. */
  readonly parameters?: Readonly<Record<string, string>>;
}

interface Redeem extends OpenIdExchange {
  /** The redirect address, with the query that came back. */
  readonly returned: URL;
  /** How many seconds ago the person may have logged in at the provider. */
  readonly maxAgeS?: number;
}

interface Renew {
  readonly refreshToken: string;
  /** Whose it is. */
  readonly subject: string;
}

/** A person's identity at a provider, and the provider's claims about them. */
type Claims = Readonly<Record<string, unknown>> & { readonly iss: string; readonly sub: string };

export interface Redeemed {
  readonly claims: Claims;
  /** The provider's further claims about the person. */
  userInfo(): Promise<UserInfoResponse>;
  /** By which the provider can be asked about the person again. A function, so that nothing that writes this down writes the token. */
  refreshToken(): string | undefined;
}

export interface OpenIdClient {
  /** Where the browser goes. Throws OpenIdFailure. */
  startUrl(registration: OpenIdRegistration, start: Start): Promise<string>;
  /** Redeems what came back. Throws OpenIdFailure. */
  redeem(registration: OpenIdRegistration, redeem: Redeem): Promise<Redeemed>;
  /** Asks about a person again (OpenID Connect Core, 12). Without an id token in the answer the claims are the subject alone. Throws OpenIdFailure. */
  renew(registration: OpenIdRegistration, renew: Renew): Promise<Redeemed>;
}

/** Finds out how a provider is used, and keeps it for a while. */
function createConfigurations(fetch: CustomFetch | undefined) {
  const configurations = new LRUCache<string, Promise<Configuration>>({ max: 200, ttl: CACHE_MS });
  const reach = { [customFetch]: boundedFetch(fetch, { timeoutMs: TIMEOUT_S * 1000, maxBytes: MAX_BYTES }) };

  async function discover({ issuer, clientId, secret }: OpenIdRegistration): Promise<Configuration> {
    const auth = secret === undefined ? None() : ClientSecretPost(secret);
    const execute = [enableNonRepudiationChecks, ...(issuer.protocol === 'http:' ? [allowInsecureRequests] : [])];
    const found = await discovery(issuer, clientId, undefined, auth, { execute, timeout: TIMEOUT_S, ...reach });
    const server: ServerMetadata = found.serverMetadata();
    const missing = unpublishedTokenEndpoint[server.issuer];
    if (server.token_endpoint !== undefined || missing === undefined) return found;
    const completed = new Configuration({ ...server, token_endpoint: missing }, clientId, undefined, auth);
    completed.timeout = TIMEOUT_S;
    Object.assign(completed, reach);
    enableNonRepudiationChecks(completed);
    return completed;
  }

  function configurationOf(registration: OpenIdRegistration): Promise<Configuration> {
    const { issuer, clientId, secret = '' } = registration;
    const key = `${issuer.href} ${clientId} ${hashToken(secret)}`;
    const cached = configurations.get(key);
    if (cached) return cached;
    const finding = discover(registration);
    configurations.set(key, finding);
    finding.catch(() => configurations.delete(key)); // the caller gets the error; the next login tries again
    return finding;
  }

  return configurationOf;
}

/**
 * Logs people in with OpenID Connect: code flow with PKCE, state and nonce; the id token's signature is checked as well.
 *
 * @param fetch How providers are reached, where not every address may be.
 */
export function createOpenIdClient(fetch?: CustomFetch): OpenIdClient {
  const configurationOf = createConfigurations(fetch);

  async function exchange<T>(registration: OpenIdRegistration, work: (client: Configuration) => Promise<T>): Promise<T> {
    try {
      return await work(await configurationOf(registration));
    } catch (error) {
      throw new OpenIdFailure(error);
    }
  }

  const redeemed = (
    registration: OpenIdRegistration,
    client: Configuration,
    { access_token: accessToken, refresh_token: refreshToken }: TokenEndpointResponse,
    claims: Claims,
  ): Redeemed => ({
    claims,
    userInfo: () => exchange(registration, () => fetchUserInfo(client, accessToken, claims.sub)),
    refreshToken: () => refreshToken,
  });

  return {
    startUrl: (registration, { state, nonce, verifier, redirectUri, scope, parameters = {} }) =>
      exchange(
        registration,
        async (client) =>
          buildAuthorizationUrl(client, {
            ...parameters,
            redirect_uri: redirectUri,
            scope,
            state,
            nonce,
            code_challenge: await calculatePKCECodeChallenge(verifier),
            code_challenge_method: 'S256',
          }).href,
      ),
    redeem: (registration, { returned, state, nonce, verifier, maxAgeS }) =>
      exchange(registration, async (client) => {
        const tokens = await authorizationCodeGrant(client, returned, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
          ...(maxAgeS === undefined ? {} : { maxAge: maxAgeS }),
        });
        const claims = tokens.claims();
        if (claims === undefined) throw new TypeError('an answer without an id token');
        checkClaims(claims);
        return redeemed(registration, client, tokens, claims);
      }),
    renew: (registration, { refreshToken, subject }) =>
      exchange(registration, async (client) => {
        const tokens = await refreshTokenGrant(client, refreshToken);
        const claims = tokens.claims();
        if (claims !== undefined) checkClaims(claims);
        if (claims !== undefined && claims.sub !== subject) throw refused('the id token is of another person');
        return redeemed(registration, client, tokens, claims ?? { iss: client.serverMetadata().issuer, sub: subject });
      }),
  };
}
