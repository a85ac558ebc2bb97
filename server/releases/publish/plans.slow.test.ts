import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MerchantView } from '#schemas/edges/api/merchants.schema.ts';
import {
  MAX_PLANS,
  type PlanView,
  type PlanWithDocument,
  type ReleaseDocuments,
  type ReleaseEntry,
} from '#schemas/edges/api/releases.schema.ts';
import { createLog } from '../../http/log/createLog.ts';
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
  server = await startTestServer([testBrand(CODE), testBrand('other')]);
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
    `/merchants/${CODE}/plans`,
    { dueAt: inMinutes(minutes), ...body },
    { 'if-match': `"${draft.revision}"` },
  );
}
async function publish(name: string) {
  await save(testBrand(CODE, { title: name }));
  const { draft } = await view();
  return publisher.api('POST', `/merchants/${CODE}/releases`, {}, { 'if-match': `"${draft.revision}"` });
}
async function discard() {
  const { draft } = await view();
  await editor.api('DELETE', `/merchants/${CODE}/draft`, undefined, { 'if-match': `"${draft.revision}"` });
}
const plans = async () => (await publisher.api('GET', `/merchants/${CODE}/plans`)).json as readonly PlanView[];
/** The only plan, or the soonest. */
const planned = async () => (await plans())[0];
const documentOf = async ({ id }: PlanView) =>
  ((await publisher.api('GET', `/merchants/${CODE}/plans/${id}`)).json as PlanWithDocument).document;
const cancel = (id: number | undefined, operator = publisher) => operator.api('DELETE', `/merchants/${CODE}/plans/${id}`);
/** Saves the draft and plans it. */
async function planTitled(minutes: number, title: string, more: object = {}) {
  await save(testBrand(CODE, { title, ...more }));
  const answer = await plan(minutes);
  expect(answer.status).toBe(201);
  return answer.json as PlanView;
}
async function take(id: number | undefined, operator = publisher) {
  const { draft } = await view();
  return operator.api('POST', `/merchants/${CODE}/plans/${id}/draft`, undefined, { 'if-match': `"${draft.revision}"` });
}
async function fallDue(minutes: number) {
  server.wait(minutes * MINUTE_MS);
  await server.releases.carryOutPlans();
}
/** What the audit log says of an action, newest first. */
const audited = (action: string) =>
  server.db.query<{ detail: object }>('select detail from audit_log where action = $1 order by id desc', [action]);

beforeEach(async () => {
  for (const { id } of await plans()) await cancel(id);
  await discard();
});

