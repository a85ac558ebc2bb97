import { type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { AuditPage } from '#schemas/edges/api/audit.schema.ts';
import { codeOf } from '../testing/startOperators.ts';
import { OPERATOR_HOST, type SignedIn, type TestServer, startTestServer, testBrand } from '../testing/startTestServer.ts';

let server: TestServer;
let admin: SignedIn;

beforeAll(async () => {
  server = await startTestServer([testBrand('aurora'), testBrand('sahara')]);
  admin = await server.signIn('admin');
});
afterAll(() => server.close());

const audit = async (query: string) => (await admin.api('GET', `/audit?${query}`)).json as AuditPage;

describe('the audit log', () => {
  it('is read page by page, each line once', async () => {
    for (let count = 0; count < 60; count += 1) await admin.api('POST', '/merchants/aurora/frame', {});
    const first = await audit('what=frame.opened&merchant=aurora');
    const second = await audit(`what=frame.opened&merchant=aurora&before=${first.next}`);
    expect([first.lines.length, second.next]).toEqual([50, null]);
    const ids = [...first.lines, ...second.lines].map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => b - a));
    expect(ids.length).toBeGreaterThanOrEqual(60);
  });

  it('is filtered by who, what, merchant and time', async () => {
    const from = server.now().getTime();
    await admin.api('POST', '/merchants/sahara/frame', {});
    const of = await audit('who=ADMIN&what=frame.opened&merchant=sahara');
    expect(of.lines).toMatchObject([{ who: 'admin', action: 'frame.opened', merchantCode: 'sahara' }]);
    const [line] = of.lines;
    const at = new Date(line?.at ?? 0).getTime();
    expect(at).toBeGreaterThanOrEqual(from);
    const iso = (ms: number) => encodeURIComponent(new Date(ms).toISOString());
    const ids = async (query: string) => (await audit(query)).lines.map(({ id }) => id);
    expect(await ids(`merchant=sahara&what=frame.opened&from=${iso(at)}&to=${iso(at + 1)}`)).toEqual([line?.id]);
    expect(await ids(`merchant=sahara&what=frame.opened&from=${iso(at + 1)}`)).toEqual([]);
    expect(await ids(`merchant=sahara&what=frame.opened&to=${iso(at)}`)).toEqual([]);
  });

  it.each(['what=nonsense', 'from=yesterday', 'before=x', 'who=a&who=b'])('refuses the filter %s', async (query) => {
    const answer = await admin.api('GET', `/audit?${query}`);
    expect([answer.status, codeOf(answer)]).toEqual([400, 'filter.unreadable']);
  });

  it('is exported whole, and nothing in it runs in a spreadsheet', async () => {
    await server.db.query(
      `insert into audit_log (merchant_code, action, created_at, previous_hash, hash)
       select '=HYPERLINK("x")', 'draft.saved', now(), '', ''
       from generate_series(1, 1200)`,
    );
    const answer = await admin.api('GET', '/audit/export?what=draft.saved');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="audit.csv"');
    const lines = answer.text.split('\r\n').slice(0, -1);
    expect(lines[0]).toBe('\u{FEFF}"id","at","who","token","action","merchant","detail","hash"');
    expect(lines.filter((line) => line.includes('"\'=HYPERLINK(""x"")"'))).toHaveLength(1200);
    expect(new Set(lines).size).toBe(lines.length);
  });

  it('is exported no faster than the browser takes it', async () => {
    await server.db.query(
      `insert into audit_log (action, detail, created_at, previous_hash, hash)
       select 'draft.imported', jsonb_build_object('from', repeat('x', 2000)), now(), '', ''
       from generate_series(1, 20000)`,
    );
    const queried = vi.spyOn(server.db, 'query');
    const { port } = server;
    const headers = { host: OPERATOR_HOST, cookie: admin.cookie };
    const answer = await new Promise<IncomingMessage>((resolve) => {
      request({ port, host: '127.0.0.1', path: '/preview/api/audit/export', headers, agent: false }, resolve).end();
    });
    for (let count = 0; count < 25; count += 1) await audit('what=frame.opened');
    const pages = queried.mock.calls.filter(([, parameters]) => parameters?.at(-1) === 1000);
    expect(pages.length).toBeLessThan(15); // twenty, had nobody waited for the browser
    answer.destroy();
    queried.mockRestore();
  });
});
