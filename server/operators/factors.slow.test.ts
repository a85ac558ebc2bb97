import { Secret, TOTP } from 'otpauth';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ApiRoute } from '#schemas/edges/api/apiRoute.ts';
import { factorRoutes } from '#schemas/edges/api/factorRoutes.ts';
import { tokenRoutes } from '#schemas/edges/api/tokenRoutes.ts';
import type { FactorsView, TotpOffer } from '#schemas/edges/api/factors.schema.ts';
import type { PersonView } from '#schemas/edges/api/people.schema.ts';
import type { SessionView } from '#schemas/edges/api/session.schema.ts';
import { openMemoryDatabase } from '../store/testing/openMemoryDatabase.ts';
import { softAuthenticator } from '../store/testing/softAuthenticator.ts';
import { codeOf } from '../testing/startOperators.ts';
import {
  OPERATOR_HOST,
  PASSWORD,
  type SignedIn,
  TEST_KEY,
  type TestServer,
  cookieOf,
  startTestServer,
  testBrand,
} from '../testing/startTestServer.ts';
import { createSecretBox } from '../store/secrets/secretBox.ts';

const STEP_MS = 30_000;

let server: TestServer;
let editor: SignedIn;
let admin: SignedIn;

// Attempts are counted, and the clock moves on: each test has a server of its own, where administrators need a second factor.
beforeEach(async () => {
  server = await startTestServer([testBrand('aurora')], openMemoryDatabase, { config: { secondFactorFrom: 'admin' } });
  editor = await server.signIn('editor');
});
afterEach(() => server.close());

const codeAt = (secret: string, at = server.now()) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });

/** Sets one-time codes up, and gives their secret and the recovery codes. */
async function setUpTotp(operator: SignedIn): Promise<{ secret: string; codes: readonly string[] }> {
  const { secret } = (await operator.api('POST', '/account/totp')).json as TotpOffer;
  const answer = await operator.api('POST', '/account/totp/confirmation', { code: codeAt(secret) });
  expect(answer.status).toBe(201);
  server.wait(STEP_MS);
  return { secret, ...(answer.json as { codes: readonly string[] }) };
}

/** The session that begins with the password. */
async function givePassword(name: string): Promise<SignedIn> {
  const nobody = server.signedIn({ ...editor, csrf: '' }, '');
  const answer = await nobody.api('POST', '/session', { name, password: PASSWORD });
  expect(answer.status).toBe(201);
  return server.signedIn(answer.json as SessionView, cookieOf(answer));
}

async function giveFactor(session: SignedIn, body: object): Promise<SignedIn | string> {
  const answer = await session.api('POST', '/session/factor', body);
  return answer.status === 201 ? server.signedIn(answer.json as SessionView, cookieOf(answer)) : codeOf(answer);
}

const stageOf = (session: SignedIn | string) => (typeof session === 'string' ? session : session.stage);

describe('one-time codes', () => {
  it('are asked for after the password, and nothing else is possible before', async () => {
    const { secret } = await setUpTotp(editor);
    const half = await givePassword('editor');
    expect(half.stage).toBe('factor');
    for (const path of ['/merchants', '/account/factors', '/account/sessions', '/events'])
      expect(codeOf(await half.api('GET', path))).toBe('factor.missing');
    const full = await giveFactor(half, { code: codeAt(secret) });
    expect(stageOf(full)).toBe('full');
    expect((await (full as SignedIn).api('GET', '/merchants')).status).toBe(200);
    expect(codeOf(await half.api('GET', '/session'))).toBe('session.missing');
  });

  it('work once, and not before the next one does', async () => {
    const { secret } = await setUpTotp(editor);
    const [code, earlier] = [codeAt(secret), codeAt(secret, new Date(server.now().getTime() - STEP_MS))];
    expect(stageOf(await giveFactor(await givePassword('editor'), { code }))).toBe('full');
    expect(await giveFactor(await givePassword('editor'), { code })).toBe('factor.wrong');
    expect(await giveFactor(await givePassword('editor'), { code: earlier })).toBe('factor.wrong');
    server.wait(STEP_MS);
    expect(stageOf(await giveFactor(await givePassword('editor'), { code: codeAt(secret) }))).toBe('full');
  });

  it('do not count before one was confirmed', async () => {
    await editor.api('POST', '/account/totp');
    expect(codeOf(await editor.api('POST', '/account/totp/confirmation', { code: '000000' }))).toBe('factor.wrong');
    expect((await givePassword('editor')).stage).toBe('full');
  });

  it('are not changed without giving a second factor that is required', async () => {
    await setUpTotp(editor);
    expect(codeOf(await editor.api('POST', '/account/totp'))).toBe('factor.exists');
  });

  it('cannot be guessed: ten wrong ones close the account for a while', async () => {
    const { secret } = await setUpTotp(editor);
    const half = await givePassword('editor');
    const said: unknown[] = [];
    for (let tried = 0; tried < 11; tried += 1) said.push(await giveFactor(half, { code: '000000' }));
    expect(said.at(-1)).toBe('signIn.tooMany');
    expect(await giveFactor(half, { code: codeAt(secret) })).toBe('signIn.tooMany');
    const refused = await server.db.query(`select 1 from audit_log where action = 'factor.refused'`);
    expect(refused).toHaveLength(10);
  });

  it('have a secret that a copy of the database does not reveal, nor gives to another operator', async () => {
    const { secret, codes } = await setUpTotp(editor);
    const [row] = await server.db.query<{ sealed: string; owner: number }>(
      'select sealed_secret as sealed, operator_id as owner from operator_totp',
    );
    const { sealed = '', owner = 0 } = row ?? {};
    expect(sealed).not.toContain(secret);
    expect(createSecretBox(TEST_KEY).open(sealed, owner)).toBe(secret);
    expect(() => createSecretBox(TEST_KEY).open(sealed, owner + 1)).toThrow();
    expect(() => createSecretBox(Buffer.alloc(32, 8)).open(sealed, owner)).toThrow();
    const stored = JSON.stringify(await server.db.query('select * from operator_recovery_codes'));
    for (const code of codes) expect(stored).not.toContain(code);
  });
});

