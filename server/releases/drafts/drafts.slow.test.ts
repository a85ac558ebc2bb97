import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MerchantList } from '#schemas/edges/api/merchants.schema.ts';
import type { ProblemAnswer } from '#schemas/edges/api/refusals.ts';
import { type Operators, codeOf, startOperators } from '../../testing/startOperators.ts';
import { testBrand } from '../../testing/startTestServer.ts';

let operators: Operators;
beforeAll(async () => {
  operators = await startOperators(['unsaved', 'invalid', 'stale', 'discarded', 'hostile']);
});
afterAll(() => operators.server.close());

describe('a draft', () => {
  it('is what is live until an operator saves one', async () => {
    const { live, draft, presets, host } = await operators.view('unsaved');
    expect(live).toEqual({ document: testBrand('unsaved'), revision: 1, releaseId: expect.any(Number) });
    expect(draft).toEqual({
      document: testBrand('unsaved'),
      revision: 0,
      parentReleaseId: live.releaseId,
      updatedAt: null,
      by: null,
    });
    expect([presets.base.template.version, presets.new.template.version, host]).toEqual(['base', 'new', null]);
  });

  it('is stored however invalid it is, and listed', async () => {
    const saved = await operators.save('invalid', { schemaVersion: 'none', template: 7 });
    expect([saved.status, saved.headers.etag]).toEqual([200, '"1"']);
    const { draft } = await operators.view('invalid');
    expect(draft).toMatchObject({ document: { schemaVersion: 'none', template: 7 }, revision: 1, by: 'editor' });
    const { merchants } = (await operators.viewer.api('GET', '/merchants')).json as MerchantList;
    const stateOf = (code: string) => merchants.find(({ merchantCode }) => merchantCode === code)?.draftState;
    expect([stateOf('invalid'), stateOf('unsaved')]).toEqual(['changed', 'none']);
  });

  it('is not overwritten by an operator who has not seen it', async () => {
    await operators.save('stale', testBrand('stale', { title: 'Theirs' }));
    const { draft } = await operators.view('stale');
    const stale = await operators.editor.api('PUT', '/merchants/stale/draft', testBrand('stale', { title: 'Mine' }), {
      'if-match': '"0"',
    });
    expect([stale.status, stale.json]).toEqual([409, { code: 'draft.stale', problems: [], detail: { ...draft } }]);
    const blind = await operators.editor.api('PUT', '/merchants/stale/draft', testBrand('stale', { title: 'Mine' }));
    expect([blind.status, codeOf(blind)]).toEqual([428, 'revision.missing']);
  });

  it('can be thrown away, and its revision is never used again', async () => {
    await operators.save('discarded', testBrand('discarded', { title: 'Discarded' }));
    const { draft } = await operators.view('discarded');
    expect(
      (await operators.editor.api('DELETE', '/merchants/discarded/draft', undefined, { 'if-match': `"${draft.revision}"` }))
        .status,
    ).toBe(200);
    const after = await operators.view('discarded');
    expect(after.draft).toMatchObject({ document: after.live.document, revision: draft.revision + 1 });
  });

  it('belongs to a merchant that exists', async () => {
    const answer = await operators.editor.api('PUT', '/merchants/nobody/draft', {}, { 'if-match': '"0"' });
    expect([answer.status, codeOf(answer)]).toEqual([404, 'merchant.unknown']);
  });
});

describe('a hostile body', () => {
  it.each([
    ['no JSON', 'certainly not', 400, 'body.malformed'],
    ['10 MB', JSON.stringify({ text: 'x'.repeat(10 * 1024 * 1024) }), 413, 'body.tooLarge'],
    ['a prototype key', '{"template":{"__proto__":{"admin":true}}}', 422, 'body.hostile'],
    ['values without measure', `[${'0,'.repeat(40_000)}0]`, 422, 'body.hostile'],
    ['a constructor key', '{"constructor":{"prototype":{}}}', 422, 'body.hostile'],
    ['text that no database keeps', '{"title":"a\\u0000b"}', 422, 'body.hostile'],
    ['half a character', '{"title":"\\ud800"}', 422, 'body.hostile'],
    ['no object', '[1, 2]', 422, 'body.invalid'],
    ['endless nesting', `${'{"a":'.repeat(60)}1${'}'.repeat(60)}`, 422, 'body.hostile'],
  ])('of %s is refused', async (_title, body, status, code) => {
    const answer = await operators.editor.api('PUT', '/merchants/hostile/draft', body, { 'if-match': '"0"' });
    expect([answer.status, codeOf(answer)]).toEqual([status, code]);
  });

  it('of another type is refused', async () => {
    const answer = await operators.editor.api('PUT', '/merchants/hostile/draft', 'a=b', {
      'if-match': '"0"',
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect([answer.status, codeOf(answer)]).toEqual([415, 'body.notJson']);
  });

  const layout = (props: object) => ({ ...testBrand('hostile'), template: { ...testBrand('hostile').template, ...props } });
  it.each([
    ['a newer shape', { ...testBrand('hostile'), schemaVersion: 99 }, 'release.newer', '/schemaVersion'],
    [
      'an unknown block',
      layout({ layout: { home: [{ id: 'a', block: 'hot-gamez' }] } }),
      'block.unknown',
      '/template/layout/home/0/block',
    ],
    ['a script as an address', layout({ theme: { logo: 'javascript:alert(1)' } }), 'url.unsafe', '/template/theme/logo'],
    ['another merchant’s release', testBrand('publish'), 'release.otherMerchant', '/template/merchantCode'],
  ])('never goes live: %s', async (_title, document, code, pointer) => {
    expect((await operators.save('hostile', document)).status).toBe(200);
    const answer = await operators.publish('hostile');
    expect(answer.status).toBe(422);
    expect((answer.json as ProblemAnswer).problems).toContainEqual(expect.objectContaining({ code, pointer, severity: 'error' }));
    expect(operators.server.releases.live('hostile')?.revision).toBe(1);
  });
});
