import { once } from 'node:events';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, type JWTPayload, SignJWT, UnsecuredJWT, exportJWK, generateKeyPair } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type OpenIdExchange, OpenIdFailure, createOpenIdClient } from './openIdClient.ts';

const CLIENT_ID = 'livery';
const exchange: OpenIdExchange = { state: 's'.repeat(20), nonce: 'n'.repeat(20), verifier: 'v'.repeat(50) };
const REDIRECT = 'https://tool.example/back';

let provider: Server;
let issuer: string;
let own: CryptoKey;
let foreign: CryptoKey;
/** What the provider announces as its own name, and the ID token that it gives. */
let named: string;
let idToken: string | undefined;
/** The error that it gives instead of a token. */
let error: string | undefined;

beforeAll(async () => {
  const pair = await generateKeyPair('RS256', { extractable: true });
  own = pair.privateKey;
  foreign = (await generateKeyPair('RS256')).privateKey;
  const jwks = { keys: [{ ...(await exportJWK(pair.publicKey)), alg: 'RS256', use: 'sig', kid: 'one' }] };
  provider = createServer((req, res) => {
    const answers: Record<string, unknown> = {
      '/.well-known/openid-configuration': {
        issuer: named,
        authorization_endpoint: `${issuer}/login`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      },
      '/keys': jwks,
      '/token': error
        ? { error }
        : { access_token: 'access-token', refresh_token: 'refresh-token', token_type: 'bearer', id_token: idToken },
    };
    res.statusCode = req.url === '/token' && error !== undefined ? 400 : 200;
    res.setHeader('content-type', 'application/json');
    res.end(JSON.stringify(answers[req.url ?? ''] ?? {}));
  }).listen(0, '127.0.0.1');
  await once(provider, 'listening');
  issuer = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`; // a TCP server has no other kind of address
  named = issuer;
});
afterAll(() => provider.close());

const nowS = (): number => Math.floor(Date.now() / 1000);
const claims = (changed: JWTPayload = {}): JWTPayload => ({
  iss: issuer,
  aud: CLIENT_ID,
  sub: 'mia',
  nonce: exchange.nonce,
  iat: nowS(),
  exp: nowS() + 300,
  ...changed,
});
const signed = (payload: JWTPayload, key = own): Promise<string> =>
  new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(key);

const registration = () => ({ issuer: new URL(issuer), clientId: CLIENT_ID, secret: 'a secret' });
const redeem = async (token: Promise<string> | string) => {
  idToken = await token;
  const returned = new URL(`${REDIRECT}?code=abc&state=${exchange.state}`);
  return createOpenIdClient().redeem(registration(), { ...exchange, returned });
};

it('gives who it is, and none of the provider’s tokens', async () => {
  const redeemed = await redeem(signed(claims()));
  expect(redeemed.claims).toMatchObject({ iss: issuer, sub: 'mia' });
  expect(JSON.stringify(redeemed)).not.toMatch(/access-token|refresh-token|"eyJ/);
});

it.each<[title: string, token: () => Promise<string> | string]>([
  ['of another issuer', () => signed(claims({ iss: 'https://elsewhere.example' }))],
  ['for another client', () => signed(claims({ aud: 'another' }))],
  ['of another login', () => signed(claims({ nonce: 'x'.repeat(20) }))],
  ['that has run out', () => signed(claims({ exp: nowS() - 600 }))],
  ['signed by another key', () => signed(claims(), foreign)],
  ['that is not signed', () => new UnsecuredJWT(claims()).encode()],
])('refuses an ID token %s', async (_title, token) => {
  await expect(redeem(token())).rejects.toBeInstanceOf(OpenIdFailure);
});

it('refuses metadata that name another issuer', async () => {
  named = 'https://elsewhere.example';
  const started = createOpenIdClient().startUrl(registration(), { ...exchange, redirectUri: REDIRECT, scope: 'openid' });
  await expect(started).rejects.toBeInstanceOf(OpenIdFailure);
  named = issuer;
});

describe('asked about a person again, a provider', () => {
  const renew = async (token: Promise<string> | undefined) => {
    idToken = await token;
    return createOpenIdClient().renew(registration(), { refreshToken: 'the one before', subject: 'mia' });
  };
  afterEach(() => {
    error = undefined;
  });

  it('says who it is, and gives another refresh token, which nobody writes down by accident', async () => {
    const renewed = await renew(signed(claims({ nonce: undefined, groups: ['editors'] })));
    expect(renewed.claims).toMatchObject({ sub: 'mia', groups: ['editors'] });
    expect(renewed.refreshToken()).toBe('refresh-token');
    expect(JSON.stringify(renewed)).not.toContain('refresh-token');
  });

  it('may leave the id token out', async () => {
    expect((await renew(undefined)).claims).toEqual({ iss: issuer, sub: 'mia' });
  });

  it.each<[title: string, token: () => Promise<string>]>([
    ['of another person', () => signed(claims({ sub: 'ray' }))],
    ['signed by another key', () => signed(claims(), foreign)],
  ])('is not believed with an ID token %s', async (_title, token) => {
    await expect(renew(token())).rejects.toMatchObject({ name: 'OpenIdFailure', isEnded: false });
  });

  it.each([
    ['invalid_grant', true],
    ['invalid_client', false],
    ['temporarily_unavailable', false],
  ])('that answers %s has ended the sign-in: %s', async (code, isEnded) => {
    error = code;
    await expect(renew(undefined)).rejects.toMatchObject({ isRefusal: true, isEnded });
  });
});