describe('recovery codes', () => {
  it('are ten, work once each in any spelling, and are replaced as a whole', async () => {
    const { codes } = await setUpTotp(editor);
    expect(new Set(codes).size).toBe(10);
    const [first = '', second = ''] = codes;
    expect(stageOf(await giveFactor(await givePassword('editor'), { code: first.toUpperCase().replace('-', ' ') }))).toBe('full');
    expect(await giveFactor(await givePassword('editor'), { code: first })).toBe('factor.wrong');
    expect((await editor.api('GET', '/account/factors')).json).toMatchObject({ recoveryCodes: 9 });
    const fresh = (await editor.api('POST', '/account/recovery-codes')).json as { codes: string[] };
    expect(await giveFactor(await givePassword('editor'), { code: second })).toBe('factor.wrong');
    expect(stageOf(await giveFactor(await givePassword('editor'), { code: fresh.codes[0] ?? '' }))).toBe('full');
  });
});

describe('a passkey', () => {
  const here = { host: 'localhost', origin: `http://${OPERATOR_HOST}` };
  const challengeOf = (answer: { json: unknown }) => (answer.json as { challenge: string }).challenge;
  type Authenticator = ReturnType<typeof softAuthenticator>;

  async function added(authenticator: Authenticator, challenge?: string) {
    const asked = challengeOf(await editor.api('POST', '/account/passkeys/options'));
    const passkey = authenticator.create(challenge ?? asked);
    return editor.api('POST', '/account/passkeys', { name: 'Key', passkey });
  }
  async function signedBy(authenticator: Authenticator, session: SignedIn, challenge?: string) {
    const asked = challengeOf(await session.api('POST', '/session/factor/options'));
    return giveFactor(session, { passkey: authenticator.sign(challenge ?? asked) });
  }

  it('finishes signing in', async () => {
    const authenticator = softAuthenticator(here);
    expect((await added(authenticator)).status).toBe(201);
    expect(stageOf(await signedBy(authenticator, await givePassword('editor')))).toBe('full');
    const { passkeys } = (await editor.api('GET', '/account/factors')).json as FactorsView;
    expect(passkeys).toMatchObject([{ name: 'Key', usedAt: server.now().toISOString() }]);
  });

  it('is not added for another challenge, or by a page of another site', async () => {
    expect(codeOf(await added(softAuthenticator(here), 'AAAA'))).toBe('factor.wrong');
    expect(codeOf(await added(softAuthenticator({ ...here, origin: 'https://evil.example' })))).toBe('factor.wrong');
    expect(codeOf(await added(softAuthenticator({ ...here, host: 'evil.example' })))).toBe('factor.wrong');
  });

  it('does not sign in with another challenge, twice, or as another key', async () => {
    const authenticator = softAuthenticator(here);
    await added(authenticator);
    const half = await givePassword('editor');
    expect(await signedBy(authenticator, half, 'AAAA')).toBe('factor.wrong');
    expect(await signedBy(softAuthenticator(here), half)).toBe('factor.wrong');
    // A refused signature uses the challenge up.
    const spent = challengeOf(await half.api('POST', '/session/factor/options'));
    expect(await giveFactor(half, { passkey: softAuthenticator(here).sign(spent) })).toBe('factor.wrong');
    expect(await giveFactor(half, { passkey: authenticator.sign(spent) })).toBe('factor.wrong');
    const signed = authenticator.sign(challengeOf(await half.api('POST', '/session/factor/options')));
    expect(stageOf(await giveFactor(half, { passkey: signed }))).toBe('full');
    expect(await giveFactor(await givePassword('editor'), { passkey: signed })).toBe('factor.wrong');
  });
});

