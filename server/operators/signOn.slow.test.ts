import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { API_BASE } from '#schemas/edges/api/apiRoute.ts';
import type { AuditPage } from '#schemas/edges/api/audit.schema.ts';
import type { MerchantView } from '#schemas/edges/api/merchants.schema.ts';
import type { PersonView } from '#schemas/edges/api/people.schema.ts';
import type { SessionView } from '#schemas/edges/api/session.schema.ts';
import type { SingleSignOn } from '#schemas/edges/api/signOn.schema.ts';
import { CLIENT_ID, type OidcProvider, startOidcProvider } from '#sandbox/testing/startOidcProvider.ts';
import type { MadeToken } from '#schemas/edges/api/tokens.schema.ts';
import { createLog } from '../http/log/createLog.ts';
import { openMemoryDatabase } from '../store/testing/openMemoryDatabase.ts';
import type { Answered } from '../testing/ask.ts';
import { codeOf } from '../testing/startOperators.ts';
import {
  OPERATOR_HOST,
  PASSWORD,
  type SignedIn,
  type TestServer,
  cookieOf,
  startTestServer,
  testBrand,
} from '../testing/startTestServer.ts';

const MINUTE_MS = 60_000;
const ORIGIN = `http://${OPERATOR_HOST}`;

/** What the provider says of its accounts; tests change it. */
let accounts: Record<string, Record<string, unknown>>;
let provider: OidcProvider;
let server: TestServer;

const settings = (): SingleSignOn => ({
  issuer: provider.issuer,
  clientId: CLIENT_ID,
  clientSecret: 'told in confidence',
  label: 'Elsewhere',
  claim: 'groups',
  roles: { admins: 'admin', publishers: 'publisher', editors: { aurora: 'editor' } },
  localAccounts: ['admin'],
});

const start = async (secondFactorFrom?: 'publisher') =>
  void (server = await startTestServer([testBrand('aurora'), testBrand('sahara')], openMemoryDatabase, {
    config: { singleSignOn: settings(), secondFactorFrom },
  }));

const startProvider = async (givesRefreshTokens = true) =>
  void (provider = await startOidcProvider(`${ORIGIN}/preview/signed-on`, {
    secret: 'told in confidence',
    claimsOf: (account) => accounts[account],
    givesRefreshTokens,
  }));

// The clock moves on and roles change: each test has a server of its own.
beforeEach(async () => {
  accounts = {
    mei: { preferred_username: 'mei', email: 'mei@example.com', email_verified: true, groups: ['editors', 'unknown'] },
    ray: { preferred_username: 'ray', groups: 'publishers' },
    lee: { preferred_username: 'lee' },
  };
  await startProvider();
  await start();
});
afterEach(async () => {
  await server.close();
  await provider.close();
});

const post = (path: string, body?: object, cookie = ''): Promise<Answered & { json: unknown }> =>
  server
    .signedIn({ name: '', role: 'viewer', roles: { all: null, merchants: {} }, stage: 'full', csrf: '' }, cookie)
    .api('POST', path, body);

interface Begun {
  readonly cookie: string;
  readonly query: string;
}

/** Begins, and logs in at the provider as the person, or cancels. */
async function begin(as: string | undefined): Promise<Begun> {
  const begun = await post('/session/sign-on');
  expect(begun.status).toBe(200);
  const back = await provider.visit((begun.json as { url: string }).url, { as });
  expect(back.href).toContain(`${ORIGIN}/preview/signed-on?`);
  return { cookie: cookieOf(begun), query: back.search };
}

const finish = ({ cookie, query }: Begun) => post('/session/sign-on/answer', { query }, cookie);

async function signOn(as: string): Promise<SignedIn> {
  const answer = await finish(await begin(as));
  expect(answer.status).toBe(201);
  const set = answer.headers['set-cookie']?.find((line) => line.startsWith('operator='))?.split(';')[0];
  return server.signedIn(answer.json as SessionView, set ?? '');
}

const refusalOf = async (as: string) => codeOf(await finish(await begin(as)));

