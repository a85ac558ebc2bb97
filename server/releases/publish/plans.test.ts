import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MerchantView } from '#schemas/api/merchants.schema.ts';
import type { PlanView, ReleaseDocuments, ReleaseEntry } from '#schemas/api/releases.schema.ts';
import { createLog } from '../../http/createLog.ts';
import { listenTo } from '../../testing/ask.ts';
import { codeOf } from '../../testing/startOperators.ts';
import { OPERATOR_HOST, type SignedIn, type TestServer, startTestServer, testBrand } from '../../testing/startTestServer.ts';
import { startPlanClock } from './startPlanClock.ts';

const MINUTE_MS = 60 * 1000;
const CODE = 'aurora';

let server: TestServer;
let editor: SignedIn;
let publisher: SignedIn;

beforeAll(async () => {
  server = await startTestServer([testBrand(CODE)]);
  editor = await server.signIn('editor');
  publisher = await server.signIn('publisher');
});
afterAll(() => server.close());

const inMinutes = (minutes: number) =>
  new Date(Date.parse('2026-03-01T12:00:00Z') + server.passedMs() + minutes * MINUTE_MS).toISOString();
const view = async () => (await publisher.api('GET', `/merchants/${CODE}`)).json as MerchantView;
const title = () => server.releases.live(CODE)?.site.title;

async function save(document: unknown) {
  const { draft } = await view();
  return editor.api('PUT', `/merchants/${CODE}/draft`, document, { 'if-match': `"${draft.revision}"` });
}
async function plan(minutes: number, body: object = {}, operator = publisher) {
  const { draft } = await view();
  return operator.api(
    'POST',
    `/merchants/${CODE}/plan`,
    { dueAt: inMinutes(minutes), ...body },
    { 'if-match': `"${draft.revision}"` },
  );
}
async function publish(name: string) {
  await save(testBrand(CODE, { title: name }));
  const { draft } = await view();
  return publisher.api('POST', `/merchants/${CODE}/releases`, {}, { 'if-match': `"${draft.revision}"` });
}
const planned = async () => ((await publisher.api('GET', `/merchants/${CODE}/plan`)).json as { plan: PlanView | null }).plan;

beforeEach(async () => {
  await publisher.api('DELETE', `/merchants/${CODE}/plan`);
  const { draft } = await view();
  await editor.api('DELETE', `/merchants/${CODE}/draft`, undefined, { 'if-match': `"${draft.revision}"` });
});

