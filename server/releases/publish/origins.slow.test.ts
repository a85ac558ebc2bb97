import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditPage } from '#schemas/edges/api/audit.schema.ts';
import type { ReleaseEntry } from '#schemas/edges/api/releases.schema.ts';
import type { MadeToken } from '#schemas/edges/api/tokens.schema.ts';
import { type Operators, startOperators } from '../../testing/startOperators.ts';
import { testBrand } from '../../testing/startTestServer.ts';

const MINUTE_MS = 60 * 1000;

let operators: Operators;
beforeAll(async () => {
  operators = await startOperators(['plain', 'restored', 'planned', 'token', 'file', 'edited', 'discarded', 'back', 'later']);
});
afterAll(() => operators.server.close());

const history = async (code: string) =>
  (await operators.viewer.api('GET', `/merchants/${code}/releases`)).json as readonly ReleaseEntry[];
const newest = async (code: string) => (await history(code))[0];
const titled = (code: string, title: string) => testBrand(code, { title });

/** The headers that write over the draft as it is. */
async function onDraft(code: string) {
  return { 'if-match': `"${(await operators.view(code)).draft.revision}"` };
}

/** Imports a bare release of `lotus`, as a file of another merchant. */
async function importFile(code: string, title: string) {
  const answer = await operators.editor.api('PUT', `/merchants/${code}/file`, titled('lotus', title), await onDraft(code));
  expect(answer.status).toBe(200);
}

/** Gives when the plan was made and is due. */
async function plan(code: string, headers: Readonly<Record<string, string>> = {}) {
  const madeAt = operators.server.now().toISOString();
  const dueAt = new Date(operators.server.now().getTime() + MINUTE_MS).toISOString();
  const body = { dueAt, note: 'On time' };
  const answer = await operators.publisher.api('POST', `/merchants/${code}/plans`, body, {
    ...(await onDraft(code)),
    ...headers,
  });
  expect(answer.status).toBe(201);
  return { madeAt, dueAt };
}

async function fallDue() {
  operators.server.wait(2 * MINUTE_MS);
  await operators.server.releases.carryOutPlans();
}

/** The header by which a program acts for the publisher, with a token of this name. */
async function tokenOf(name: string) {
  const { json } = await operators.publisher.api('POST', '/account/tokens', { name, roles: operators.publisher.roles });
  return { authorization: `Bearer ${(json as MadeToken).secret}` };
}

describe('the history says where a release came from:', () => {
  it('nothing more, for a draft that an operator has edited and published', async () => {
    await operators.save('plain', titled('plain', 'Second'));
    await operators.publish('plain');
    const nothing = { token: null, restoredRevision: null, plan: null, imported: null };
    expect(await history('plain')).toMatchObject([
      { kind: 'publish', by: 'publisher', ...nothing },
      { kind: 'seed', by: null, ...nothing },
    ]);
  });

  it('which revision a roll-back made live again', async () => {
    await operators.save('restored', titled('restored', 'Second'));
    await operators.publish('restored');
    const releaseId = (await history('restored'))[1]?.releaseId;
    await operators.publisher.api('POST', '/merchants/restored/rollback', { releaseId });
    expect(await newest('restored')).toMatchObject({ kind: 'rollback', revision: 3, restoredRevision: 1, token: null });
  });

  it('who made the plan by which it went live, when, and for when', async () => {
    await operators.save('planned', titled('planned', 'Spring'));
    const made = await plan('planned');
    await fallDue();
    const at = operators.server.now().toISOString();
    expect(await newest('planned')).toMatchObject({ kind: 'publish', by: 'publisher', createdAt: at, plan: made, token: null });
  });

  it('the API token that published, rolled back or planned for its operator', async () => {
    const ci = await tokenOf('ci-deploy');
    await operators.save('token', titled('token', 'By a program'));
    await operators.publisher.api('POST', '/merchants/token/releases', {}, { ...(await onDraft('token')), ...ci });
    expect(await newest('token')).toMatchObject({ kind: 'publish', by: 'publisher', token: 'ci-deploy' });

    const releaseId = (await history('token'))[1]?.releaseId;
    await operators.publisher.api('POST', '/merchants/token/rollback', { releaseId }, ci);
    expect(await newest('token')).toMatchObject({ kind: 'rollback', restoredRevision: 1, token: 'ci-deploy' });

    await operators.save('token', titled('token', 'Planned by a program'));
    const made = await plan('token', ci);
    await fallDue();
    expect(await newest('token')).toMatchObject({ by: 'publisher', token: 'ci-deploy', plan: made });
    const admin = await operators.server.signIn('admin');
    const { lines } = (await admin.api('GET', '/audit?what=release.published')).json as AuditPage;
    expect(lines[0]).toMatchObject({ who: 'publisher', token: 'ci-deploy', merchantCode: 'token' });
  });

  it('the file that its draft was imported from', async () => {
    await importFile('file', 'From a file');
    await operators.publish('file');
    expect(await newest('file')).toMatchObject({ by: 'publisher', imported: { from: 'lotus', isEdited: false } });
    await operators.save('file', titled('file', 'By hand'));
    await operators.publish('file');
    expect((await newest('file'))?.imported).toBeNull();
  });

  it('that the draft was edited after its import', async () => {
    await importFile('edited', 'From a file');
    await operators.save('edited', titled('edited', 'And by hand'));
    await operators.publish('edited');
    expect((await newest('edited'))?.imported).toEqual({ from: 'lotus', isEdited: true });
  });

  it.each([
    ['was discarded', 'discarded', 'DELETE', undefined],
    ['has become what is live', 'back', 'PUT', testBrand('back')],
  ])('no file, when the imported draft %s before it was edited again', async (_title, code, method, document) => {
    await importFile(code, 'From a file');
    const emptied = await operators.editor.api(method, `/merchants/${code}/draft`, document, await onDraft(code));
    expect(emptied.status).toBe(200);
    await operators.save(code, titled(code, 'By hand'));
    await operators.publish(code);
    expect((await newest(code))?.imported).toBeNull();
  });

  it('the file of a plan as the draft was when it was planned', async () => {
    await importFile('later', 'From a file');
    const made = await plan('later');
    await operators.save('later', titled('later', 'Edited after the plan was made'));
    await fallDue();
    expect(await newest('later')).toMatchObject({ plan: made, imported: { from: 'lotus', isEdited: false } });
  });
});