describe('signing in at the provider', () => {
  it('makes an account with the name and the roles that the provider tells', async () => {
    expect((await server.ask(OPERATOR_HOST, `${API_BASE}/session/ways`)).text).toBe('{"provider":"Elsewhere"}');
    const mei = await signOn('mei');
    expect(mei).toMatchObject({ name: 'mei', roles: { all: null, merchants: { aurora: 'editor' } }, provider: 'Elsewhere' });
    expect((await mei.api('GET', '/merchants/aurora')).status).toBe(200);
    expect(codeOf(await mei.api('GET', '/merchants/sahara'))).toBe('merchant.unknown');
  });

  it('asks for no second factor of ours, whatever the role requires', async () => {
    await server.close();
    await start('publisher');
    expect(await signOn('ray')).toMatchObject({ stage: 'full', roles: { all: 'publisher' } });
  });

  it('follows at the next sign-in what the provider has changed, with the same account', async () => {
    const before = await signOn('mei');
    accounts['mei'] = { preferred_username: 'renamed', groups: ['editors', 'admins'] };
    const after = await signOn('mei');
    expect(after).toMatchObject({ name: 'mei', roles: { all: 'admin', merchants: { aurora: 'editor' } } });
    expect((await before.api('GET', '/people')).status).toBe(200);
    const { lines } = (await after.api('GET', '/audit?what=operator.roles')).json as AuditPage;
    expect(lines).toMatchObject([{ who: null, detail: { name: 'mei', before: { all: null }, after: { all: 'admin' } } }]);
  });

  it('is refused to a person without a role, and the log tells whom', async () => {
    expect(await refusalOf('lee')).toBe('signOn.noRole');
    const admin = await server.signIn('admin');
    const { lines } = (await admin.api('GET', '/audit?what=session.refused')).json as AuditPage;
    expect(lines[0]).toMatchObject({ who: null, detail: { name: 'lee' } });
  });

  it('finds the claim by a path, and asks for the scopes that the file names', async () => {
    await server.close();
    server = await startTestServer([testBrand('aurora')], openMemoryDatabase, {
      config: { singleSignOn: { ...settings(), claim: 'realm_access.roles', scopes: ['groups'] } },
    });
    accounts['ray'] = { preferred_username: 'ray', realm_access: { roles: ['publishers'] } };
    const { url } = (await post('/session/sign-on')).json as { url: string };
    expect(new URL(url).searchParams.get('scope')).toBe('openid profile email groups');
  });

  it('says in the log which claims there were when nobody got a role, and none of their values', async () => {
    await server.close();
    const lines: string[] = [];
    server = await startTestServer([testBrand('aurora')], openMemoryDatabase, {
      config: { singleSignOn: settings() },
      log: createLog('warn', { write: (line) => lines.push(line) }),
    });
    accounts['lee'] = { preferred_username: 'lee', email: 'lee@example.com', groups: ['guests'] };
    expect(await refusalOf('lee')).toBe('signOn.noRole');
    const told = lines.map((line) => JSON.parse(line) as Record<string, unknown>).find(({ claim }) => claim === 'groups');
    expect(told).toMatchObject({ isThere: true, claims: expect.arrayContaining(['preferred_username', 'groups']) });
    expect(lines.join('')).not.toMatch(/guests|lee@example/);
  });

  it('ends the session that the browser had before', async () => {
    const before = await signOn('ray');
    const begun = await begin('mei');
    const answer = await post('/session/sign-on/answer', { query: begun.query }, `${before.cookie}; ${begun.cookie}`);
    expect(answer.status).toBe(201);
    expect((await before.api('GET', '/session')).status).toBe(401);
  });

  it('lasts until the provider must say again what a person may do', async () => {
    const mei = await signOn('mei');
    server.wait(4 * 60 * MINUTE_MS - 1);
    expect((await mei.api('GET', '/session')).status).toBe(200);
    server.wait(1);
    expect((await mei.api('GET', '/session')).status).toBe(401);
  });

  it.each([
    ['blanks around it', ' MEI@Example.com ', 'MEI@Example.com'],
    ['a sign only', '%', null],
    ['a name in front', 'Mei <mei@example.com>', null],
    ['two addresses', 'a@example.com,b@example.com', null],
  ])('takes a mail address for one only where it is: %s', async (_title, email, expected) => {
    accounts['mei'] = { ...accounts['mei'], email };
    await signOn('mei');
    const admin = await server.signIn('admin');
    const people = (await admin.api('GET', '/people')).json as PersonView[];
    expect(people.find(({ name }) => name === 'mei')?.email).toBe(expected);
  });

  it('calls nobody by the address of somebody else', async () => {
    await signOn('mei');
    accounts['ray'] = { preferred_username: 'Mei@example.com', name: 'ray', groups: 'publishers' };
    expect(await signOn('ray')).toMatchObject({ name: 'ray' });
  });

  it('is refused to a disabled operator', async () => {
    await signOn('mei');
    const admin = await server.signIn('admin');
    const people = (await admin.api('GET', '/people')).json as PersonView[];
    const mei = people.find(({ name }) => name === 'mei');
    expect(mei).toMatchObject({ state: 'active', isByProvider: true });
    await admin.api('PUT', `/people/${mei?.id}/state`, { isDisabled: true });
    expect(await refusalOf('mei')).toBe('signOn.noRole');
  });

  it('takes the next name where the first is another’s, and none that does not fit', async () => {
    await server.signIn('viewer');
    accounts['mei'] = { preferred_username: 'viewer', name: 'Mei 美', email: 'mei@example.com', groups: 'editors' };
    expect((await signOn('mei')).name).toBe('mei@example.com');
  });

  it.each([
    ['takes over an account with an address that the provider has checked', true, 'older'],
    ['takes over no account by an address that it has not', false, 'mei'],
  ])('%s', async (_title, isChecked, name) => {
    await server.db.query(
      `insert into operators (name, email, role, created_at) values ('older', 'MEI@example.com', 'viewer', now())`,
    );
    accounts['mei'] = { ...accounts['mei'], email_verified: isChecked };
    expect(await signOn('mei')).toMatchObject({ name, roles: { all: null, merchants: { aurora: 'editor' } } });
  });

  it('leaves a local account alone, whatever address it has', async () => {
    const admin = await server.signIn('admin');
    await server.db.query(
      `update operators set email = 'mei@example.com' where id = (select id from operators where name = $1)`,
      [admin.name],
    );
    expect(await signOn('mei')).toMatchObject({ name: 'mei' });
    expect((await server.signIn('admin')).provider).toBeUndefined();
  });

  it('ends only in the browser that began it, once, and in time', async () => {
    const begun = await begin('mei');
    expect(codeOf(await finish({ ...begun, cookie: '' }))).toBe('signOn.expired');
    expect(codeOf(await finish({ ...begun, cookie: (await begin('mei')).cookie }))).toBe('signOn.refused');
    expect((await finish(begun)).status).toBe(201);
    expect(codeOf(await finish(begun))).toBe('signOn.expired');
    const late = await begin('mei');
    server.wait(11 * MINUTE_MS);
    expect(codeOf(await finish(late))).toBe('signOn.expired');
  });

  it.each(['nonce', 'code_challenge'])('is refused when the %s was exchanged on the way', async (name) => {
    const [begun, another] = [await post('/session/sign-on'), await post('/session/sign-on')];
    const addressOf = ({ json }: { readonly json: unknown }) => new URL((json as { url: string }).url); // as `begin` has it
    const changed = addressOf(begun);
    changed.searchParams.set(name, addressOf(another).searchParams.get(name) ?? 'none');
    const back = await provider.visit(changed.href, { as: 'mei' });
    expect(codeOf(await finish({ cookie: cookieOf(begun), query: back.search }))).toBe('signOn.refused');
  });

  it('says who turned back, and that the provider is away', async () => {
    expect(codeOf(await finish(await begin(undefined)))).toBe('signOn.refused');
    await server.close();
    await start();
    await provider.close();
    expect(codeOf(await post('/session/sign-on'))).toBe('signOn.unreachable');
    expect((await server.signIn('admin')).stage).toBe('full');
  });
});

