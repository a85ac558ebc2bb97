import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listenTo } from '../testing/ask.ts';
import { type Operators, codeOf, startOperators } from '../testing/startOperators.ts';
import { OPERATOR_HOST, testBrand } from '../testing/startTestServer.ts';

let operators: Operators;
beforeAll(async () => {
  operators = await startOperators(['frames', 'events', 'audit']);
});
afterAll(() => operators.server.close());

describe('live events', () => {
  it('reach the other operator and the open page', async () => {
    const tool = await listenTo(operators.server.port, OPERATOR_HOST, '/preview/api/events', { cookie: operators.viewer.cookie });
    const page = await listenTo(operators.server.port, 'events.localhost', '/site/events');
    expect([(await tool.next()).event, (await page.next()).data]).toEqual(['ready', { merchantCode: 'events', revision: 1 }]);

    await operators.save('events', testBrand('events', { title: 'Second' }));
    expect(await tool.next()).toEqual({ event: 'draft', data: { merchantCode: 'events', revision: 1, by: 'editor' } });
    await operators.publish('events');
    expect(await tool.next()).toEqual({
      event: 'release',
      data: { merchantCode: 'events', revision: 2, releaseId: expect.any(Number), by: 'publisher' },
    });
    expect(await page.next()).toEqual({ event: 'release', data: { merchantCode: 'events', revision: 2 } });
    tool.close();
    page.close();
  });

  it('are refused to strangers', async () => {
    expect((await operators.server.ask(OPERATOR_HOST, '/preview/api/events')).status).toBe(401);
  });
});

it('says that the database is away, serves players meanwhile, and recovers by itself', async () => {
  await operators.server.ask('events.localhost', '/m/home');
  operators.server.setDatabase(true);
  const api = await operators.viewer.api('GET', '/merchants');
  const page = await operators.server.ask('events.localhost', '/m/home');
  const ready = await operators.server.ask(OPERATOR_HOST, '/readyz');
  const up = await operators.server.ask(OPERATOR_HOST, '/healthz');
  operators.server.setDatabase(false);
  expect([api.status, codeOf(api)]).toEqual([503, 'database.unavailable']);
  expect([page.status, ready.status, up.status]).toEqual([200, 503, 200]);
  expect((await operators.viewer.api('GET', '/merchants')).status).toBe(200);
});

it('shows the tool under a strict policy', async () => {
  const page = await operators.server.ask(OPERATOR_HOST, '/preview/');
  expect([page.status, page.text]).toEqual([200, '<!doctype html><title>Tool</title>']);
  expect(page.headers['content-security-policy']).toContain("script-src 'self';");
  expect(page.headers['content-security-policy']).toContain('frame-src http://*.localhost:* https:');
  expect((await operators.server.ask(OPERATOR_HOST, '/preview')).headers.location).toBe('/preview/');
});

it('writes down who did what', async () => {
  const { live } = await operators.view('audit');
  await operators.server.ask(OPERATOR_HOST, '/preview/api/session', {
    method: 'POST',
    body: '{"name":"viewer","password":"wrong"}',
    headers: { 'content-type': 'application/json' },
  });
  await operators.save('audit', testBrand('audit', { title: 'Unwanted' }));
  const { draft } = await operators.view('audit');
  await operators.editor.api('DELETE', '/merchants/audit/draft', undefined, { 'if-match': `"${draft.revision}"` });
  await operators.save('audit', testBrand('audit', { title: 'Second' }));
  await operators.publish('audit');
  await operators.publisher.api('POST', '/merchants/audit/rollback', { releaseId: live.releaseId });
  await operators.viewer.api('POST', '/merchants/audit/frame');
  await (await operators.server.signIn('viewer')).api('DELETE', '/session');
  const actions = await operators.server.db.query<{ action: string }>('select distinct action from audit_log order by action');
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
  const drafts = await operators.server.db.query<{ detail: unknown }>(
    "select detail from audit_log where action in ('draft.saved', 'draft.discarded') and merchant_code = 'audit' order by id limit 2",
  );
  const title = { pointer: '/template/parameters/title' };
  expect(drafts.map(({ detail }) => detail)).toEqual([
    expect.objectContaining({ changes: [expect.objectContaining({ ...title, after: 'Unwanted' })] }),
    expect.objectContaining({ changes: [expect.objectContaining({ ...title, before: 'Unwanted' })] }),
  ]);
});

describe('a frame', () => {
  const open = async () => ((await operators.viewer.api('POST', '/merchants/frames/frame')).json as { url: string }).url;

  it('shows the merchant’s own host to the tool that asked, and to nobody else', async () => {
    const url = new URL(await open());
    expect([url.origin, url.pathname]).toEqual(['http://frames.localhost:3000', '/m/home']);
    const page = await operators.server.ask(url.host, url.pathname + url.search);
    expect([page.status, page.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(page.headers['content-security-policy']).toContain('frame-ancestors http://localhost:3000;');
    expect(page.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
    expect(operators.server.rendered.at(-1)?.preview).toEqual({ parentOrigin: 'http://localhost:3000' });
  });

  it('shows the site while it is closed, in the look that is asked for', async () => {
    const url = new URL(await open());
    operators.server.platform.status = 2;
    const page = await operators.server.ask(url.host, `${url.pathname}${url.search}&theme=light&lang=VN`);
    operators.server.platform.status = 0;
    expect([page.status, page.text.includes('VN light open')]).toEqual([200, true]);
  });

  it('ends after an hour, and fits no other merchant', async () => {
    const url = new URL(await open());
    const other = await operators.server.ask('audit.localhost:3000', url.pathname + url.search);
    operators.server.wait(60 * 60 * 1000 + 1);
    const late = await operators.server.ask(url.host, url.pathname + url.search);
    expect([other.status, late.status]).toEqual([403, 403]);
    expect(late.text).toContain('This preview has ended');
  });
});
