import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { MerchantView } from '#schemas/edges/api/merchants.schema.ts';
import { MAX_SHARES, type NewShareView, type SharedDraft, type ShareView } from '#schemas/edges/api/shares.schema.ts';
import { DatabaseUnavailable } from '../../store/database/DatabaseUnavailable.ts';
import { listenTo } from '../../testing/ask.ts';
import { codeOf } from '../../testing/startOperators.ts';
import { OPERATOR_HOST, type SignedIn, type TestServer, startTestServer, testBrand } from '../../testing/startTestServer.ts';

const CODE = 'aurora';
const HOST = 'aurora.localhost:3000';
const HOUR_MS = 60 * 60 * 1000;

let server: TestServer;
let editor: SignedIn;
let viewer: SignedIn;

beforeAll(async () => {
  server = await startTestServer([testBrand(CODE), testBrand('lotus')]);
  editor = await server.signIn('editor');
  viewer = await server.signIn('viewer');
});
afterAll(() => server.close());

const share = async (lifetime = 'hour', audience = 'guest') =>
  (await editor.api('POST', `/merchants/${CODE}/shares`, { lifetime, audience })).json as NewShareView;
const pathOf = ({ url }: NewShareView) => new URL(url).pathname + new URL(url).search;
const links = async () => (await viewer.api('GET', `/merchants/${CODE}/shares`)).json as ShareView[];
async function save(title: string) {
  const { draft } = (await editor.api('GET', `/merchants/${CODE}`)).json as MerchantView;
  return editor.api('PUT', `/merchants/${CODE}/draft`, testBrand(CODE, { title }), { 'if-match': `"${draft.revision}"` });
}
/** Opens a link as a phone does: what it shows, and the cookie that it leaves. */
async function open(link: NewShareView) {
  const page = await server.ask(HOST, pathOf(link));
  return { page, cookie: page.headers['set-cookie']?.[0]?.split(';')[0] ?? '' };
}

describe('a shared draft', () => {
  it('is shown by its link and by the cookie that it leaves, and by nothing else', async () => {
    await save('Secret plan');
    const link = await share('day', 'member');
    expect(new URL(link.url).origin).toBe('https://aurora.play.example'); // where players are, whatever host the tool has
    const { page, cookie } = await open(link);
    expect(page.text).toContain('<title>Secret plan</title>');
    expect(page.headers['set-cookie']?.[0]).toMatch(
      /^draft=[\w-]{43}; Max-Age=86400; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
    );
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
    expect(page.text).toContain('<meta name="robots" content="noindex">');
    expect(server.rendered.at(-1)?.draft).toMatchObject({ audience: 'member', expiresAt: expect.any(String) });
    expect((await server.ask(HOST, '/m/login', { headers: { cookie } })).text).toContain('Secret plan');
    const live = await server.ask(HOST, '/m/home');
    expect(live.text).toContain('<title>Brand aurora</title>');
    expect(live.text).not.toContain('noindex');
    expect((await server.ask('lotus.localhost:3000', '/m/home', { headers: { cookie } })).status).toBe(403);
  });

  it('shows as much of a faulty draft as can be shown', async () => {
    const { draft } = (await editor.api('GET', `/merchants/${CODE}`)).json as MerchantView;
    const faulty = { ...testBrand(CODE, { title: 'Half' }), switches: { CBS3: 7 } };
    await editor.api('PUT', `/merchants/${CODE}/draft`, faulty, { 'if-match': `"${draft.revision}"` });
    expect((await open(await share())).page.text).toContain('<title>Half</title>');
  });

  it('is notified of every save, and fetched again', async () => {
    const { cookie } = await open(await share());
    const phone = await listenTo(server.port, HOST, '/site/draft/events', { cookie });
    expect(await phone.next()).toEqual({ event: 'draft', data: {} });
    await save('Followed');
    expect(await phone.next()).toEqual({ event: 'draft', data: {} });
    const { site, revision } = JSON.parse((await server.ask(HOST, '/site/draft', { headers: { cookie } })).text) as SharedDraft;
    expect(site.title).toBe('Followed');
    expect(revision).toMatch(/^\d+\.\d+$/);
    phone.close();
  });

  it('refuses every write', async () => {
    const { cookie } = await open(await share());
    for (const [method, path] of [
      ['POST', '/wps/session/login'],
      ['PUT', '/wps/member/register'],
      ['DELETE', '/wps/session/logout'],
      ['POST', '/lgw/games/launch'],
    ] as const) {
      const answer = await server.ask(HOST, path, {
        method,
        headers: { cookie, 'content-type': 'application/json' },
        body: '{}',
      });
      expect([path, answer.status, JSON.parse(answer.text)]).toEqual([
        path,
        403,
        { success: false, errorCode: 'draft.readOnly', message: expect.any(String) },
      ]);
    }
    expect((await server.ask(OPERATOR_HOST, '/preview/api/merchants', { headers: { cookie } })).status).toBe(401);
  });

  it('ends when it is revoked: for pages, for what they fetch, and the cookie goes', async () => {
    const link = await share();
    const { cookie } = await open(link);
    const phone = await listenTo(server.port, HOST, '/site/draft/events', { cookie });
    await phone.next();
    expect((await editor.api('DELETE', `/merchants/${CODE}/shares/${link.id}`)).status).toBe(204);
    expect((await phone.next()).event).toBe('draft');
    phone.close();
    const page = await server.ask(HOST, '/m/home', { headers: { cookie } });
    expect([page.status, page.text.includes('This draft link has ended')]).toEqual([403, true]);
    const inVietnamese = await server.ask(HOST, '/m/home', { headers: { cookie, 'accept-language': 'vi' } });
    expect(inVietnamese.text).toMatch(/<html lang="vi".*>Mở trang web</s);
    expect(page.text).toContain('<meta name="robots" content="noindex">');
    expect(page.headers['set-cookie']?.[0]).toMatch(/^draft=; Path=\/; Expires=Thu, 01 Jan 1970/);
    expect((await server.ask(HOST, '/site/draft', { headers: { cookie } })).status).toBe(403);
    expect((await server.ask(HOST, '/site/draft/events', { headers: { cookie } })).status).toBe(403);
    expect((await server.ask(HOST, pathOf(link))).status).toBe(403);
  });

  it('ends by itself', async () => {
    const link = await share('hour');
    server.wait(HOUR_MS + 1);
    expect((await open(link)).page.status).toBe(403);
    expect((await links()).map(({ id }) => id)).not.toContain(link.id);
  });

  it('is left when the visitor wants', async () => {
    const { cookie } = await open(await share('day'));
    const left = await server.ask(HOST, '/m/home?share=end', { headers: { cookie } });
    expect([left.status, left.headers['location'], left.headers['set-cookie']?.[0]?.startsWith('draft=;')]).toEqual([
      303,
      '/m/home',
      true,
    ]);
  });

  it.each(['x', 'x'.repeat(43), '', '%00', '../..', "' or 1=1"])('is not shown by the made-up token %j', async (token) => {
    const page = await server.ask(HOST, `/m/home?share=${encodeURIComponent(token)}`);
    expect(page.status).toBe(403);
    const bySession = await server.ask(HOST, '/site/draft', { headers: { cookie: `draft=${encodeURIComponent(token)}` } });
    expect(bySession.status).toBe(403);
  });
});

