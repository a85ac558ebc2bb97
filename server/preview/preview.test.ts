import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MerchantList } from '#schemas/preview/merchantApi.schema.ts';
import type { DraftView, MerchantView, ProblemAnswer } from '#schemas/preview/operatorApi.schema.ts';
import type { ReleaseEntry } from '#schemas/preview/releaseApi.schema.ts';
import type { Release } from '#schemas/release/release.schema.ts';
import { listenTo } from '../testing/ask.ts';
import { OPERATOR_HOST, type SignedIn, type TestServer, startTestServer, testBrand } from '../testing/startTestServer.ts';

let server: TestServer;
let viewer: SignedIn;
let editor: SignedIn;
let publisher: SignedIn;

/** Each group of tests has a brand of its own. */
const BRANDS = ['drafts', 'publish', 'conflict', 'rollback', 'frames', 'events', 'hostile', 'race'];

beforeAll(async () => {
  server = await startTestServer(BRANDS.map((code) => testBrand(code)));
  viewer = await server.signIn('viewer');
  editor = await server.signIn('editor');
  publisher = await server.signIn('publisher');
});
afterAll(() => server.close());

const titled = (code: string, title: string): Release => testBrand(code, { title });
const view = async (code: string): Promise<MerchantView> => (await viewer.api('GET', `/merchants/${code}`)).json as MerchantView;
const save = async (code: string, document: unknown, operator = editor) => {
  const { draft } = await view(code);
  return operator.api('PUT', `/merchants/${code}/draft`, document, { 'if-match': `"${draft.revision}"` });
};
const publish = async (code: string, body: object = {}, operator = publisher) => {
  const { draft } = await view(code);
  return operator.api('POST', `/merchants/${code}/releases`, body, { 'if-match': `"${draft.revision}"` });
};
const codeOf = ({ json }: { json: unknown }): string => (json as ProblemAnswer).code;

