import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DraftView } from '#schemas/edges/api/drafts.schema.ts';
import type { ProblemAnswer } from '#schemas/edges/api/refusals.ts';
import type { ReleaseEntry } from '#schemas/edges/api/releases.schema.ts';
import { type Operators, codeOf, startOperators } from '../../testing/startOperators.ts';
import { testBrand } from '../../testing/startTestServer.ts';

let operators: Operators;
beforeAll(async () => {
  operators = await startOperators([
    'unchanged',
    'changed',
    'warned',
    'edited',
    'conflict',
    'race',
    'rollback',
    'noticed',
    'same',
    'other',
  ]);
});
afterAll(() => operators.server.close());

describe('publishing', () => {
  it('of nothing changes nothing', async () => {
    const answer = await operators.publish('unchanged');
    expect([answer.status, answer.json]).toEqual([200, { changed: false, releaseId: expect.any(Number), revision: 1 }]);
  });

  it('makes the draft live for the next visitor, and empties it', async () => {
    await operators.save('changed', testBrand('changed', { title: 'Second' }));
    const answer = await operators.publish('changed', { note: 'New name' });
    expect([answer.status, answer.json]).toEqual([201, { changed: true, releaseId: expect.any(Number), revision: 2 }]);
    expect((await operators.server.ask('changed.localhost', '/m/home')).text).toContain('<title>Second</title>');
    const { live, draft } = await operators.view('changed');
    expect(draft).toMatchObject({ document: live.document, parentReleaseId: live.releaseId });
    const [newest] = (await operators.viewer.api('GET', '/merchants/changed/releases')).json as ReleaseEntry[];
    expect(newest).toMatchObject({ revision: 2, kind: 'publish', note: 'New name', by: 'publisher', isLive: true });
  });

  it('lets a warning pass only for a reason, and keeps the reason', async () => {
    await operators.save('warned', {
      ...testBrand('warned', { title: 'Warned' }),
      template: { ...testBrand('warned', { title: 'Warned' }).template, parameters: { title: 'Warned', language: 'EN,VN,EN' } },
    });
    const refused = await operators.publish('warned');
    expect([refused.status, codeOf(refused)]).toEqual([422, 'release.unwaived']);
    const waived = (refused.json as ProblemAnswer).problems.map(({ code, pointer }) => ({
      code,
      pointer,
      reason: 'Asked for by the merchant',
    }));
    expect(waived).toContainEqual({
      code: 'list.repeated',
      pointer: '/template/parameters/language',
      reason: 'Asked for by the merchant',
    });
    expect((await operators.publish('warned', { waived })).status).toBe(201);
    const [newest] = (await operators.viewer.api('GET', '/merchants/warned/releases')).json as ReleaseEntry[];
    expect(newest?.waived).toEqual(waived.map((each) => ({ ...each, by: 'publisher' })));
  });

  it('of a draft that another operator has changed meanwhile is refused', async () => {
    await operators.save('edited', testBrand('edited', { title: 'Third' }));
    const { draft } = await operators.view('edited');
    const mine = { 'if-match': `"${draft.revision}"` };
    await operators.save('edited', testBrand('edited', { title: 'Fourth' }));
    const answer = await operators.publisher.api('POST', '/merchants/edited/releases', {}, mine);
    expect([answer.status, codeOf(answer)]).toEqual([409, 'draft.stale']);
    expect((answer.json as ProblemAnswer).detail as unknown as DraftView).toMatchObject({
      document: testBrand('edited', { title: 'Fourth' }),
    });
  });

  it('over a release that the draft was not begun from is refused with what changed, until the operator has seen it', async () => {
    await operators.save('conflict', testBrand('conflict', { title: 'Theirs' }));
    await operators.publish('conflict');
    await operators.save('conflict', testBrand('conflict', { title: 'Mine' }));
    const [, first] = (await operators.viewer.api('GET', '/merchants/conflict/releases')).json as ReleaseEntry[];
    await operators.publisher.api('POST', '/merchants/conflict/rollback', { releaseId: first?.releaseId });

    const refused = await operators.publish('conflict');
    expect([refused.status, codeOf(refused)]).toEqual([409, 'release.stale']);
    expect((refused.json as ProblemAnswer).detail).toMatchObject({
      revision: 3,
      by: 'publisher',
      base: testBrand('conflict', { title: 'Theirs' }),
      theirs: testBrand('conflict'),
    });

    const { live, draft } = await operators.view('conflict');
    await operators.editor.api('PUT', `/merchants/conflict/draft?parentReleaseId=${live.releaseId}`, draft.document, {
      'if-match': `"${draft.revision}"`,
    });
    expect((await operators.publish('conflict')).status).toBe(201);
  });

  it('by two operators at once succeeds for one of them', async () => {
    await operators.save('race', testBrand('race', { title: 'Raced' }));
    const answers = await Promise.all([operators.publish('race', { note: 'a' }), operators.publish('race', { note: 'b' })]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect(await operators.server.releases.history('race')).toHaveLength(2);
  });
});

describe('rolling back', () => {
  it('shows an earlier release again as a new one, and forgets nothing', async () => {
    await operators.save('rollback', testBrand('rollback', { title: 'Second' }));
    await operators.publish('rollback');
    const [, first] = (await operators.viewer.api('GET', '/merchants/rollback/releases')).json as ReleaseEntry[];
    const answer = await operators.publisher.api('POST', '/merchants/rollback/rollback', {
      releaseId: first?.releaseId,
      note: 'Too loud',
    });
    expect([answer.status, answer.json]).toEqual([201, { changed: true, releaseId: expect.any(Number), revision: 3 }]);
    expect(operators.server.releases.live('rollback')?.document).toEqual(testBrand('rollback'));
    const history = (await operators.viewer.api('GET', '/merchants/rollback/releases')).json as ReleaseEntry[];
    expect(history.map(({ kind, note, isLive }) => [kind, note, isLive])).toEqual([
      ['rollback', 'Too loud', true],
      ['publish', '', false],
      ['seed', '', false],
    ]);
  });

  it('is noticed by an operator who edits what was live before', async () => {
    await operators.save('noticed', testBrand('noticed', { title: 'Second' }));
    await operators.publish('noticed');
    const { live, draft } = await operators.view('noticed');
    const [, first] = (await operators.viewer.api('GET', '/merchants/noticed/releases')).json as ReleaseEntry[];
    await operators.publisher.api('POST', '/merchants/noticed/rollback', { releaseId: first?.releaseId });
    const stale = await operators.editor.api('PUT', '/merchants/noticed/draft', live.document, {
      'if-match': `"${draft.revision}"`,
    });
    expect([stale.status, codeOf(stale)]).toEqual([409, 'draft.stale']);
  });

  it('to what is live already changes nothing, and to another merchant’s release is refused', async () => {
    const { live } = await operators.view('same');
    expect((await operators.publisher.api('POST', '/merchants/same/rollback', { releaseId: live.releaseId })).json).toMatchObject(
      {
        changed: false,
      },
    );
    const other = await operators.view('other');
    const answer = await operators.publisher.api('POST', '/merchants/same/rollback', { releaseId: other.live.releaseId });
    expect([answer.status, codeOf(answer)]).toEqual([404, 'release.unknown']);
  });
});
