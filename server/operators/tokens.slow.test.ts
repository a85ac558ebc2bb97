import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditPage } from '#schemas/edges/api/audit.schema.ts';
import type { MadeToken, TokenView } from '#schemas/edges/api/tokens.schema.ts';
import { type RoleGrants } from '#schemas/edges/api/roleGrants.ts';
import { setGrants } from '../store/repositories/operators.ts';
import { codeOf } from '../testing/startOperators.ts';
import { type SignedIn, type TestServer, startTestServer, testBrand } from '../testing/startTestServer.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let server: TestServer;
let admin: SignedIn;
let publisher: SignedIn;
/** A program: no cookie, no token of a session. */
let program: SignedIn;

beforeAll(async () => {
  server = await startTestServer([testBrand('aurora'), testBrand('sahara')]);
  admin = await server.signIn('admin');
  publisher = await server.signIn('publisher', 'aurora');
  program = server.signedIn({ ...admin, csrf: '' }, '');
});
afterAll(() => server.close());

const allOf = (role: NonNullable<RoleGrants['all']>): RoleGrants => ({ all: role, merchants: {} });

async function made(owner: SignedIn, roles: RoleGrants, days?: number): Promise<MadeToken> {
  const answer = await owner.api('POST', '/account/tokens', { name: 'nightly', roles, ...(days ? { days } : {}) });
  expect(answer.status).toBe(201);
  return answer.json as MadeToken;
}

const as = ({ secret }: Pick<MadeToken, 'secret'>, method: string, path: string, body?: unknown, headers = {}) =>
  program.api(method, path, body, { authorization: `Bearer ${secret}`, ...headers });

const listed = async (owner: SignedIn) => (await owner.api('GET', '/account/tokens')).json as TokenView[];

