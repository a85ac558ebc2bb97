import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { VisitsView } from '#schemas/api/visits.schema.ts';
import { createLog } from '../http/createLog.ts';
import { OPERATOR_HOST, type SignedIn, type TestServer, startTestServer, testBrand } from '../testing/startTestServer.ts';
import { countVisits } from './countVisits.ts';

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
  server = await startTestServer([testBrand('aurora'), unmeasured('neon')]);
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
    other.add('aurora', { page: 'home', language: 'EN', revision: 1, build: 'a1b2c3d4', vitals: { LCP: 1100 }, faults: [] });
    await other.close();
    await send(report);
    expect((await seen()).all).toContainEqual({ vital: 'LCP', value: 1188, visits: 2 });
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