describe('while a session is used, the provider is asked again', () => {
  const statusOf = async (person: SignedIn) => (await person.api('GET', '/session')).status;
  const actionsOf = async (what: string) => {
    const admin = await server.signIn('admin');
    return ((await admin.api('GET', `/audit?what=${what}`)).json as AuditPage).lines;
  };

  it('and a role that it has withdrawn ends in minutes, with every session and the rights of tokens', async () => {
    const mei = await signOn('mei');
    const elsewhere = await signOn('mei');
    const roles = { all: null, merchants: { aurora: 'editor' } };
    const { secret } = (await mei.api('POST', '/account/tokens', { name: 'ci', roles })).json as MadeToken;
    accounts['mei'] = { preferred_username: 'mei', groups: [] };
    server.wait(5 * MINUTE_MS - 1);
    expect(await statusOf(mei)).toBe(200);
    server.wait(1);
    expect(await statusOf(mei)).toBe(401);
    expect(await statusOf(elsewhere)).toBe(401);
    const asProgram = await mei.api('GET', '/merchants/aurora', undefined, { cookie: '', authorization: `Bearer ${secret}` });

    expect(asProgram.status).toBe(404);
    expect(await actionsOf('session.endedByProvider')).toMatchObject([{ who: 'mei' }]);
    expect(await actionsOf('operator.roles')).toMatchObject([{ detail: { name: 'mei', after: { all: null, merchants: {} } } }]);
  });

  it('and other roles hold from the next request on', async () => {
    const mei = await signOn('mei');
    accounts['mei'] = { preferred_username: 'mei', groups: 'publishers' };
    server.wait(5 * MINUTE_MS);
    expect((await mei.api('GET', '/session')).json).toMatchObject({ roles: { all: 'publisher', merchants: {} } });
    expect((await mei.api('GET', '/merchants/sahara')).status).toBe(200);
  });

  it('and an account that it does not have any more is signed out', async () => {
    const [mei, ray] = [await signOn('mei'), await signOn('ray')];
    delete accounts['mei'];
    server.wait(5 * MINUTE_MS);
    expect(await statusOf(mei)).toBe(401);
    expect(await statusOf(ray)).toBe(200);
    expect(await actionsOf('session.endedByProvider')).toMatchObject([{ who: 'mei' }]);
  });

  it('with a token that serves once, time after time, and once for requests that come side by side', async () => {
    const mei = await signOn('mei');
    for (let round = 0; round < 3; round += 1) {
      server.wait(5 * MINUTE_MS);
      const answers = await Promise.all(Array.from({ length: 8 }, () => statusOf(mei)));
      expect(new Set(answers)).toEqual(new Set([200]));
    }
    accounts['mei'] = { preferred_username: 'mei' };
    server.wait(5 * MINUTE_MS);
    const answers = await Promise.all(Array.from({ length: 8 }, () => statusOf(mei)));
    expect(new Set(answers)).toEqual(new Set([401]));
  });

  it('as often as the file says', async () => {
    await server.close();
    server = await startTestServer([testBrand('aurora')], openMemoryDatabase, {
      config: { singleSignOn: { ...settings(), askMinutes: 30 } },
    });
    const mei = await signOn('mei');
    delete accounts['mei'];
    server.wait(30 * MINUTE_MS - 1);
    expect(await statusOf(mei)).toBe(200);
    server.wait(1);
    expect(await statusOf(mei)).toBe(401);
  });

  it('and nobody is signed out because it is away', async () => {
    const mei = await signOn('mei');
    await provider.close();
    server.wait(5 * MINUTE_MS);
    expect(await statusOf(mei)).toBe(200);
    expect((await mei.api('GET', '/merchants/aurora')).status).toBe(200);
  });

  it('not where it gives nothing to ask by, which the log says', async () => {
    await server.close();
    await provider.close();
    await startProvider(false);
    const lines: string[] = [];
    server = await startTestServer([testBrand('aurora')], openMemoryDatabase, {
      config: { singleSignOn: settings() },
      log: createLog('warn', { write: (line) => lines.push(line) }),
    });
    const mei = await signOn('mei');
    expect(lines.join('')).toContain('offline_access');
    delete accounts['mei'];
    server.wait(5 * MINUTE_MS);
    expect(await statusOf(mei)).toBe(200);
  });

  it('and keeps what it is asked by sealed', async () => {
    await signOn('mei');
    const [row] = await server.db.query<{ token: string }>('select refresh_token as token from operator_sessions');
    expect(row?.token).toMatch(/^[\w-]{80,}$/);
  });

  it('also when a person without a role any more tries to sign in', async () => {
    const mei = await signOn('mei');
    accounts['mei'] = { preferred_username: 'mei' };
    expect(await refusalOf('mei')).toBe('signOn.noRole');
    expect((await mei.api('GET', '/merchants/aurora')).status).toBe(404);
  });
});