describe('a planned release', () => {
  it('goes live when it is due and not before, with its note and its operator, and empties the draft', async () => {
    await save(testBrand(CODE, { title: 'Spring' }));
    const answer = await plan(2, { note: 'Spring sale' });
    expect([answer.status, answer.json]).toMatchObject([201, { plan: { by: 'publisher', note: 'Spring sale', failure: null } }]);
    await server.releases.carryOutPlans();
    expect([title(), (await planned())?.document]).toEqual(['Brand aurora', testBrand(CODE, { title: 'Spring' })]);

    server.wait(2 * MINUTE_MS);
    await server.releases.carryOutPlans();
    expect([title(), await planned()]).toEqual(['Spring', null]);
    const [entry] = (await publisher.api('GET', `/merchants/${CODE}/releases`)).json as ReleaseEntry[];
    expect(entry).toMatchObject({ kind: 'publish', by: 'publisher', note: 'Spring sale', isLive: true });
    const { live, draft } = await view();
    expect(draft).toMatchObject({ document: live.document, parentReleaseId: live.releaseId, by: null });
  });

  it('takes the draft as it was then: what is edited later stays a draft', async () => {
    await save(testBrand(CODE, { title: 'Planned' }));
    await plan(1);
    await save(testBrand(CODE, { title: 'Later thought' }));
    server.wait(MINUTE_MS);
    await server.releases.carryOutPlans();
    expect(title()).toBe('Planned');
    expect((await view()).draft.document).toEqual(testBrand(CODE, { title: 'Later thought' }));
  });

  it.each([
    ['a moment that is over', -1, 422, 'plan.past'],
    ['a moment too far ahead', 400 * 24 * 60, 422, 'plan.tooFar'],
  ])('is refused for %s', async (_title, minutes, status, code) => {
    await save(testBrand(CODE, { title: `When ${minutes}` }));
    const answer = await plan(minutes);
    expect([answer.status, codeOf(answer)]).toEqual([status, code]);
  });

  it.each([
    ['what is no moment', { dueAt: 'tomorrow' }, 422, 'body.invalid'],
    ['a foreign field', { dueAt: '2026-04-01T12:00:00Z', force: true }, 422, 'body.invalid'],
  ])('is refused for %s', async (_title, body, status, code) => {
    const answer = await publisher.api('POST', `/merchants/${CODE}/plan`, body, { 'if-match': '"0"' });
    expect([answer.status, codeOf(answer)]).toEqual([status, code]);
  });

  it('is refused for a draft that says nothing new, for one at fault, and to who may not publish', async () => {
    expect(codeOf(await plan(1))).toBe('plan.nothing');
    await save(testBrand(CODE, { title: '' }));
    expect(codeOf(await plan(1))).toBe('release.invalid');
    expect(codeOf(await plan(1, {}, editor))).toBe('role.tooLow');
    expect(codeOf(await editor.api('DELETE', `/merchants/${CODE}/plan`))).toBe('role.tooLow');
  });

  it('is the only one of its merchant until it is cancelled', async () => {
    await save(testBrand(CODE, { title: 'One' }));
    expect((await plan(1)).status).toBe(201);
    expect(codeOf(await plan(2))).toBe('plan.exists');
    expect((await publisher.api('DELETE', `/merchants/${CODE}/plan`)).status).toBe(200);
    expect(codeOf(await publisher.api('DELETE', `/merchants/${CODE}/plan`))).toBe('plan.unknown');
    server.wait(2 * MINUTE_MS);
    await server.releases.carryOutPlans();
    expect(title()).not.toBe('One');
    expect((await plan(2)).status).toBe(201);
  });

  it('is put on top of what went live meanwhile, setting by setting, and the history says so', async () => {
    await save(testBrand(CODE, { title: title() ?? '', footer_nav: 'home,member' }));
    expect((await plan(1)).status).toBe(201);
    expect((await publish('In between')).status).toBe(201);
    server.wait(MINUTE_MS);
    await server.releases.carryOutPlans();
    expect([title(), server.releases.live(CODE)?.site.footerNav, await planned()]).toEqual([
      'In between',
      ['home', 'member'],
      null,
    ]);
    const [entry] = (await publisher.api('GET', `/merchants/${CODE}/releases`)).json as ReleaseEntry[];
    expect(entry?.plan).toMatchObject({ isMerged: true, hasWaited: false });
  });

  it('does not go live over what changed the same setting, and names it until it is cancelled', async () => {
    await save(testBrand(CODE, { title: 'Too late' }));
    await plan(1);
    expect((await publish('Other')).status).toBe(201);
    server.wait(MINUTE_MS);
    await server.releases.carryOutPlans();
    expect([title(), (await planned())?.failure]).toMatchObject([
      'Other',
      { code: 'plan.conflict', problems: [{ code: 'plan.disputed', pointer: '/template/parameters/title' }] },
    ]);
    server.wait(MINUTE_MS);
    await server.releases.carryOutPlans();
    expect(title()).toBe('Other');
  });

  it('does not go live when its operator may not publish any more', async () => {
    const leaver = await server.signIn('admin');
    await save(testBrand(CODE, { title: 'Revenge' }));
    await plan(1, {}, leaver);
    await server.db.query(`update operators set role = 'viewer' where name = 'admin'`);
    server.wait(MINUTE_MS);
    await server.releases.carryOutPlans();
    expect([title() === 'Revenge', (await planned())?.failure?.code]).toEqual([false, 'plan.operatorGone']);
  });

  it('is checked again when it is due', async () => {
    await save(testBrand(CODE, { title: 'Judged' }));
    await plan(1);
    // A newer build refuses what this one let pass: as if the document had been at fault all along.
    const broken = JSON.stringify(testBrand(CODE, { title: '' }));
    await server.db.query(
      `update snapshots set document = $1::jsonb where hash = (select snapshot_hash from planned_releases where merchant_code = $2)`,
      [broken, CODE],
    );
    server.wait(MINUTE_MS);
    await server.releases.carryOutPlans();
    expect((await planned())?.failure).toMatchObject({
      code: 'release.invalid',
      problems: [{ pointer: '/template/parameters/title' }],
    });
    expect(title()).not.toBe('');
  });

  it('notifies every open tool, and is in the audit log', async () => {
    const listening = await listenTo(server.port, OPERATOR_HOST, '/preview/api/events', { cookie: publisher.cookie });
    expect((await listening.next()).event).toBe('ready');
    await save(testBrand(CODE, { title: 'Told' }));
    await plan(1);
    expect((await listening.next()).event).toBe('draft');
    expect(await listening.next()).toEqual({
      event: 'plan',
      data: { merchantCode: CODE, revision: server.releases.live(CODE)?.revision, by: 'publisher' },
    });
    listening.close();
    const rows = await server.db.query<{ action: string }>(
      `select distinct action from audit_log where action like 'release.plan%' order by action`,
    );
    expect(rows.map(({ action }) => action)).toEqual(['release.planCancelled', 'release.planFailed', 'release.planned']);
  });

  it('goes live by the clock of a node, also one that was down when it fell due', async () => {
    await save(testBrand(CODE, { title: 'Overdue' }));
    await plan(1);
    server.wait(3 * MINUTE_MS);
    const stop = await startPlanClock({ db: server.db, clock: server.now, log: createLog('silent'), releases: server.releases });
    expect(title()).toBe('Overdue');

    await save(testBrand(CODE, { title: 'Soon' }));
    await plan(1);
    server.wait(MINUTE_MS);
    await server.db.notify('plan', '');
    await expect.poll(title).toBe('Soon');
    await stop();
  });
});

it('a release can be read with what was live before it', async () => {
  await publish('Before');
  await publish('After');
  const [newest, before] = (await publisher.api('GET', `/merchants/${CODE}/releases`)).json as ReleaseEntry[];
  const read = (await editor.api('GET', `/merchants/${CODE}/releases/${newest?.releaseId}`)).json as ReleaseDocuments;
  expect(read).toEqual({ document: testBrand(CODE, { title: 'After' }), before: testBrand(CODE, { title: 'Before' }) });
  expect((await editor.api('GET', `/merchants/${CODE}/releases/${before?.releaseId}`)).status).toBe(200);
  for (const id of ['0', 'none', '99999'])
    expect(codeOf(await editor.api('GET', `/merchants/${CODE}/releases/${id}`))).toBe('release.unknown');
});