describe('a role that requires a second factor', () => {
  beforeEach(async () => void (admin = await server.signIn('admin')));

  it('allows nothing but to set one up', async () => {
    expect(admin.stage).toBe('setup');
    for (const path of ['/merchants', '/people', '/account/tokens'])
      expect(codeOf(await admin.api('GET', path))).toBe('factor.setup');
    await setUpTotp(admin);
    expect((await admin.api('GET', '/session')).json).toMatchObject({ stage: 'full' });
    expect((await admin.api('GET', '/people')).status).toBe(200);
  });

  it('keeps the last one, and lets other roles remove theirs', async () => {
    await setUpTotp(admin);
    expect(codeOf(await admin.api('DELETE', '/account/totp'))).toBe('factor.required');
    await setUpTotp(editor);
    expect((await editor.api('DELETE', '/account/totp')).status).toBe(204);
    expect((await editor.api('GET', '/account/factors')).json).toMatchObject({ totpSince: null, recoveryCodes: 0 });
    expect((await givePassword('editor')).stage).toBe('full');
  });
});

describe('another way in', () => {
  const MINUTE_MS = 60_000;
  const routes = Object.entries<ApiRoute>({ ...factorRoutes, addToken: tokenRoutes.addToken })
    .filter(([, { method, path }]) => method !== 'GET' && path.startsWith('/account/'))
    .map(([name, { method, path }]) => ({ name, method, path: path.replace(/:\w+/, '1') }));

  it.each(routes)('asks for a fresh password: $name', async ({ method, path }) => {
    server.wait(16 * MINUTE_MS);
    expect(codeOf(await editor.api(method, path, {}))).toBe('confirmation.needed');
  });

  it('goes on for a quarter of an hour after the password was given again', async () => {
    await setUpTotp(editor);
    server.wait(16 * MINUTE_MS);
    expect(codeOf(await editor.api('DELETE', '/account/totp'))).toBe('confirmation.needed');
    expect((await editor.api('GET', '/account/factors')).json).toMatchObject({ totpSince: expect.any(String) });
    expect((await editor.api('POST', '/session/confirmation', { password: PASSWORD })).status).toBe(204);
    server.wait(15 * MINUTE_MS);
    expect((await editor.api('DELETE', '/account/totp')).status).toBe(204);
  });

  it('goes on after a code of the second factor', async () => {
    const { codes } = await setUpTotp(editor);
    server.wait(16 * MINUTE_MS);
    expect((await editor.api('POST', '/session/confirmation', { code: codes[0] })).status).toBe(204);
    expect((await editor.api('POST', '/account/recovery-codes')).status).toBe(201);
  });

  it('can be confirmed while the first factor must still be set up', async () => {
    admin = await server.signIn('admin');
    server.wait(16 * MINUTE_MS);
    expect(codeOf(await admin.api('POST', '/account/totp'))).toBe('confirmation.needed');
    expect((await admin.api('POST', '/session/confirmation', { password: PASSWORD })).status).toBe(204);
    await setUpTotp(admin);
  });
});

it('an administrator helps who has lost everything, and nobody else does', async () => {
  admin = await server.signIn('admin');
  await setUpTotp(admin);
  await setUpTotp(editor);
  const people = (await admin.api('GET', '/people')).json as PersonView[];
  const idOf = (name: string) => people.find((person) => person.name === name)?.id ?? 0;
  expect(people.find(({ name }) => name === 'editor')?.hasSecondFactor).toBe(true);
  expect(codeOf(await admin.api('DELETE', `/people/${idOf('admin')}/factors`))).toBe('operator.self');
  expect((await admin.api('DELETE', `/people/${idOf('editor')}/factors`)).status).toBe(204);
  expect(codeOf(await editor.api('GET', '/session'))).toBe('session.missing');
  expect((await givePassword('editor')).stage).toBe('full');
});