describe('signing in', () => {
  const post = (body: string, headers: Record<string, string> = {}) =>
    server.ask(OPERATOR_HOST, '/preview/api/session', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
    });

  it('gives a strict cookie that scripts cannot read, and a token for writes', async () => {
    const answer = await post(JSON.stringify({ name: 'viewer', password: 'correct horse battery' }));
    expect(answer.status).toBe(201);
    expect(answer.headers['set-cookie']?.[0]).toMatch(
      /^operator=[\w-]{43}; Max-Age=43200; Path=\/preview\/; .*HttpOnly; SameSite=Strict$/,
    );
    expect(JSON.parse(answer.text)).toEqual({
      name: 'viewer',
      role: 'viewer',
      roles: { all: 'viewer', merchants: {} },
      csrf: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  it.each([
    ['a wrong password', { name: 'viewer', password: 'wrong' }, 401, 'signIn.wrong'],
    ['an unknown name', { name: 'nobody', password: 'nobody' }, 401, 'signIn.wrong'],
    ['a missing field', { name: 'viewer' }, 422, 'body.invalid'],
  ])('refuses %s', async (_title, body, status, code) => {
    const answer = await post(JSON.stringify(body));
    expect([answer.status, JSON.parse(answer.text).code]).toEqual([status, code]);
  });

  it('ends when the operator says so, and by itself after a working day', async () => {
    const other = await server.signIn('viewer');
    expect((await other.api('DELETE', '/session')).status).toBe(204);
    expect(codeOf(await other.api('GET', '/session'))).toBe('session.missing');
    server.wait(12 * 60 * 60 * 1000 + 1);
    expect(codeOf(await viewer.api('GET', '/session'))).toBe('session.missing');
    [viewer, editor, publisher] = await Promise.all([
      server.signIn('viewer'),
      server.signIn('editor'),
      server.signIn('publisher'),
    ]);
  });

  it('is refused to another site’s page', async () => {
    const answer = await post(JSON.stringify({ name: 'viewer', password: 'correct horse battery' }), {
      origin: 'https://evil.example',
    });
    expect([answer.status, JSON.parse(answer.text).code]).toEqual([403, 'origin.foreign']);
  });

  it('is closed after ten failures from one address', async () => {
    const statuses: number[] = [];
    for (let failures = 0; failures < 11; failures += 1) statuses.push((await post('{"name":"x","password":"y"}')).status);
    expect(statuses.at(-1)).toBe(429);
    const refused = await post('{"name":"viewer","password":"correct horse battery"}');
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '900']);
  });
});

describe('writing', () => {
  it('needs the session’s token', async () => {
    const answer = await editor.api('PUT', '/merchants/drafts/draft', {}, { 'if-match': '"0"', 'x-csrf': 'guessed' });
    expect([answer.status, codeOf(answer)]).toEqual([403, 'csrf.wrong']);
  });

  it.each([
    ['viewer', 'PUT', '/merchants/drafts/draft'],
    ['viewer', 'DELETE', '/merchants/drafts/draft'],
    ['editor', 'POST', '/merchants/drafts/releases'],
    ['editor', 'POST', '/merchants/drafts/rollback'],
  ])('is refused to a %s: %s %s', async (role, method, path) => {
    const answer = await { viewer, editor }[role as 'viewer' | 'editor'].api(method, path, {}, { 'if-match': '"0"' });
    expect([answer.status, codeOf(answer)]).toEqual([403, 'role.tooLow']);
  });

  it('is refused to nobody in particular', async () => {
    const answer = await server.ask(OPERATOR_HOST, '/preview/api/merchants');
    expect([answer.status, JSON.parse(answer.text)]).toEqual([401, { code: 'session.missing', problems: [], detail: {} }]);
  });
});

describe('a draft', () => {
  it('is what is live until somebody saves one', async () => {
    const { live, draft, presets, host } = await view('drafts');
    expect(live).toEqual({ document: testBrand('drafts'), revision: 1, releaseId: expect.any(Number) });
    expect(draft).toEqual({
      document: testBrand('drafts'),
      revision: 0,
      parentReleaseId: live.releaseId,
      updatedAt: null,
      by: null,
    });
    expect([presets.base.template.version, presets.new.template.version, host]).toEqual(['base', 'new', null]);
  });

  it('is kept however invalid it is, and listed', async () => {
    const saved = await save('drafts', { schemaVersion: 'none', template: 7 });
    expect([saved.status, saved.headers.etag]).toEqual([200, '"1"']);
    const { draft } = await view('drafts');
    expect(draft).toMatchObject({ document: { schemaVersion: 'none', template: 7 }, revision: 1, by: 'editor' });
    const { merchants } = (await viewer.api('GET', '/merchants')).json as MerchantList;
    expect(merchants.filter(({ draftState }) => draftState === 'changed').map(({ merchantCode }) => merchantCode)).toEqual([
      'drafts',
    ]);
  });

  it('is not overwritten by somebody who has not seen it', async () => {
    const { draft } = await view('drafts');
    const stale = await editor.api('PUT', '/merchants/drafts/draft', titled('drafts', 'Mine'), { 'if-match': '"0"' });
    expect([stale.status, stale.json]).toEqual([409, { code: 'draft.stale', problems: [], detail: { ...draft } }]);
    const blind = await editor.api('PUT', '/merchants/drafts/draft', titled('drafts', 'Mine'));
    expect([blind.status, codeOf(blind)]).toEqual([428, 'revision.missing']);
  });

  it('can be thrown away, and its revision is never used again', async () => {
    const { draft } = await view('drafts');
    expect((await editor.api('DELETE', '/merchants/drafts/draft', undefined, { 'if-match': `"${draft.revision}"` })).status).toBe(
      200,
    );
    const after = await view('drafts');
    expect(after.draft).toMatchObject({ document: after.live.document, revision: draft.revision + 1 });
  });

  it('belongs to a merchant that exists', async () => {
    const answer = await editor.api('PUT', '/merchants/nobody/draft', {}, { 'if-match': '"0"' });
    expect([answer.status, codeOf(answer)]).toEqual([404, 'merchant.unknown']);
  });
});

describe('a hostile body', () => {
  it.each([
    ['no JSON', 'certainly not', 400, 'body.malformed'],
    ['10 MB', JSON.stringify({ text: 'x'.repeat(10 * 1024 * 1024) }), 413, 'body.tooLarge'],
    ['a prototype key', '{"template":{"__proto__":{"admin":true}}}', 422, 'body.hostile'],
    ['a constructor key', '{"constructor":{"prototype":{}}}', 422, 'body.hostile'],
    ['text that no database keeps', '{"title":"a\\u0000b"}', 422, 'body.hostile'],
    ['half a character', '{"title":"\\ud800"}', 422, 'body.hostile'],
    ['no object', '[1, 2]', 422, 'body.invalid'],
    ['endless nesting', `${'{"a":'.repeat(60)}1${'}'.repeat(60)}`, 422, 'body.hostile'],
  ])('of %s is refused', async (_title, body, status, code) => {
    const answer = await editor.api('PUT', '/merchants/hostile/draft', body, { 'if-match': '"0"' });
    expect([answer.status, codeOf(answer)]).toEqual([status, code]);
  });

  it('of another type is refused', async () => {
    const answer = await editor.api('PUT', '/merchants/hostile/draft', 'a=b', {
      'if-match': '"0"',
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect([answer.status, codeOf(answer)]).toEqual([415, 'body.notJson']);
  });

  const layout = (props: object) => ({ ...testBrand('hostile'), template: { ...testBrand('hostile').template, ...props } });
  it.each([
    ['a newer shape', { ...testBrand('hostile'), schemaVersion: 99 }, 'release.newer', '/schemaVersion'],
    [
      'an unknown block',
      layout({ layout: { home: [{ id: 'a', block: 'hot-gamez' }] } }),
      'block.unknown',
      '/template/layout/home/0/block',
    ],
    ['a script as an address', layout({ theme: { logo: 'javascript:alert(1)' } }), 'url.unsafe', '/template/theme/logo'],
    ['another merchant’s release', testBrand('publish'), 'release.otherMerchant', '/template/merchantCode'],
  ])('never goes live: %s', async (_title, document, code, pointer) => {
    expect((await save('hostile', document)).status).toBe(200);
    const answer = await publish('hostile');
    expect(answer.status).toBe(422);
    expect((answer.json as ProblemAnswer).problems).toContainEqual(expect.objectContaining({ code, pointer, severity: 'error' }));
    expect(server.releases.live('hostile')?.revision).toBe(1);
  });
});

describe('publishing', () => {
  it('of nothing changes nothing', async () => {
    const answer = await publish('publish');
    expect([answer.status, answer.json]).toEqual([200, { changed: false, releaseId: expect.any(Number), revision: 1 }]);
  });

  it('makes the draft live for the next visitor, and empties it', async () => {
    await save('publish', titled('publish', 'Second'));
    const answer = await publish('publish', { note: 'New name' });
    expect([answer.status, answer.json]).toEqual([201, { changed: true, releaseId: expect.any(Number), revision: 2 }]);
    expect((await server.ask('publish.localhost', '/m/home')).text).toContain('<title>Second</title>');
    const { live, draft } = await view('publish');
    expect(draft).toMatchObject({ document: live.document, parentReleaseId: live.releaseId });
    const [newest] = (await viewer.api('GET', '/merchants/publish/releases')).json as ReleaseEntry[];
    expect(newest).toMatchObject({ revision: 2, kind: 'publish', note: 'New name', by: 'publisher', isLive: true });
  });

  it('lets a warning pass only for a reason, and keeps the reason', async () => {
    await save('publish', {
      ...titled('publish', 'Warned'),
      template: { ...titled('publish', 'Warned').template, parameters: { title: 'Warned', language: 'EN,VN,EN' } },
    });
    const refused = await publish('publish');
    expect([refused.status, codeOf(refused)]).toEqual([422, 'release.unwaived']);
    const waived = (refused.json as ProblemAnswer).problems.map(({ code, pointer }) => ({
      code,
      pointer,
      reason: 'Asked for by the merchant',
    }));
    expect(waived).toContainEqual({
      code: 'list.repeated',
      pointer: '/template/parameters/language',
      reason: 'Asked for by the merchant',
    });
    expect((await publish('publish', { waived })).status).toBe(201);
    const [newest] = (await viewer.api('GET', '/merchants/publish/releases')).json as ReleaseEntry[];
    expect(newest?.waived).toEqual(waived);
  });

  it('of a draft that somebody else has changed meanwhile is refused', async () => {
    await save('publish', titled('publish', 'Third'));
    const { draft } = await view('publish');
    const mine = { 'if-match': `"${draft.revision}"` };
    await save('publish', titled('publish', 'Fourth'));
    const answer = await publisher.api('POST', '/merchants/publish/releases', {}, mine);
    expect([answer.status, codeOf(answer)]).toEqual([409, 'draft.stale']);
    expect((answer.json as ProblemAnswer).detail as unknown as DraftView).toMatchObject({
      document: titled('publish', 'Fourth'),
    });
  });

  it('over a release that the draft was not begun from is refused with what changed, until the operator has seen it', async () => {
    await save('conflict', titled('conflict', 'Theirs'));
    await publish('conflict');
    await save('conflict', titled('conflict', 'Mine'));
    const [, first] = (await viewer.api('GET', '/merchants/conflict/releases')).json as ReleaseEntry[];
    await publisher.api('POST', '/merchants/conflict/rollback', { releaseId: first?.releaseId });

    const refused = await publish('conflict');
    expect([refused.status, codeOf(refused)]).toEqual([409, 'release.stale']);
    expect((refused.json as ProblemAnswer).detail).toMatchObject({
      revision: 3,
      by: 'publisher',
      base: titled('conflict', 'Theirs'),
      theirs: testBrand('conflict'),
    });

    const { live, draft } = await view('conflict');
    await editor.api('PUT', `/merchants/conflict/draft?parentReleaseId=${live.releaseId}`, draft.document, {
      'if-match': `"${draft.revision}"`,
    });
    expect((await publish('conflict')).status).toBe(201);
  });

  it('by two operators at once succeeds for one of them', async () => {
    await save('race', titled('race', 'Raced'));
    const answers = await Promise.all([publish('race', { note: 'a' }), publish('race', { note: 'b' })]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect(await server.releases.history('race')).toHaveLength(2);
  });
});

describe('rolling back', () => {
  it('shows an earlier release again as a new one, and forgets nothing', async () => {
    await save('rollback', titled('rollback', 'Second'));
    await publish('rollback');
    const [, first] = (await viewer.api('GET', '/merchants/rollback/releases')).json as ReleaseEntry[];
    const answer = await publisher.api('POST', '/merchants/rollback/rollback', { releaseId: first?.releaseId, note: 'Too loud' });
    expect([answer.status, answer.json]).toEqual([201, { changed: true, releaseId: expect.any(Number), revision: 3 }]);
    expect(server.releases.live('rollback')?.document).toEqual(testBrand('rollback'));
    const history = (await viewer.api('GET', '/merchants/rollback/releases')).json as ReleaseEntry[];
    expect(history.map(({ kind, note, isLive }) => [kind, note, isLive])).toEqual([
      ['rollback', 'Too loud', true],
      ['publish', '', false],
      ['seed', '', false],
    ]);
  });

  it('is noticed by whoever edits what was live before', async () => {
    const { live, draft } = await view('rollback');
    const [, second] = (await viewer.api('GET', '/merchants/rollback/releases')).json as ReleaseEntry[];
    await publisher.api('POST', '/merchants/rollback/rollback', { releaseId: second?.releaseId });
    const stale = await editor.api('PUT', '/merchants/rollback/draft', live.document, { 'if-match': `"${draft.revision}"` });
    expect([stale.status, codeOf(stale)]).toEqual([409, 'draft.stale']);
  });

  it('to what is live already changes nothing, and to another merchant’s release is refused', async () => {
    const { live } = await view('rollback');
    expect((await publisher.api('POST', '/merchants/rollback/rollback', { releaseId: live.releaseId })).json).toMatchObject({
      changed: false,
    });
    const other = await view('drafts');
    const answer = await publisher.api('POST', '/merchants/rollback/rollback', { releaseId: other.live.releaseId });
    expect([answer.status, codeOf(answer)]).toEqual([404, 'release.unknown']);
  });
});

describe('a frame', () => {
  const open = async () => ((await viewer.api('POST', '/merchants/frames/frame')).json as { url: string }).url;

  it('shows the merchant’s own host to the tool that asked, and to nobody else', async () => {
    const url = new URL(await open());
    expect([url.origin, url.pathname]).toEqual(['http://frames.localhost:3000', '/m/home']);
    const page = await server.ask(url.host, url.pathname + url.search);
    expect([page.status, page.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(page.headers['content-security-policy']).toContain('frame-ancestors http://localhost:3000;');
    expect(page.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
    expect(server.rendered.at(-1)?.preview).toEqual({ parentOrigin: 'http://localhost:3000' });
  });

  it('shows the site while it is closed, in the look that is asked for', async () => {
    const url = new URL(await open());
    server.platform.status = 2;
    const page = await server.ask(url.host, `${url.pathname}${url.search}&theme=light&lang=VN`);
    server.platform.status = 0;
    expect([page.status, page.text.includes('VN light open')]).toEqual([200, true]);
  });

  it('ends after an hour, and fits no other merchant', async () => {
    const url = new URL(await open());
    const other = await server.ask('drafts.localhost:3000', url.pathname + url.search);
    server.wait(60 * 60 * 1000 + 1);
    const late = await server.ask(url.host, url.pathname + url.search);
    expect([other.status, late.status]).toEqual([403, 403]);
    expect(late.text).toContain('This preview has ended');
  });
});

describe('live events', () => {
  it('reach the other operator and the open page', async () => {
    const tool = await listenTo(server.port, OPERATOR_HOST, '/preview/api/events', { cookie: viewer.cookie });
    const page = await listenTo(server.port, 'events.localhost', '/site/events');
    expect([(await tool.next()).event, (await page.next()).data]).toEqual(['ready', { revision: 1 }]);

    await save('events', titled('events', 'Second'));
    expect(await tool.next()).toEqual({ event: 'draft', data: { merchantCode: 'events', revision: 1, by: 'editor' } });
    await publish('events');
    expect(await tool.next()).toEqual({
      event: 'release',
      data: { merchantCode: 'events', revision: 2, releaseId: expect.any(Number), by: 'publisher' },
    });
    expect(await page.next()).toEqual({ event: 'release', data: { revision: 2 } });
    tool.close();
    page.close();
  });

  it('are refused to strangers', async () => {
    expect((await server.ask(OPERATOR_HOST, '/preview/api/events')).status).toBe(401);
  });
});

it('says that the database is away, serves players meanwhile, and recovers by itself', async () => {
  await server.ask('events.localhost', '/m/home');
  server.setDatabase(true);
  const api = await viewer.api('GET', '/merchants');
  const page = await server.ask('events.localhost', '/m/home');
  const ready = await server.ask(OPERATOR_HOST, '/readyz');
  const up = await server.ask(OPERATOR_HOST, '/healthz');
  server.setDatabase(false);
  expect([api.status, codeOf(api)]).toEqual([503, 'database.unavailable']);
  expect([page.status, ready.status, up.status]).toEqual([200, 503, 200]);
  expect((await viewer.api('GET', '/merchants')).status).toBe(200);
});

it('shows the tool under a strict policy', async () => {
  const page = await server.ask(OPERATOR_HOST, '/preview/');
  expect([page.status, page.text]).toEqual([200, '<!doctype html><title>Tool</title>']);
  expect(page.headers['content-security-policy']).toContain("script-src 'self';");
  expect(page.headers['content-security-policy']).toContain('frame-src http://*.localhost:* https:');
  expect((await server.ask(OPERATOR_HOST, '/preview')).headers.location).toBe('/preview/');
});

it('writes down who did what', async () => {
  const actions = await server.db.query<{ action: string }>('select distinct action from audit_log order by action');
  expect(actions.map(({ action }) => action)).toEqual([
    'draft.discarded',
    'draft.saved',
    'frame.opened',
    'release.published',
    'release.rolledBack',
    'session.ended',
    'session.refused',
    'session.started',
  ]);
});