describe('a planned release', () => {
  it('goes live when it is due and not before, with its note and its operator, and empties the draft', async () => {
    await save(testBrand(CODE, { title: 'Spring' }));
    const answer = await plan(2, { note: 'Spring sale' });
    expect([answer.status, answer.json]).toMatchObject([201, { by: 'publisher', note: 'Spring sale', failure: null }]);
    await server.releases.carryOutPlans();
    expect(title()).toBe('Brand aurora');
    expect(await plans()).toEqual([answer.json]);
    expect(await documentOf(answer.json as PlanView)).toEqual(testBrand(CODE, { title: 'Spring' }));

    server.wait(2 * MINUTE_MS);
    await server.releases.carryOutPlans();
    expect([title(), await planned()]).toEqual(['Spring', undefined]);
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
    ['what is not a moment', { dueAt: 'tomorrow' }, 422, 'body.invalid'],
    ['a foreign field', { dueAt: '2026-04-01T12:00:00Z', force: true }, 422, 'body.invalid'],
  ])('is refused for %s', async (_title, body, status, code) => {
    const answer = await publisher.api('POST', `/merchants/${CODE}/plans`, body, { 'if-match': '"0"' });
    expect([answer.status, codeOf(answer)]).toEqual([status, code]);
  });

  it('is refused for a draft that says nothing new, for one at fault, and to who may not publish', async () => {
    expect(codeOf(await plan(1))).toBe('plan.nothing');
    await save(testBrand(CODE, { title: '' }));
    expect(codeOf(await plan(1))).toBe('release.invalid');
    expect(codeOf(await plan(1, {}, editor))).toBe('role.tooLow');
    expect(codeOf(await cancel(1, editor))).toBe('role.tooLow');
  });

  it('does nothing any more when it is cancelled, and others stay', async () => {
    const { id } = await planTitled(1, 'One');
    const other = await planTitled(2, 'Two');
    expect((await cancel(id)).status).toBe(204);
    expect(codeOf(await cancel(id))).toBe('plan.unknown');
    expect((await audited('release.planCancelled'))[0]?.detail).toEqual({ plan: id });
    expect(await plans()).toEqual([other]);
    await fallDue(1);
    expect(title()).not.toBe('One');
    await fallDue(1);
    expect(title()).toBe('Two');
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
      undefined,
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
      `update snapshots set document = $1::jsonb where hash = (select snapshot_hash from plans where merchant_code = $2)`,
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
    const { id } = (await plan(1)).json as PlanView;
    expect((await listening.next()).event).toBe('draft');
    expect(await listening.next()).toEqual({
      event: 'plan',
      data: { merchantCode: CODE, plan: id, revision: server.releases.live(CODE)?.revision, by: 'publisher' },
    });
    listening.close();
    expect((await audited('release.planned'))[0]?.detail).toMatchObject({ plan: id });
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

describe('several planned releases', () => {
  it('are listed soonest first, without their documents, and go live one after the other, each with its note', async () => {
    const late = await planTitled(3, 'Late');
    const soon = await planTitled(1, 'Soon', { footer_nav: 'home,member' });
    expect(await plans()).toEqual([soon, late]);
    expect(late).not.toHaveProperty('document');
    await fallDue(1);
    expect([title(), await plans()]).toEqual(['Soon', [late]]);
  });

  it('that are due at one moment go live in the order in which they were made', async () => {
    const shown = title() ?? '';
    await planTitled(1, shown, { footer_nav: 'home,deposit' });
    await planTitled(1, 'On top', { footer_nav: 'home,deposit' });
    const before = (await view()).live.revision;
    await fallDue(2);
    const entries = (await publisher.api('GET', `/merchants/${CODE}/releases`)).json as ReleaseEntry[];
    const documents = await Promise.all(
      entries
        .filter(({ revision }) => revision > before)
        .map(async ({ releaseId }) => (await publisher.api('GET', `/merchants/${CODE}/releases/${releaseId}`)).json),
    );
    expect(documents).toMatchObject([
      { document: testBrand(CODE, { title: 'On top', footer_nav: 'home,deposit' }) },
      { document: testBrand(CODE, { title: shown, footer_nav: 'home,deposit' }) },
    ]);
  });

  it('go on top of each other, and the draft ends with the last', async () => {
    const shown = title() ?? '';
    await publish(`${shown} again`);
    await planTitled(1, 'Both');
    await planTitled(2, 'Both', { footer_nav: 'home,member,deposit' });
    await fallDue(1);
    expect((await view()).draft.document).toEqual(testBrand(CODE, { title: 'Both', footer_nav: 'home,member,deposit' }));
    await fallDue(1);
    expect([title(), server.releases.live(CODE)?.site.footerNav, await plans()]).toEqual([
      'Both',
      ['home', 'member', 'deposit'],
      [],
    ]);
    const { live, draft } = await view();
    expect(draft).toMatchObject({ document: live.document, parentReleaseId: live.releaseId, by: null });
  });

  it('dispute nothing that both hold', async () => {
    await publish('Nothing else');
    await planTitled(2, 'The same', { footer_nav: 'home,member' });
    server.wait(1);
    await planTitled(1, 'The same');
    await fallDue(2);
    expect([title(), server.releases.live(CODE)?.site.footerNav, await plans()]).toEqual(['The same', ['home', 'member'], []]);
  });

  it('may set the same again: the one that was made later, in sight of the other, replaces it', async () => {
    await planTitled(1, 'Spring');
    server.wait(1);
    await planTitled(2, 'Summer');
    await fallDue(1);
    expect(title()).toBe('Spring');
    await fallDue(1);
    expect([title(), await plans()]).toEqual(['Summer', []]);
  });

  it('dispute it where the earlier one falls due last, or somebody published the same in between', async () => {
    await planTitled(2, 'Made first');
    server.wait(1);
    await planTitled(1, 'Due first');
    await fallDue(2);
    expect([title(), (await planned())?.failure?.code]).toEqual(['Due first', 'plan.conflict']);
    await cancel((await planned())?.id);

    await planTitled(1, 'Spring');
    server.wait(1);
    await planTitled(2, 'Summer');
    await fallDue(1);
    await discard();
    expect((await publish('By hand')).status).toBe(201);
    await fallDue(1);
    expect([title(), (await planned())?.failure?.code]).toEqual(['By hand', 'plan.conflict']);
  });

  it('do not wait for one that failed', async () => {
    const leaver = await server.signIn('admin', CODE);
    const shown = title() ?? '';
    await save(testBrand(CODE, { title: 'Never' }));
    const { id } = (await plan(1, {}, leaver)).json as PlanView;
    await planTitled(1, shown, { footer_nav: 'home,deposit' });
    await server.db.query(
      `delete from operator_roles where operator_id = (select id from operators where name = 'admin-aurora')`,
    );
    await fallDue(1);
    expect([title(), server.releases.live(CODE)?.site.footerNav]).toEqual([shown, ['home', 'deposit']]);
    expect(await plans()).toMatchObject([{ id, failure: { code: 'plan.operatorGone' } }]);
    expect((await audited('release.planFailed'))[0]?.detail).toEqual({ plan: id, code: 'plan.operatorGone' });
  });

  it('are at most so many', async () => {
    const { id } = await planTitled(1, 'Again and again');
    await server.db.query(
      `insert into plans (merchant_code, snapshot_hash, parent_release_id, operator_id, note, waived, due_at, created_at)
       select merchant_code, snapshot_hash, parent_release_id, operator_id, note, waived, due_at, created_at from plans, generate_series(3, $1)
       where id = $2`,
      [MAX_PLANS, id],
    );
    expect((await plan(1)).status).toBe(201);
    expect(await plans()).toHaveLength(MAX_PLANS);
    const answer = await plan(1);
    expect([answer.status, codeOf(answer)]).toEqual([409, 'plan.tooMany']);
    await cancel(id);
    expect((await plan(1)).status).toBe(201);
  });

  it('are of one merchant: its address leads to no plan of another', async () => {
    const { id } = await planTitled(1, 'Mine');
    for (const [method, path] of [
      ['GET', ''],
      ['DELETE', ''],
      ['POST', '/draft'],
    ] as const) {
      const answer = await publisher.api(method, `/merchants/other/plans/${id}${path}`, undefined, { 'if-match': '"0"' });
      expect([answer.status, codeOf(answer)]).toEqual([404, 'plan.unknown']);
    }
    expect(await plans()).toHaveLength(1);
  });

  it('that a node of the build before has planned in its own table go live as well', async () => {
    const { id, dueAt } = await planTitled(1, 'By the build before');
    await server.db.query(
      `insert into planned_releases (merchant_code, snapshot_hash, parent_release_id, operator_id, note, waived, due_at, created_at)
       select merchant_code, snapshot_hash, parent_release_id, operator_id, 'Old', waived, due_at, created_at from plans where id = $1`,
      [id],
    );
    await cancel(id);
    expect(await plans()).toEqual([]);
    await server.releases.carryOutPlans();
    expect(await plans()).toMatchObject([{ note: 'Old', dueAt, by: 'publisher' }]);
    await fallDue(1);
    expect(title()).toBe('By the build before');
  });
});

describe('the content of a planned release is taken into the draft', () => {
  const draftOf = async () => (await view()).draft;

  it('while it waits, and it still goes live', async () => {
    const { id } = await planTitled(1, 'Taken');
    await save(testBrand(CODE, { title: 'Something else' }));
    const answer = await take(id);
    const draft = await draftOf();
    expect([answer.status, answer.headers.etag]).toEqual([200, `"${draft.revision}"`]);
    expect(draft).toMatchObject({ document: testBrand(CODE, { title: 'Taken' }), by: 'publisher' });
    expect((await audited('draft.fromPlan'))[0]?.detail).toMatchObject({ plan: id, isEnded: false, revision: draft.revision });
    await fallDue(1);
    expect(title()).toBe('Taken');
  });

  it('after it failed, which ends it; publishing then asks what becomes of both', async () => {
    await planTitled(1, 'Mine');
    const { releaseId } = (await view()).live;
    expect((await publish('Theirs')).status).toBe(201);
    await fallDue(1);
    const failed = await planned();
    expect(failed?.failure?.code).toBe('plan.conflict');
    const { status, json } = await take(failed?.id);
    expect([status, json]).toMatchObject([200, { parentReleaseId: releaseId }]);
    expect(await plans()).toEqual([]);
    expect(codeOf(await take(failed?.id))).toBe('plan.unknown');
    expect((await audited('draft.fromPlan'))[0]?.detail).toMatchObject({ plan: failed?.id, isEnded: true });

    const draft = await draftOf();
    expect(draft).toMatchObject({ document: testBrand(CODE, { title: 'Mine' }), parentReleaseId: releaseId });
    const refused = await publisher.api('POST', `/merchants/${CODE}/releases`, {}, { 'if-match': `"${draft.revision}"` });
    expect([codeOf(refused), refused.json]).toMatchObject([
      'release.stale',
      { detail: { theirs: { template: { parameters: { title: 'Theirs' } } } } },
    ]);
  });

  it('not over a draft that was saved since it was seen, and the plan stays', async () => {
    const { id } = await planTitled(1, 'Planned');
    const { revision } = await draftOf();
    await save(testBrand(CODE, { title: 'Just saved' }));
    const answer = await publisher.api('POST', `/merchants/${CODE}/plans/${id}/draft`, undefined, {
      'if-match': `"${revision}"`,
    });
    expect([answer.status, codeOf(answer)]).toEqual([409, 'draft.stale']);
    expect((await draftOf()).document).toEqual(testBrand(CODE, { title: 'Just saved' }));
    expect(await plans()).toHaveLength(1);
    const blind = await publisher.api('POST', `/merchants/${CODE}/plans/${id}/draft`);
    expect([blind.status, codeOf(blind)]).toEqual([428, 'revision.missing']);
  });

  it('by who may publish', async () => {
    const { id } = await planTitled(1, 'Not for editors');
    expect(codeOf(await take(id, editor))).toBe('role.tooLow');
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
