import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { OperatorEvents } from '#schemas/edges/api/events.schema.ts';
import type { MerchantView } from '#schemas/edges/api/merchants.schema.ts';
import type { ProblemAnswer } from '#schemas/edges/api/refusals.ts';
import type { NewShareView } from '#schemas/edges/api/shares.schema.ts';
import { openDatabase } from '../../store/engine/openDatabase.ts';
import { type TemporaryPostgres, findPostgres, startTemporaryPostgres } from '../../store/testing/temporaryPostgres.ts';
import { type Listening, listenTo } from '../../testing/ask.ts';
import { OPERATOR_HOST, type SignedIn, type TestServer, startTestServer, testBrand } from '../../testing/startTestServer.ts';

/** Each test has a merchant of its own. */
const CODES = ['seeded', 'published', 'raced', 'planned', 'several', 'shared', 'outage'] as const;
type Code = (typeof CODES)[number];
const hostOf = (code: Code) => `${code}.localhost`;
const bin = findPostgres();

describe.skipIf(bin === undefined)('two nodes on one PostgreSQL', () => {
  let postgres: TemporaryPostgres;
  let here: TestServer;
  let there: TestServer;
  let operator: SignedIn;

  beforeAll(async () => {
    postgres = await startTemporaryPostgres(bin ?? '');
    const databaseUrl = await postgres.createDatabase('nodes');
    const open = () => openDatabase({ databaseUrl, dataDir: '' });
    const brands = CODES.map((code) => testBrand(code));
    // Both start on an empty database at once: one of them migrates and seeds.
    [here, there] = await Promise.all([startTestServer(brands, open), startTestServer(brands, open)]);
    operator = await here.signIn('publisher');
  });
  afterAll(async () => {
    await Promise.all([here.close(), there.close()]);
    await postgres.remove();
  });

  /** An open page of the other node, which has shown the first release. */
  async function openPage(code: Code): Promise<Listening> {
    const page = await listenTo(there.port, hostOf(code), '/site/events');
    onTestFinished(() => page.close());
    expect(await page.next()).toEqual({ event: 'release', data: { merchantCode: code, revision: 1 } });
    return page;
  }

  /** Saves a draft, and gives the header that publishes it. */
  async function save(code: Code, title: string) {
    const { draft } = (await operator.api('GET', `/merchants/${code}`)).json as MerchantView;
    const saved = await operator.api('PUT', `/merchants/${code}/draft`, testBrand(code, { title }), {
      'if-match': `"${draft.revision}"`,
    });
    return { 'if-match': saved.headers.etag ?? '' };
  }

  const publish = async (code: Code, title: string) =>
    operator.api('POST', `/merchants/${code}/releases`, {}, await save(code, title));

  it('are seeded once', async () => {
    expect(await here.releases.history('seeded')).toHaveLength(1);
    await openPage('seeded');
  });

  it('show what is published on either', async () => {
    const page = await openPage('published');
    expect((await publish('published', 'Second')).status).toBe(201);
    expect(await page.next()).toEqual({ event: 'release', data: { merchantCode: 'published', revision: 2 } });
    expect((await there.ask(hostOf('published'), '/m/home')).text).toContain('<title>Second</title>');
  });

  it('let one of two publishers win', async () => {
    const page = await openPage('raced');
    const headers = await save('raced', 'Raced');
    const answers = await Promise.all([1, 2, 3].map(() => operator.api('POST', '/merchants/raced/releases', {}, headers)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    expect(await page.next()).toEqual({ event: 'release', data: { merchantCode: 'raced', revision: 2 } });
  });

  it('carry out a planned release once, whichever comes first', async () => {
    const page = await openPage('planned');
    const headers = await save('planned', 'Planned');
    const dueAt = new Date(here.now().getTime() + 60_000).toISOString();
    expect((await operator.api('POST', '/merchants/planned/plans', { dueAt }, headers)).status).toBe(201);
    here.wait(60_000);
    there.wait(60_000);
    await Promise.all([here, there, here, there].map(({ releases }) => releases.carryOutPlans()));
    expect(await page.next()).toEqual({ event: 'release', data: { merchantCode: 'planned', revision: 2 } });
    expect(await here.releases.history('planned')).toMatchObject([
      { revision: 2, by: 'publisher', dueAt: new Date(dueAt) },
      { revision: 1, dueAt: null },
    ]);
    expect((await there.ask(hostOf('planned'), '/m/home')).text).toContain('<title>Planned</title>');
  });

  it('carry out several plans that are due at one moment, each once and in the order in which they were made', async () => {
    const dueAt = new Date(here.now().getTime() + 60_000).toISOString();
    for (const title of ['First', 'Second', 'Third']) {
      here.wait(1); // the later plan knows of the earlier one
      const headers = await save('several', title);
      expect((await operator.api('POST', '/merchants/several/plans', { dueAt, note: title }, headers)).status).toBe(201);
    }
    here.wait(60_000);
    there.wait(60_003);
    await Promise.all([here, there, here, there].map(({ releases }) => releases.carryOutPlans()));
    const history = await here.releases.history('several');
    expect(history.map(({ note, revision }) => [revision, note])).toEqual([
      [4, 'Third'],
      [3, 'Second'],
      [2, 'First'],
      [1, ''],
    ]);
    expect((await there.ask(hostOf('several'), '/m/home')).text).toContain('<title>Third</title>');
  });

  it('tell an operator’s tool who has the same merchant open by the other node', async () => {
    const colleague = await there.signIn('viewer', 'seeded');
    const open = async ({ port }: TestServer, { cookie }: SignedIn) => {
      const tool = await listenTo(port, OPERATOR_HOST, '/preview/api/events', { cookie });
      onTestFinished(() => tool.close());
      return { ...tool, stream: ((await tool.next()).data as OperatorEvents['ready']).stream };
    };
    const [mine, theirs] = [await open(here, operator), await open(there, colleague)];
    await operator.api('PUT', '/merchants/seeded/presence', { stream: mine.stream, section: 'footer' });
    expect((await mine.next()).data).toEqual({ merchantCode: 'seeded', people: [] });
    await colleague.api('PUT', '/merchants/seeded/presence', { stream: theirs.stream, section: 'look' });
    expect((await mine.next()).data).toEqual({ merchantCode: 'seeded', people: [{ name: 'viewer-seeded', section: 'look' }] });
    theirs.close();
    expect((await mine.next()).data).toEqual({ merchantCode: 'seeded', people: [] });
  });

  it('show a shared draft on either, and end it on both', async () => {
    await save('shared', 'Shared');
    const made = await operator.api('POST', '/merchants/shared/shares', { lifetime: 'day', audience: 'guest' });
    const link = made.json as NewShareView;
    const { pathname, search } = new URL(link.url);
    const first = await here.ask(hostOf('shared'), pathname + search);
    const cookie = first.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
    const phone = await listenTo(there.port, hostOf('shared'), '/site/draft/events', { cookie });
    onTestFinished(() => phone.close());
    expect((await phone.next()).event).toBe('draft');
    expect((await operator.api('DELETE', `/merchants/shared/shares/${link.id}`)).status).toBe(204);
    expect((await phone.next()).event).toBe('draft');
    expect((await there.ask(hostOf('shared'), '/site/draft', { headers: { cookie } })).status).toBe(403);
  });

  it('serve players while the database is away, say so to operators, and go on afterwards by themselves', async () => {
    const page = await openPage('outage');
    expect((await there.ask(hostOf('outage'), '/m/home')).text).toContain('<title>Brand outage</title>');
    await postgres.stop();
    try {
      expect((await there.ask(hostOf('outage'), '/m/home')).text).toContain('<title>Brand outage</title>');
      const refused = await operator.api('GET', '/merchants');
      expect([refused.status, (refused.json as ProblemAnswer).code]).toEqual([503, 'database.unavailable']);
      expect((await here.ask(OPERATOR_HOST, '/readyz')).status).toBe(503);
    } finally {
      await postgres.start(); // the other tests use it too
    }
    await expect.poll(async () => (await here.ask(OPERATOR_HOST, '/readyz')).status).toBe(200);
    expect((await publish('outage', 'Recovered')).status).toBe(201);
    expect(await page.next()).toEqual({ event: 'release', data: { merchantCode: 'outage', revision: 2 } });
  });
});