describe('links', () => {
  it('are listed with who made them and whether they were opened, and keep no token', async () => {
    const link = await share('week', 'agent');
    const find = async () => (await links()).find(({ id }) => id === link.id);
    expect(await find()).toMatchObject({ audience: 'agent', by: 'editor', openedAt: null });
    await open(link);
    expect((await find())?.openedAt).toEqual(expect.any(String));
    const token = new URL(link.url).searchParams.get('share');
    const stored = await server.db.query('select * from shares');
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  it('take nothing down when the database goes away as they are opened', async () => {
    const link = await share();
    const { query } = server.db;
    const broken = vi.spyOn(server.db, 'query').mockImplementation((sql, parameters) => {
      if (sql.startsWith('update shares')) return Promise.reject(new DatabaseUnavailable(new Error('unplugged')));
      return query(sql, parameters);
    });
    expect((await open(link)).page.status).toBe(503);
    broken.mockRestore();
    expect((await open(link)).page.status).toBe(200);
  });

  it.each([
    [
      'a viewer',
      () => viewer.api('POST', `/merchants/${CODE}/shares`, { lifetime: 'day', audience: 'guest' }),
      403,
      'role.tooLow',
    ],
    [
      'for ever',
      () => editor.api('POST', `/merchants/${CODE}/shares`, { lifetime: 'year', audience: 'guest' }),
      422,
      'body.invalid',
    ],
    ['of another merchant', () => editor.api('DELETE', '/merchants/lotus/shares/1'), 404, 'share.unknown'],
    ['of no number', () => editor.api('DELETE', `/merchants/${CODE}/shares/all`), 404, 'share.unknown'],
  ])('are refused to %s', async (_title, asked, status, code) => {
    const answer = await asked();
    expect([answer.status, codeOf(answer)]).toEqual([status, code]);
  });

  it('have an upper number, and all of it is in the audit log', async () => {
    for (let count = (await links()).length; count < MAX_SHARES; count += 1) await share();
    const answer = await editor.api('POST', `/merchants/${CODE}/shares`, { lifetime: 'day', audience: 'guest' });
    expect([answer.status, codeOf(answer)]).toEqual([409, 'share.tooMany']);
    const rows = await server.db.query<{ action: string }>(
      `select distinct action from audit_log where action like 'share.%' order by 1`,
    );
    expect(rows.map(({ action }) => action)).toEqual(['share.made', 'share.revoked']);
  });
});