describe('an API token', () => {
  it('is shown once, stored as a hash, and valid for 90 days', async () => {
    const token = await made(admin, allOf('viewer'));
    expect(token.secret).toMatch(/^livery_[\w-]{43}$/);
    expect(new Date(token.token.expiresAt).getTime() - server.now().getTime()).toBe(90 * DAY_MS);
    expect(JSON.stringify(await listed(admin))).not.toContain(token.secret);
    const rows = await server.db.query('select * from api_tokens');
    expect(JSON.stringify(rows)).not.toContain(token.secret.slice(-43));
  });

  it('writes without the token of a session, and the audit log names it', async () => {
    const token = await made(admin, { all: null, merchants: { aurora: 'editor' } });
    const saved = await as(token, 'PUT', '/merchants/aurora/draft', {}, { 'if-match': '"0"' });
    expect(saved.status).toBe(200);
    const { lines } = (await admin.api('GET', '/audit?what=draft.saved')).json as AuditPage;
    expect(lines).toMatchObject([{ who: 'admin', token: 'nightly', merchantCode: 'aurora' }]);
    expect((await listed(admin)).find(({ id }) => id === token.token.id)?.usedAt).toBe(server.now().toISOString());
  });

  it('learns who it is and what it may do', async () => {
    const roles: RoleGrants = { all: null, merchants: { aurora: 'editor' } };
    const { secret, token } = await made(admin, roles, 30);
    const { json } = await as({ secret }, 'GET', '/account');
    expect(json).toEqual({ name: 'admin', roles, token: 'nightly', expiresAt: token.expiresAt });
    const session = (await admin.api('GET', '/account')).json;
    expect(session).toMatchObject({ name: 'admin', roles: allOf('admin'), token: null });
  });

  it.each([
    ['another merchant', 'PUT', '/merchants/sahara/draft', 'merchant.unknown'],
    ['a higher role', 'POST', '/merchants/aurora/releases', 'role.tooLow'],
    ['a body that is not valid', 'PUT', '/merchants/aurora/waivers', 'body.invalid'],
    ['a page of another site', 'PUT', '/merchants/aurora/draft', 'origin.foreign', { origin: 'https://evil.example' }],
    ['another password', 'POST', '/account/password', 'token.refused'],
    ['a token of its own', 'POST', '/account/tokens', 'token.refused'],
    ['another operator', 'POST', '/people', 'token.refused'],
  ])('is refused %s: %s %s', async (_title, method, path, code, headers: Record<string, string> = {}) => {
    const token = await made(admin, { all: null, merchants: { aurora: 'editor' } });
    expect(codeOf(await as(token, method, path, {}, { 'if-match': '"0"', ...headers }))).toBe(code);
  });

  it('is taken beside a password of a proxy in front, which needs the header for itself', async () => {
    const token = await made(admin, { all: null, merchants: { aurora: 'viewer' } });
    const basic = { authorization: `Basic ${Buffer.from('staging:open').toString('base64')}` };
    const ask = (headers: Record<string, string>) => program.api('GET', '/account', undefined, headers);
    expect((await ask({ ...basic, 'x-api-token': token.secret })).json).toMatchObject({ token: 'nightly' });
    expect(codeOf(await ask({ ...basic, 'x-api-token': 'livery_guessed' }))).toBe('token.invalid');
    expect(codeOf(await ask(basic))).toBe('session.missing');
  });

  it('does not borrow the session whose cookie goes along', async () => {
    const token = await made(admin, { all: null, merchants: { aurora: 'viewer' } });
    const answer = await admin.api('GET', '/people', undefined, { authorization: `Bearer ${token.secret}` });
    expect(codeOf(answer)).toBe('role.tooLow');
  });

  it('may do at most what its owner may, now and later', async () => {
    const refused = await publisher.api('POST', '/account/tokens', { name: 'x', roles: allOf('viewer') });
    expect(codeOf(refused)).toBe('token.roleTooHigh');
    const roles: RoleGrants = { all: null, merchants: { aurora: 'publisher' } };
    const token = await made(publisher, roles);
    const publish = () => as(token, 'POST', '/merchants/aurora/releases', {}, { 'if-match': '"999"' });
    expect(codeOf(await publish())).toBe('draft.stale');
    const [owner] = await server.db.query<{ id: number }>(`select id from operators where name = 'publisher-aurora'`);
    await setGrants(server.db, owner?.id ?? 0, { all: null, merchants: { aurora: 'viewer' } });
    expect(codeOf(await publish())).toBe('role.tooLow');
    await setGrants(server.db, owner?.id ?? 0, roles);
  });

  it.each([
    ['without a role', { roles: { all: null, merchants: {} } }, 'token.noRole'],
    ['without a name', { name: '' }, 'body.invalid'],
    ['for longer than a year', { days: 366 }, 'body.invalid'],
  ])('is not created %s', async (_title, change, code) => {
    expect(codeOf(await admin.api('POST', '/account/tokens', { name: 'x', roles: allOf('viewer'), ...change }))).toBe(code);
  });
});

describe('an API token ends', () => {
  const isValid = async (token: MadeToken) => (await as(token, 'GET', '/merchants')).status === 200;

  it('when its owner revokes it; nobody else can', async () => {
    const token = await made(admin, allOf('viewer'));
    const path = `/account/tokens/${token.token.id}`;
    expect(codeOf(await publisher.api('DELETE', path))).toBe('token.unknown');
    expect(await isValid(token)).toBe(true);
    expect((await admin.api('DELETE', path)).status).toBe(204);
    expect(codeOf(await as(token, 'GET', '/merchants'))).toBe('token.invalid');
    expect(codeOf(await admin.api('DELETE', path))).toBe('token.unknown');
  });

  it('when its owner is disabled', async () => {
    const owner = await server.signIn('editor');
    const token = await made(owner, allOf('editor'));
    expect(await isValid(token)).toBe(true);
    await server.db.query(`update operators set disabled_at = now() where name = 'editor'`);
    expect(await isValid(token)).toBe(false);
  });

  it('when its time is over', async () => {
    const token = await made(admin, allOf('viewer'), 30);
    server.wait(30 * DAY_MS);
    expect(await isValid(token)).toBe(false);
  });
});