describe('with a provider', () => {
  it('only local accounts have a password here', async () => {
    expect(codeOf(await post('/session', { name: 'viewer', password: PASSWORD }))).toBe('signIn.byProvider');
    const admin = await server.signIn('admin');
    const roles = { all: 'viewer', merchants: {} };
    expect(codeOf(await admin.api('POST', '/people', { name: 'new', roles, language: 'EN' }))).toBe('signIn.byProvider');
  });

  it('roles and passwords of its operators are not changed here', async () => {
    const { name } = await signOn('mei');
    const admin = await server.signIn('admin');
    const people = (await admin.api('GET', '/people')).json as PersonView[];
    const id = people.find((person) => person.name === name)?.id;
    const roles = { all: 'admin', merchants: {} };
    expect(codeOf(await admin.api('PUT', `/people/${id}/roles`, roles))).toBe('operator.byProvider');
    expect(codeOf(await admin.api('POST', `/people/${id}/link`, { language: 'EN' }))).toBe('operator.byProvider');
  });

  it('a fresh proof before publishing is a new login there, of the same person', async () => {
    const ray = await signOn('ray');
    const admin = await server.signIn('admin');
    await admin.api('PUT', '/merchants/aurora/rules', { confirmMinutes: 5, fourEyes: false });
    const asItStands = async () => {
      const { draft } = (await ray.api('GET', '/merchants/aurora')).json as MerchantView;
      return { 'if-match': `"${draft.revision}"` };
    };
    await ray.api('PUT', '/merchants/aurora/draft', testBrand('aurora', { title: 'Renamed' }), await asItStands());
    server.wait(6 * MINUTE_MS);
    const publish = async () => ray.api('POST', '/merchants/aurora/releases', {}, await asItStands());
    expect(codeOf(await publish())).toBe('confirmation.needed');

    const confirm = async (as: string) => {
      const begun = await ray.api('POST', '/session/confirmation/sign-on');
      const { search } = await provider.visit((begun.json as { url: string }).url, { as });
      const cookie = `${ray.cookie}; ${cookieOf(begun)}`;
      return ray.api('POST', '/session/confirmation/sign-on/answer', { query: search }, { cookie });
    };
    await server.db.query(
      `update operators set password_hash = (select password_hash from operators where name = 'admin') where name = 'ray'`,
    );
    expect(codeOf(await ray.api('POST', '/session/confirmation', { password: PASSWORD }))).toBe('signIn.byProvider');
    expect(codeOf(await confirm('mei'))).toBe('signOn.refused');
    expect(codeOf(await publish())).toBe('confirmation.needed');
    expect((await confirm('ray')).status).toBe(204);
    expect((await publish()).status).toBe(201);
  });
});

it('without a provider there is none to sign in at', async () => {
  await server.close();
  server = await startTestServer([testBrand('aurora')]);
  expect((await server.ask(OPERATOR_HOST, `${API_BASE}/session/ways`)).text).toBe('{"provider":null}');
  expect(codeOf(await post('/session/sign-on'))).toBe('signOn.off');
});
