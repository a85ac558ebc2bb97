import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SessionView, OwnSession } from '#schemas/edges/api/session.schema.ts';
import type { AuditPage } from '#schemas/edges/api/audit.schema.ts';
import type { LinkView, PersonView } from '#schemas/edges/api/people.schema.ts';
import { listenTo } from '../testing/ask.ts';
import { codeOf } from '../testing/startOperators.ts';
import {
  OPERATOR_HOST,
  type SignedIn,
  type TestServer,
  cookieOf,
  startTestServer,
  testBrand,
} from '../testing/startTestServer.ts';

const NEW_PASSWORD = 'seven quiet lanterns';
const HOUR_MS = 60 * 60 * 1000;

let server: TestServer;
let admin: SignedIn;
let ofAurora: SignedIn;
let nobody: SignedIn;

beforeAll(async () => {
  server = await startTestServer([testBrand('aurora'), testBrand('sahara')]);
  admin = await server.signIn('admin');
  ofAurora = await server.signIn('admin', 'aurora');
  nobody = server.signedIn({ name: '', role: 'viewer', roles: { all: null, merchants: {} }, stage: 'full', csrf: '' }, '');
});
afterAll(() => server.close());

const tokenOf = ({ url }: LinkView): string => url.split('/').at(-1) ?? '';

async function invite(name: string, roles: object = { all: 'editor', merchants: {} }, by = admin): Promise<LinkView> {
  const answer = await by.api('POST', '/people', { name, email: `${name}@operators.example`, roles, language: 'EN' });
  expect(answer.status).toBe(201);
  return answer.json as LinkView;
}

async function accept(link: LinkView, password = NEW_PASSWORD): Promise<SignedIn> {
  const answer = await nobody.api('POST', '/links/accept', { token: tokenOf(link), password });
  expect(answer.status).toBe(201);
  return server.signedIn(answer.json as SessionView, cookieOf(answer));
}

const signIn = (name: string, password: string) => nobody.api('POST', '/session', { name, password });
const personCalled = async (name: string) =>
  ((await admin.api('GET', '/people')).json as PersonView[]).find((person) => person.name === name);

