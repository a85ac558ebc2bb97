import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MerchantView } from '#schemas/api/merchants.schema.ts';
import type { ProblemAnswer } from '#schemas/api/refusals.ts';
import type { NewShareView } from '#schemas/api/shares.schema.ts';
import { openDatabase } from '../../store/openDatabase.ts';
import { type TemporaryPostgres, findPostgres, startTemporaryPostgres } from '../../store/testing/temporaryPostgres.ts';
import { type Listening, listenTo } from '../../testing/ask.ts';
import { OPERATOR_HOST, type SignedIn, type TestServer, startTestServer, testBrand } from '../../testing/startTestServer.ts';

const AURORA = 'aurora.localhost';
const bin = findPostgres();

describe.skipIf(bin === undefined)('two nodes on one PostgreSQL', () => {
  let postgres: TemporaryPostgres;
  let here: TestServer;
  let there: TestServer;
  let operator: SignedIn;
  let page: Listening;

  beforeAll(async () => {
    postgres = await startTemporaryPostgres(bin ?? '');
    const databaseUrl = await postgres.createDatabase('nodes');
    const open = () => openDatabase({ databaseUrl, dataDir: '' });
    // Both start on an empty database at once: one of them migrates and seeds.
    [here, there] = await Promise.all([
      startTestServer([testBrand('aurora')], open),
      startTestServer([testBrand('aurora')], open),
    ]);
    operator = await here.signIn('publisher');
    page = await listenTo(there.port, AURORA, '/site/events');
  });
  afterAll(async () => {
    page.close();
    await Promise.all([here.close(), there.close()]);
    await postgres.remove();
  });

  const publish = async (title: string) => {
    const { draft } = (await operator.api('GET', '/merchants/aurora')).json as MerchantView;
    const saved = await operator.api('PUT', '/merchants/aurora/draft', testBrand('aurora', { title }), {
      'if-match': `"${draft.revision}"`,
    });
    const headers = { 'if-match': saved.headers.etag ?? '' };
    return operator.api('POST', '/merchants/aurora/releases', {}, headers);
  };

  it('are seeded once', async () => {
    expect(await here.releases.history('aurora')).toHaveLength(1);
    expect(await page.next()).toEqual({ event: 'release', data: { revision: 1 } });
  });

  it('show what is published on either', async () => {
    expect((await publish('Second')).status).toBe(201);
    expect(await page.next()).toEqual({ event: 'release', data: { revision: 2 } });
    expect((await there.ask(AURORA, '/m/home')).text).toContain('<title>Second</title>');
  });

  it('let one of two publishers win', async () => {
    const { draft } = (await operator.api('GET', '/merchants/aurora')).json as MerchantView;
    const saved = await operator.api('PUT', '/merchants/aurora/draft', testBrand('aurora', { title: 'Raced' }), {
      'if-match': `"${draft.revision}"`,
    });
    const headers = { 'if-match': saved.headers.etag ?? '' };
    const answers = await Promise.all([1, 2, 3].map(() => operator.api('POST', '/merchants/aurora/releases', {}, headers)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    expect(await page.next()).toEqual({ event: 'release', data: { revision: 3 } });
  });

  it('carry out a planned release once, whichever comes first', async () => {
    const { draft } = (await operator.api('GET', '/merchants/aurora')).json as MerchantView;
    const saved = await operator.api('PUT', '/merchants/aurora/draft', testBrand('aurora', { title: 'Planned' }), {
      'if-match': `"${draft.revision}"`,
    });
    const dueAt = new Date(here.now().getTime() + 60_000).toISOString();
    const headers = { 'if-match': saved.headers.etag ?? '' };
    expect((await operator.api('POST', '/merchants/aurora/plan', { dueAt }, headers)).status).toBe(201);
    here.wait(60_000);
    there.wait(60_000);
    await Promise.all([here, there, here, there].map(({ releases }) => releases.carryOutPlans()));
    expect(await page.next()).toEqual({ event: 'release', data: { revision: 4 } });
    expect((await here.releases.history('aurora')).map(({ revision }) => revision)).toEqual([4, 3, 2, 1]);
    expect((await there.ask(AURORA, '/m/home')).text).toContain('<title>Planned</title>');
  });

  it('show a shared draft on either, and end it on both', async () => {
    const made = await operator.api('POST', '/merchants/aurora/shares', { lifetime: 'day', audience: 'guest' });
    const link = made.json as NewShareView;
    const { pathname, search } = new URL(link.url);
    const first = await here.ask(AURORA, pathname + search);
    const cookie = first.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
    const phone = await listenTo(there.port, AURORA, '/site/draft/events', { cookie });
    expect((await phone.next()).event).toBe('draft');
    expect((await operator.api('DELETE', `/merchants/aurora/shares/${link.id}`)).status).toBe(204);
    expect((await phone.next()).event).toBe('draft');
    expect((await there.ask(AURORA, '/site/draft', { headers: { cookie } })).status).toBe(403);
    phone.close();
  });

  it('serve players while the database is away, say so to operators, and go on afterwards by themselves', async () => {
    await postgres.stop();
    expect((await there.ask(AURORA, '/m/home')).text).toContain('<title>Planned</title>');
    const refused = await operator.api('GET', '/merchants');
    expect([refused.status, (refused.json as ProblemAnswer).code]).toEqual([503, 'database.unavailable']);
    expect((await here.ask(OPERATOR_HOST, '/readyz')).status).toBe(503);

    await postgres.start();
    await expect.poll(async () => (await here.ask(OPERATOR_HOST, '/readyz')).status, { timeout: 10_000 }).toBe(200);
    expect((await publish('Recovered')).status).toBe(201);
    expect(await page.next()).toEqual({ event: 'release', data: { revision: 5 } });
  });
});
