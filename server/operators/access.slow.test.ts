import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AuditPage } from '#schemas/edges/api/audit.schema.ts';
import type { AccessView, PersonView } from '#schemas/edges/api/people.schema.ts';
import type { MadeToken } from '#schemas/edges/api/tokens.schema.ts';
import { listenTo } from '../testing/ask.ts';
import { codeOf } from '../testing/startOperators.ts';
import { OPERATOR_HOST, type SignedIn, type TestServer, startTestServer, testBrand } from '../testing/startTestServer.ts';

let server: TestServer;
let admin: SignedIn;
let phone: SignedIn;
let laptop: SignedIn;
let path = '';

beforeAll(async () => {
  server = await startTestServer([testBrand('aurora'), testBrand('sahara')]);
});
afterAll(() => server.close());

const access = async () => (await admin.api('GET', `${path}/access`)).json as AccessView;
const isSignedIn = async (session: SignedIn) => (await session.api('GET', '/session')).status === 200;

async function token(name: string) {
  const roles = { all: null, merchants: { aurora: 'editor' } };
  const made = (await phone.api('POST', '/account/tokens', { name, roles })).json as MadeToken;
  const program = server.signedIn({ ...phone, csrf: '' }, '');
  const works = async () =>
    (await program.api('GET', '/merchants', undefined, { authorization: `Bearer ${made.secret}` })).status === 200;
  return { id: made.token.id, works };
}

beforeEach(async () => {
  admin = await server.signIn('admin');
  [phone, laptop] = [await server.signIn('editor', 'aurora'), await server.signIn('editor', 'aurora')];
  const people = (await admin.api('GET', '/people')).json as PersonView[];
  path = `/people/${people.find(({ name }) => name === 'editor-aurora')?.id}`;
});

describe('an administrator of all merchants', () => {
  it('sees where another operator is signed in, and which tokens act for them, without a secret of either', async () => {
    await token('Nightly');
    const { sessions, tokens } = await access();
    expect(sessions[0]).toEqual({
      id: expect.any(Number),
      agent: '',
      ip: expect.stringContaining('127.0.0.1'),
      startedAt: server.now().toISOString(),
      seenAt: server.now().toISOString(),
    });
    expect(tokens).toMatchObject([{ name: 'Nightly', roles: { all: null, merchants: { aurora: 'editor' } }, usedAt: null }]);
  });

  it('ends one session of theirs, and its open tabs hear no more', async () => {
    const listening = await listenTo(server.port, OPERATOR_HOST, '/preview/api/events', { cookie: laptop.cookie });
    const [newest] = (await access()).sessions;
    expect((await admin.api('DELETE', `${path}/sessions/${newest?.id}`)).status).toBe(204);
    await listening.ended;
    expect([await isSignedIn(laptop), await isSignedIn(phone)]).toEqual([false, true]);
    expect(codeOf(await admin.api('DELETE', `${path}/sessions/${newest?.id}`))).toBe('session.unknown');
  });

  it('ends all of them, and the audit log says whose and how many', async () => {
    const { sessions } = await access();
    expect((await admin.api('DELETE', `${path}/sessions`)).status).toBe(204);
    expect([await isSignedIn(laptop), await isSignedIn(phone), (await access()).sessions]).toEqual([false, false, []]);
    const { lines } = (await admin.api('GET', '/audit?what=operator.sessionsEnded')).json as AuditPage;
    expect(lines[0]).toMatchObject({ who: 'admin', detail: { name: 'editor-aurora', ended: sessions.length } });
  });

  it('revokes one token of theirs, then all, and the audit log names them', async () => {
    await admin.api('DELETE', `${path}/tokens`);
    const [one, two, three] = [await token('one'), await token('two'), await token('three')];
    expect((await admin.api('DELETE', `${path}/tokens/${one.id}`)).status).toBe(204);
    expect([await one.works(), await two.works()]).toEqual([false, true]);
    expect(codeOf(await admin.api('DELETE', `${path}/tokens/${one.id}`))).toBe('token.unknown');
    expect((await admin.api('DELETE', `${path}/tokens`)).status).toBe(204);
    expect([await two.works(), await three.works(), (await access()).tokens]).toEqual([false, false, []]);
    const { lines } = (await admin.api('GET', '/audit?what=operator.tokensRevoked')).json as AuditPage;
    expect(lines.slice(0, 2)).toMatchObject([
      { who: 'admin', detail: { name: 'editor-aurora', tokens: expect.arrayContaining(['two', 'three']) } },
      { who: 'admin', detail: { name: 'editor-aurora', tokens: ['one'] } },
    ]);
  });

  it('ends no session or token of another operator by its number', async () => {
    const { id } = await token('own');
    const people = (await admin.api('GET', '/people')).json as PersonView[];
    const other = `/people/${people.find(({ name }) => name === 'admin')?.id}`;
    const [session] = (await access()).sessions;
    expect(codeOf(await admin.api('DELETE', `${other}/sessions/${session?.id}`))).toBe('session.unknown');
    expect(codeOf(await admin.api('DELETE', `${other}/tokens/${id}`))).toBe('token.unknown');
  });

  it.each([
    ['GET', '/people/999/access'],
    ['DELETE', '/people/999/sessions'],
    ['DELETE', '/people/999/tokens'],
  ])('reads that there is no such operator: %s %s', async (method, address) => {
    expect(codeOf(await admin.api(method, address))).toBe('operator.unknown');
  });
});
