import { type RequestListener, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type JWK, SignJWT, exportJWK, generateKeyPair } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createOpenIdClient } from './openIdClient.ts';

const MB = 1024 * 1024;
const CLIENT = 'livery';

/** A key of the provider, with its public half as it is published. */
async function newKey(kid: string) {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  return { kid, privateKey, published: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' } satisfies JWK };
}
type Key = Awaited<ReturnType<typeof newKey>>;

/** A provider that says what a test wants. */
let claims: Readonly<Record<string, unknown>>;
let signedBy: Key;
let published: readonly Key[];
let token: RequestListener | undefined;
let keysAsked = 0;
let first: Key;

const seconds = () => Math.floor(Date.now() / 1000);

const provider = createServer((req, res) => {
  const issuer = `http://${req.headers.host}`;
  const json = (value: unknown) => res.setHeader('content-type', 'application/json').end(JSON.stringify(value));
  if (req.url === '/.well-known/openid-configuration')
    return void json({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ['code'],
      id_token_signing_alg_values_supported: ['RS256'],
    });
  if (req.url === '/keys') {
    keysAsked += 1;
    return void json({ keys: published.map((key) => key.published) });
  }
  if (token) {
    token(req, res);
    return;
  }
  const body = { iss: issuer, aud: CLIENT, sub: 'mei', iat: seconds(), exp: seconds() + 300, nonce: 'nonce', ...claims };
  void new SignJWT(body)
    .setProtectedHeader({ alg: 'RS256', kid: signedBy.kid })
    .sign(signedBy.privateKey)
    .then((id) => json({ access_token: 'a', token_type: 'bearer', id_token: id }));
});

let issuer: URL;
beforeAll(async () => {
  first = await newKey('first');
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  issuer = new URL(`http://127.0.0.1:${(provider.address() as AddressInfo).port}`); // a TCP server has no other kind of address
});
afterAll(() => {
  provider.closeAllConnections();
  provider.close();
});
beforeEach(() => {
  [claims, signedBy, published, token, keysAsked] = [{}, first, [first], undefined, 0];
});
afterEach(() => void vi.useRealTimers());

const redeem = (client = createOpenIdClient()) =>
  client.redeem(
    { issuer, clientId: CLIENT, secret: 'told in confidence' },
    { state: 'state', nonce: 'nonce', verifier: 'v'.repeat(43), returned: new URL('https://tool.example/?code=c&state=state') },
  );

describe('an id token', () => {
  it.each([
    ['an empty subject', { sub: '' }],
    ['a subject with a NUL character', { sub: 'mei\u0000' }],
    ['a blank subject', { sub: ' ' }],
    ['a subject without measure', { sub: 'm'.repeat(256) }],
    ['an hour that has not come', { iat: seconds() + 3600 }],
    ['a login that has not happened', { auth_time: seconds() + 28 * 3600 }],
    ['an end that is past', { exp: seconds() - 3600 }],
  ])('is refused with %s, for a reason that may be logged', async (_title, changed) => {
    claims = changed;
    await expect(redeem()).rejects.toMatchObject({
      name: 'OpenIdFailure',
      isRefusal: true,
      message: expect.stringMatching(/\w{4}/),
    });
  });

  it.each([{ sub: 'm'.repeat(255) }, { sub: 'auth0|5f7c', iat: seconds() + 20 }, { sub: '梅', auth_time: seconds() + 20 }])(
    'is taken with %j, although clocks differ a little',
    async (changed) => {
      claims = changed;
      expect((await redeem()).claims).toMatchObject(changed);
    },
  );
});

it('an answer without end is not read to its end', async () => {
  let sent = 0;
  token = (_req, res) => {
    res.setHeader('content-type', 'application/json');
    const part = Buffer.alloc(MB, ' ');
    const send = () => {
      while (sent < 300 && !res.destroyed) {
        sent += 1;
        if (!res.write(part)) return void res.once('drain', send);
      }
      res.end();
    };
    send();
  };
  await expect(redeem()).rejects.toMatchObject({ name: 'OpenIdFailure' });
  expect(sent).toBeLessThan(100);
});

describe('keys of the provider', () => {
  it('are asked for again when a token names a new one, and not for each token', async () => {
    const client = createOpenIdClient();
    await redeem(client);
    await redeem(client);
    expect(keysAsked).toBe(1);
    signedBy = await newKey('second');
    published = [first, signedBy];
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    await redeem(client);
    expect(keysAsked).toBe(2);
  });

  it('that are named by nobody are looked for once a minute at most, however many tokens come', async () => {
    const client = createOpenIdClient();
    await redeem(client);
    signedBy = await newKey('made up');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    for (let tries = 0; tries < 10; tries += 1) await expect(redeem(client)).rejects.toMatchObject({ isRefusal: true });
    expect(keysAsked).toBe(2);
  });
});
