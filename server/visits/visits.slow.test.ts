import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { VisitsView } from '#schemas/edges/api/visits.schema.ts';
import type { VisitReport } from '#schemas/edges/visits/visitReport.schema.ts';
import { createLog } from '../http/log/createLog.ts';
import { OPERATOR_HOST, type SignedIn, type TestServer, startTestServer, testBrand } from '../testing/startTestServer.ts';
import { createOldBuildFiles } from '../http/files/createOldBuildFiles.ts';
import { createPlayer } from '../testing/fakeParts.ts';
import { countVisits } from './countVisits.ts';
import { createKnowsBuild } from './visitReports.ts';

const AURORA = 'aurora.localhost:3000';
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** A brand that measures no visits. */
function unmeasured(code: string) {
  const brand = testBrand(code);
  return { ...brand, template: { ...brand.template, behaviour: { measuring: { visits: false } } } };
}

const report = {
  page: 'home',
  language: 'EN',
  revision: 1,
  build: 'a1b2c3d4',
  vitals: { LCP: 1100, CLS: 20 },
  faults: [] as readonly object[],
};

let server: TestServer;
let viewer: SignedIn;
beforeEach(async () => {
  const player = { ...createPlayer([]), bootScript: '/assets/boot-a1b2c3d4.js' };
  server = await startTestServer([testBrand('aurora'), unmeasured('neon')], undefined, { player });
  viewer = await server.signIn('viewer');
});
afterEach(() => server.close());