describe('an invitation', () => {
  it('is mailed, opened, and lets its owner choose a password, once', async () => {
    const link = await invite('ann', { all: null, merchants: { aurora: 'editor' } });
    expect(link).toMatchObject({ delivery: 'mail', person: { name: 'ann', state: 'invited', seenAt: null } });
    expect(link.url).toMatch(/^http:\/\/localhost:3000\/preview\/#\/-\/link\/[\w-]{43}$/);
    const mail = server.mails.at(-1);
    expect(mail).toMatchObject({ to: 'ann@operators.example', answer: link.url });
    expect(mail?.text).toContain('admin gives you access');

    expect((await nobody.api('POST', '/links/open', { token: tokenOf(link) })).json).toEqual({
      name: 'ann',
      isNew: true,
      expiresAt: link.expiresAt,
    });
    const ann = await accept(link);
    expect(ann).toMatchObject({ name: 'ann', role: 'viewer', roles: { all: null, merchants: { aurora: 'editor' } } });
    expect((await ann.api('GET', '/merchants')).json).toMatchObject({ merchants: [{ merchantCode: 'aurora' }], all: 1 });
    expect(await personCalled('ann')).toMatchObject({ state: 'active', linkUntil: null });

    const again = await nobody.api('POST', '/links/accept', { token: tokenOf(link), password: NEW_PASSWORD });
    expect([again.status, codeOf(again)]).toEqual([404, 'link.used']);
    expect((await signIn('ANN', NEW_PASSWORD)).status).toBe(201);
  });

  it.each([
    ['a host that nobody has set', {}, 'evil.example', 'tool.address'],
    ['the host that the server listens on', { host: 'tool.example' }, 'tool.example:3000', 'http://tool.example:3000/preview/'],
    ['a loopback address', {}, '127.0.0.1:3000', 'http://127.0.0.1:3000/preview/'],
    ['any host, where the address is set', { toolUrl: 'https://tool.example' }, 'evil.example', 'https://tool.example/preview/'],
  ])('leads to the tool, asked for at %s', async (_title, config, host, expected) => {
    const other = await startTestServer([testBrand('aurora')], undefined, { config });
    const { cookie, csrf } = await other.signIn('admin');
    const answer = await other.ask(host, '/preview/api/people', {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, 'x-csrf': csrf },
      body: JSON.stringify({ name: 'ann', roles: { all: 'editor', merchants: {} }, language: 'EN' }),
    });
    const { code, url } = JSON.parse(answer.text) as { code?: string; url?: string };
    expect(code ?? url).toMatch(new RegExp(`^${expected}`));
    await other.close();
  });

  it('is spent by one of two who follow it at once', async () => {
    const link = await invite('twice');
    const body = { token: tokenOf(link), password: NEW_PASSWORD };
    const answers = await Promise.all([1, 2].map(() => nobody.api('POST', '/links/accept', body)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 404]);
  });

  it('ends after three days, and when there is a newer one', async () => {
    const first = await invite('late');
    const person = await personCalled('late');
    const second = (await admin.api('POST', `/people/${person?.id}/link`, { language: 'CN' })).json as LinkView;
    expect(server.mails.at(-1)?.subject).toBe('Livery：设置您的密码');
    expect(codeOf(await nobody.api('POST', '/links/open', { token: tokenOf(first) }))).toBe('link.unknown');
    server.wait(72 * HOUR_MS);
    expect(codeOf(await nobody.api('POST', '/links/open', { token: tokenOf(second) }))).toBe('link.expired');
    [admin, ofAurora] = [await server.signIn('admin'), await server.signIn('admin', 'aurora')];
  });

  it.each([
    ['too short', 'short', 'body.invalid'],
    ['the own name', 'prefix-Picky-suffix', 'password.ownName'],
    ['in the list', 'passwordpassword', 'password.common'],
    ['in the list with capitals', 'QwertyUIOP', 'password.common'],
    ['one letter over and over', 'aaaaaaaaaaaaaaa', 'password.weak'],
    ['a common one and a row', 'letmein123456', 'password.weak'],
  ])('does not take a password that is %s', async (title, password, code) => {
    const link = await invite(title === 'the own name' ? 'picky' : title.replaceAll(' ', ''));
    const answer = await nobody.api('POST', '/links/accept', { token: tokenOf(link), password });
    expect([answer.status, codeOf(answer)]).toEqual([422, code]);
    expect((await nobody.api('POST', '/links/open', { token: tokenOf(link) })).status).toBe(200);
  });

  it('needs a free name, whatever its capitals, and a role', async () => {
    const body = { name: 'ADMIN', roles: { all: 'viewer', merchants: {} }, language: 'EN' };
    expect(codeOf(await admin.api('POST', '/people', body))).toBe('operator.exists');
    const none = { ...body, name: 'none', roles: { all: null, merchants: {} } };
    expect(codeOf(await admin.api('POST', '/people', none))).toBe('operator.noRole');
  });
});

describe('an administrator of one merchant', () => {
  it('invites to it, and to no other', async () => {
    await invite('bea', { all: null, merchants: { aurora: 'publisher' } }, ofAurora);
    for (const roles of [
      { all: 'viewer', merchants: {} },
      { all: null, merchants: { aurora: 'viewer', sahara: 'viewer' } },
    ]) {
      const answer = await ofAurora.api('POST', '/people', { name: 'more', roles, language: 'EN' });
      expect([answer.status, codeOf(answer)]).toEqual([403, 'role.notYours']);
    }
  });

  it('sees and changes the roles there alone', async () => {
    await invite('both', { all: null, merchants: { aurora: 'viewer', sahara: 'publisher' } });
    await invite('other', { all: null, merchants: { sahara: 'publisher' } });
    const seen = (await ofAurora.api('GET', '/people')).json as PersonView[];
    const both = seen.find(({ name }) => name === 'both');
    expect(both?.roles).toEqual({ all: null, merchants: { aurora: 'viewer' } });
    expect(seen.map(({ name }) => name)).not.toContain('other');
    const wanted = { all: null, merchants: { aurora: 'editor' } };
    expect((await ofAurora.api('PUT', `/people/${both?.id}/roles`, wanted)).json).toMatchObject({ roles: wanted });
    expect((await personCalled('both'))?.roles.merchants).toEqual({ aurora: 'editor', sahara: 'publisher' });
    const other = await personCalled('other');
    expect((await ofAurora.api('PUT', `/people/${other?.id}/roles`, wanted)).status).toBe(404);
  });

  it('reads of the log what concerns it', async () => {
    await ofAurora.api('POST', '/merchants/aurora/frame', {});
    await admin.api('POST', '/merchants/sahara/frame', {});
    const { lines } = (await ofAurora.api('GET', '/audit')).json as AuditPage;
    expect([...new Set(lines.map(({ merchantCode }) => merchantCode))]).toEqual(['aurora']);
    expect(((await ofAurora.api('GET', '/audit?merchant=sahara')).json as AuditPage).lines).toEqual([]);
  });
});

