import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import { Provider } from 'oidc-provider';

export const CLIENT_ID = 'lantern-web';

interface Visit {
  /** Who logs in; undefined if they cancel. */
  readonly as: string | undefined;
}

export interface OidcProvider {
  readonly issuer: string;
  /** Does a person's steps at the provider, from our address. Returns the address to which the browser is redirected. */
  visit(url: string, visit: Visit): Promise<URL>;
  close(): Promise<void>;
}

interface Options {
  /** Of the client; without one it is a public one. */
  readonly secret?: string;
  /** The provider's claims about an account besides its subject; undefined for an account that it no longer has. */
  readonly claimsOf?: (accountId: string) => Readonly<Record<string, unknown>> | undefined;
  /** Whether it can be asked about a person again. Each refresh token serves once. */
  readonly givesRefreshTokens?: boolean;
}

async function configurationFor(
  redirectUri: string,
  { secret, claimsOf = (accountId) => ({ name: `Player ${accountId}` }), givesRefreshTokens = false }: Options,
) {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const grants = givesRefreshTokens ? ['authorization_code', 'refresh_token'] : ['authorization_code'];
  const client = { client_id: CLIENT_ID, redirect_uris: [redirectUri], grant_types: grants };
  return {
    clients: [
      secret === undefined
        ? { ...client, token_endpoint_auth_method: 'none' as const }
        : { ...client, client_secret: secret, token_endpoint_auth_method: 'client_secret_post' as const },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig' }] },
    cookies: { keys: ['a key of the tests'] },
    claims: { openid: ['sub'], profile: ['name', 'preferred_username', 'groups'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    issueRefreshToken: () => givesRefreshTokens,
    rotateRefreshToken: true,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx: unknown, { uid }: { uid: string }) => `/there/${uid}` },
    findAccount(_ctx: unknown, accountId: string) {
      const claims = claimsOf(accountId);
      return claims && { accountId, claims: () => ({ sub: accountId, ...claims }) };
    },
  };
}

/** Goes from page to page as a browser does, with its cookies, until it is sent to another host. */
async function follow(issuer: string, first: string): Promise<URL> {
  const jar = new Map<string, string>();
  let url = new URL(first);
  while (url.origin === issuer) {
    const cookie = [...jar].map((pair) => pair.join('=')).join('; ');
    const answer = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
      jar.set(name, value);
    }
    const next = answer.headers.get('location');
    if (next === null) throw new Error(`The provider stays at ${url.href}: ${answer.status} ${await answer.text()}`);
    url = new URL(next, url);
  }
  return url;
}

/** A real OpenID provider on this machine (`oidc-provider`), where the given person logs in and agrees. */
export async function startOidcProvider(redirectUri: string, options: Options = {}): Promise<OidcProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // a TCP server has no other kind of address
  const provider = new Provider(issuer, await configurationFor(redirectUri, options));
  const oidc = provider.callback();
  let visitor: string | undefined;

  server.on('request', (req, res) => {
    if (!req.url?.startsWith('/there/')) return void oidc(req, res);
    void provider.interactionDetails(req, res).then(async ({ prompt, params, session }) => {
      if (visitor === undefined) return provider.interactionFinished(req, res, { error: 'access_denied' });
      if (prompt.name === 'login') return provider.interactionFinished(req, res, { login: { accountId: visitor } });
      const grant = new provider.Grant({ accountId: session?.accountId ?? visitor, clientId: String(params['client_id']) });
      grant.addOIDCScope(String(params['scope']));
      return provider.interactionFinished(req, res, { consent: { grantId: await grant.save() } });
    });
  });

  return {
    issuer,
    visit(url, { as }) {
      visitor = as;
      return follow(issuer, url);
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