const send = (body: unknown, host = AURORA) =>
  server.ask(host, '/site/visits', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const seen = async (code = 'aurora', days = 1): Promise<VisitsView> =>
  (await viewer.api('GET', `/merchants/${code}/visits?days=${days}`)).json as VisitsView;

describe('what pages report', () => {
  it('is counted by time, page, release and language, and shown to operators at once', async () => {
    const admin = await server.signIn('admin');
    await admin.api('PUT', '/merchants/aurora/draft', testBrand('aurora', { title: 'Second' }), { 'if-match': '"0"' });
    expect((await admin.api('POST', '/merchants/aurora/releases', {}, { 'if-match': '"1"' })).status).toBe(201);
    for (const LCP of [900, 950, 980, 6000]) expect((await send({ ...report, vitals: { LCP } })).status).toBe(204);
    await send({ ...report, page: 'help', language: 'VN', revision: 2, vitals: { LCP: 3900 } });
    const view = await seen();
    expect(view.all).toEqual([{ vital: 'LCP', value: 3875, visits: 5 }]);
    expect(view.pages).toEqual([
      { page: 'home', measures: [{ vital: 'LCP', value: 1000, visits: 4 }] },
      { page: 'help', measures: [{ vital: 'LCP', value: 3875, visits: 1 }] },
    ]);
    expect(view.releases.map(({ revision }) => revision)).toEqual([2, 1]);
    expect(view.languages.map(({ language }) => language)).toEqual(['EN', 'VN']);
    expect(view.times).toMatchObject([{ at: '2026-03-01T12:00:00.000Z' }]);
  });

  it('is added to what another node has stored in the same hour', async () => {
    const other = countVisits({ db: server.db, clock: server.now, log: createLog('silent'), keepDays: 90 });
    other.add(
      'aurora',
      { page: 'home', language: 'EN', revision: 1, build: 'a1b2c3d4', vitals: { LCP: 1100 }, faults: [] },
      'other',
    );
    await other.close();
    await send(report);
    expect((await seen()).all).toContainEqual({ vital: 'LCP', value: 1188, visits: 2 });
  });

  it.each([
    ['a release that is not live yet', { revision: 3 }],
    ['no release', { revision: 0 }],
    ['a build that no node has', { build: 'e5f6a7b8' }],
  ])('is not counted of %s', async (_title, made) => {
    expect((await send({ ...report, ...made })).status).toBe(204);
    expect((await seen()).all).toEqual([]);
  });

  it('is counted of a build that another node keeps for open pages', async () => {
    const oldBuildFiles = createOldBuildFiles({ db: server.db, clock: server.now, log: createLog('silent'), days: 7 });
    const address = '/assets/boot-b2c3d4e5.js';
    await oldBuildFiles.keep({ address, contentType: 'text/javascript', isBrotli: false, content: Buffer.from('boot') });
    const knows = createKnowsBuild('/assets/boot-a1b2c3d4.js', oldBuildFiles.find);
    oldBuildFiles.close();
    expect([await knows('a1b2c3d4'), await knows('b2c3d4e5'), await knows('e5f6a7b8')]).toEqual([true, true, false]);
  });

  it('a stranger with six hundred reports crowds out nothing that two players met', async () => {
    const counts = countVisits({ db: server.db, clock: server.now, log: createLog('silent'), keepDays: 90 });
    const told: VisitReport = { ...report, page: 'home', language: 'EN', vitals: {}, faults: [] };
    const real = { kind: 'script', what: 'TypeError lottery-2.js:3:4', count: 2 } as const;
    const madeUp = (n: number) =>
      Array.from({ length: 20 }, (_, k) => ({ kind: 'script', what: `Error made-${n}.js:1:${k}`, count: 1000 }) as const);
    const flood = (from: number) => {
      for (let n = from; n < from + 300; n += 1) counts.add('aurora', { ...told, faults: madeUp(n) }, `203.0.113.${n % 10}`);
    };
    flood(0);
    for (const player of ['198.51.100.1', '198.51.100.2', '198.51.100.3'])
      counts.add('aurora', { ...told, faults: [real] }, player);
    flood(300);
    await counts.close();
    const { faults } = await seen();
    expect(faults[0]).toEqual({ ...real, revision: 1, build: 'a1b2c3d4', count: 6 });
    expect(Math.max(...faults.slice(1).map(({ count }) => count))).toBe(5);
  });

  it('counts at most three hundred visits of a network in an hour, and as many in the next', async () => {
    const counts = countVisits({ db: server.db, clock: server.now, log: createLog('silent'), keepDays: 90 });
    const told: VisitReport = { ...report, page: 'home', language: 'EN', vitals: { LCP: 30_000 }, faults: [] };
    const flood = () => {
      for (let visit = 0; visit < 1000; visit += 1) counts.add('aurora', told, '203.0.113.9');
    };
    flood();
    counts.add('aurora', told, '203.0.113.10');
    await counts.flush();
    expect((await seen()).all).toMatchObject([{ vital: 'LCP', visits: 301 }]);
    server.wait(HOUR_MS);
    flood();
    await counts.close();
    expect((await seen()).all).toMatchObject([{ vital: 'LCP', visits: 601 }]);
  });

  it('is left out where too many different ones wait for the store, which the log says once, until they are written', async () => {
    const said: string[] = [];
    let noted = 0;
    const counts = countVisits({
      db: { ...server.db, transaction: () => Promise.reject(new Error('unplugged')) }, // thousands of rows take long to store
      clock: server.now,
      log: createLog('warn', { write: (line) => line.includes('left out') && said.push(line) }),
      keepDays: 90,
      onVital: () => (noted += 1),
    });
    const tell = (revision: number) =>
      counts.add(
        'aurora',
        { ...report, page: 'home', language: 'EN', revision, vitals: { LCP: 1100 }, faults: [] },
        `203.0.113.${revision % 200}`,
      );
    const flood = () => {
      for (let revision = 0; revision < 20_010; revision += 1) tell(revision);
    };
    flood();
    expect([noted, said.length]).toEqual([20_000, 1]);
    tell(7); // it waits already
    expect(noted).toBe(20_001);
    await counts.flush();
    flood();
    expect([noted, said.length]).toEqual([40_001, 2]);
    await counts.close();
  });

  it('names what failed, the most frequent first', async () => {
    const fault = (what: string, count: number) => ({ kind: 'script', what, count });
    await send({ ...report, faults: [fault('TypeError boot-1.js:1:2', 1), fault('RangeError lottery-2.js:3:4', 5)] });
    await send({ ...report, faults: [{ kind: 'call', what: 'games http.502', count: 2 }] });
    expect((await seen()).faults).toEqual([
      { kind: 'script', what: 'RangeError lottery-2.js:3:4', revision: 1, build: 'a1b2c3d4', count: 5 },
      { kind: 'call', what: 'games http.502', revision: 1, build: 'a1b2c3d4', count: 2 },
      { kind: 'script', what: 'TypeError boot-1.js:1:2', revision: 1, build: 'a1b2c3d4', count: 1 },
    ]);
  });

  it.each([
    ['no JSON', '{'],
    ['a page that there is not', { ...report, page: 'nowhere' }],
    ['a negative time', { ...report, vitals: { LCP: -1 } }],
    ['a vital that there is not', { ...report, vitals: { FID: 1 } }],
    ['words of a player', { ...report, faults: [{ kind: 'script', what: 'ann@example.com "said"', count: 1 }] }],
    ['more than a report has', { ...report, name: 'ann' }],
    ['too many faults', { ...report, faults: Array.from({ length: 21 }, () => ({ kind: 'call', what: 'games x', count: 1 })) }],
  ])('is refused with %s', async (_title, body) => {
    expect((await send(body)).status).toBe(400);
    expect((await seen()).all).toEqual([]);
  });

  it('is not counted of a merchant that measures none, nor in a language that the site does not have', async () => {
    expect((await send(report, 'neon.localhost')).status).toBe(204);
    await send({ ...report, language: 'TH' });
    expect([(await seen('neon')).all, (await seen()).all]).toEqual([[], []]);
  });

  it('is taken on hosts of merchants only, and of one network sixty times a minute', async () => {
    expect((await send(report, 'nobody.localhost')).status).toBe(404);
    expect((await send(report, OPERATOR_HOST)).status).toBe(404);
    const statuses: number[] = [];
    for (let visit = 0; visit < 60; visit += 1) statuses.push((await send(report)).status);
    expect(new Set(statuses)).toEqual(new Set([204, 429]));
  });
});

describe('what is kept of it', () => {
  const care = async (keepDays: number) =>
    countVisits({ db: server.db, clock: server.now, log: createLog('silent'), keepDays }).close();
  const rows = async () =>
    server.db.query<{ step: string; at: Date; counts: number[] }>('select step, at, counts from visit_vitals order by at, step');

  it('is a row for each hour, and after two days one for each day, with the same visits', async () => {
    await send(report);
    server.wait(HOUR_MS);
    await send(report);
    const before = (await seen()).all;
    expect((await rows()).map(({ step }) => step)).toEqual(['hour', 'hour', 'hour', 'hour']);
    server.wait(3 * DAY_MS);
    await care(90);
    await care(90); // again, with nothing left to fold
    viewer = await server.signIn('viewer');
    expect((await rows()).map(({ step, at }) => [step, at.toISOString()])).toEqual([
      ['day', '2026-03-01T00:00:00.000Z'],
      ['day', '2026-03-01T00:00:00.000Z'],
    ]);
    expect((await seen('aurora', 7)).all).toEqual(before);
  });

  it('goes after the days that it is kept for', async () => {
    await send({ ...report, faults: [{ kind: 'call', what: 'games x', count: 1 }] });
    await seen();
    server.wait(31 * DAY_MS);
    await care(30);
    viewer = await server.signIn('viewer');
    expect(await rows()).toEqual([]);
    expect((await seen('aurora', 90)).faults).toEqual([]);
  });
});