describe('somebody who is disabled', () => {
  it('is signed out everywhere, cannot come back, stays in the log, and may be let in again', async () => {
    const gone = await accept(await invite('gone'));
    const events = await listenTo(server.port, OPERATOR_HOST, '/preview/api/events', { cookie: gone.cookie });
    const person = await personCalled('gone');
    expect((await admin.api('PUT', `/people/${person?.id}/state`, { isDisabled: true })).json).toMatchObject({
      state: 'disabled',
    });
    await events.ended;
    expect((await gone.api('GET', '/session')).status).toBe(401);
    expect(codeOf(await signIn('gone', NEW_PASSWORD))).toBe('signIn.wrong');
    expect(codeOf(await admin.api('POST', `/people/${person?.id}/link`, { language: 'EN' }))).toBe('operator.disabled');
    const { lines } = (await admin.api('GET', '/audit?who=gone')).json as AuditPage;
    expect(lines.map(({ action }) => action)).toContain('link.used');
    await admin.api('PUT', `/people/${person?.id}/state`, { isDisabled: false });
    expect((await signIn('gone', NEW_PASSWORD)).status).toBe(201);
  });

  it('is erased by name, e-mail and roles, for good; the log tells it by a number', async () => {
    await accept(await invite('wanda', { all: null, merchants: { aurora: 'publisher' } }));
    const person = await personCalled('wanda');
    const erase = () => admin.api('DELETE', `/people/${person?.id}/name`);
    expect(codeOf(await erase())).toBe('operator.enabled');
    await admin.api('PUT', `/people/${person?.id}/state`, { isDisabled: true });
    const waived = JSON.stringify([
      { code: 'a', pointer: '', reason: 'r', by: 'wanda' },
      { code: 'b', pointer: '', reason: 'r', by: 'admin' },
    ]);
    await server.db.query(`update releases set waived = $1::jsonb where merchant_code = 'aurora'`, [waived]);
    const number = `#${person?.id}`;
    expect((await erase()).json).toMatchObject({
      name: number,
      email: null,
      state: 'erased',
      roles: { all: null, merchants: {} },
    });
    expect(await server.db.query('select * from operators where name = $1 or email like $1 || $2', ['wanda', '%'])).toEqual([]);
    const releases = await server.db.query<{ waived: unknown }>(`select waived from releases where merchant_code = 'aurora'`);
    expect(releases[0]?.waived).toMatchObject([
      { code: 'a', by: number },
      { code: 'b', by: 'admin' },
    ]);
    await server.db.query(`update releases set waived = '[]' where merchant_code = 'aurora'`);
    const { lines } = (await admin.api('GET', '/audit?what=operator.erased')).json as AuditPage;
    expect(lines).toMatchObject([{ who: 'admin', detail: { name: number } }]);
    const ofTheirs = (await admin.api('GET', `/audit?who=${encodeURIComponent(number)}`)).json as AuditPage;
    expect(ofTheirs.lines.map(({ action }) => action)).toContain('link.used');
    expect(codeOf(await erase())).toBe('operator.erased');
    expect(codeOf(await admin.api('PUT', `/people/${person?.id}/state`, { isDisabled: false }))).toBe('operator.erased');
    const roles = await admin.api('PUT', `/people/${person?.id}/roles`, { all: 'viewer', merchants: {} });
    expect([roles.status, codeOf(roles)]).toEqual([409, 'operator.erased']);
    expect((await signIn('wanda', NEW_PASSWORD)).status).toBe(401);
    expect((await invite('wanda')).person.name).toBe('wanda');
  });

  it('is never oneself, and never the last administrator', async () => {
    const self = await personCalled('admin');
    expect(codeOf(await admin.api('PUT', `/people/${self?.id}/state`, { isDisabled: true }))).toBe('operator.self');
    const lower = await admin.api('PUT', `/people/${self?.id}/roles`, { all: 'viewer', merchants: {} });
    expect([lower.status, codeOf(lower)]).toEqual([409, 'operator.lastAdmin']);
  });
});

describe('roles', () => {
  it('hold from the next request on', async () => {
    const rick = await accept(await invite('rick', { all: 'viewer', merchants: {} }));
    const person = await personCalled('rick');
    const save = () => rick.api('PUT', '/merchants/sahara/draft', testBrand('sahara'), { 'if-match': '"0"' });
    expect(codeOf(await save())).toBe('role.tooLow');
    await admin.api('PUT', `/people/${person?.id}/roles`, { all: 'viewer', merchants: { sahara: 'editor' } });
    expect((await save()).status).toBe(200);
    expect((await rick.api('PUT', '/merchants/aurora/draft', {}, { 'if-match': '"0"' })).status).toBe(403);
  });
});

describe('the own account', () => {
  it('shows where one is signed in, and ends one session or all others', async () => {
    const here = await accept(await invite('many'));
    for (const agent of ['Phone', 'Tablet', 'Laptop'])
      await nobody.api('POST', '/session', { name: 'many', password: NEW_PASSWORD }, { 'user-agent': agent });
    const list = async () => (await here.api('GET', '/account/sessions')).json as OwnSession[];
    const all = await list();
    expect(all.map(({ isThis, agent }) => [isThis, agent])).toEqual([
      [true, ''],
      [false, 'Laptop'],
      [false, 'Tablet'],
      [false, 'Phone'],
    ]);
    expect((await here.api('DELETE', `/account/sessions/${all[3]?.id}`)).status).toBe(204);
    expect((await here.api('DELETE', `/account/sessions/${all[3]?.id}`)).status).toBe(404);
    expect((await list()).map(({ agent }) => agent)).toEqual(['', 'Laptop', 'Tablet']);
    expect((await here.api('DELETE', '/account/sessions')).status).toBe(204);
    expect((await list()).map(({ agent }) => agent)).toEqual(['']);
  });

  it('is known to have been seen after signing out, and its tabs hear no more', async () => {
    const gone = await accept(await invite('parted'));
    const listening = await listenTo(server.port, OPERATOR_HOST, '/preview/api/events', { cookie: gone.cookie });
    const seenAt = (await personCalled('parted'))?.seenAt;
    expect(seenAt).toEqual(expect.any(String));
    expect((await gone.api('DELETE', '/session')).status).toBe(204);
    await listening.ended;
    expect((await personCalled('parted'))?.seenAt).toBe(seenAt);
  });

  it('never ends somebody else’s session', async () => {
    const mine = await accept(await invite('mine'));
    const [other] = (await admin.api('GET', '/account/sessions')).json as OwnSession[];
    expect((await mine.api('DELETE', `/account/sessions/${other?.id}`)).status).toBe(404);
    expect((await admin.api('GET', '/session')).status).toBe(200);
  });

  it('takes another password from who knows the one before, and ends the other sessions', async () => {
    const dora = await accept(await invite('dora'));
    const phone = server.signedIn({ ...dora }, cookieOf(await signIn('dora', NEW_PASSWORD)));
    const change = (current: string, next: string) => dora.api('POST', '/account/password', { current, next });
    expect(codeOf(await change('wrong', 'another long one'))).toBe('password.wrong');
    expect(codeOf(await change(NEW_PASSWORD, 'dora-dora-dora'))).toBe('password.ownName');
    expect((await change(NEW_PASSWORD, 'another long one')).status).toBe(204);
    expect((await dora.api('GET', '/session')).status).toBe(200);
    expect((await phone.api('GET', '/session')).status).toBe(401);
    expect([(await signIn('dora', NEW_PASSWORD)).status, (await signIn('dora', 'another long one')).status]).toEqual([401, 201]);
  });
});
