import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReleaseEntry } from '#schemas/edges/api/releases.schema.ts';
import { type Operators, codeOf, startOperators } from '../../testing/startOperators.ts';
import { testBrand } from '../../testing/startTestServer.ts';

let operators: Operators;
beforeAll(async () => {
  operators = await startOperators(['waived']);
});
afterAll(() => operators.server.close());

describe('a warning that may pass', () => {
  const WARNED = { code: 'footer.noHome', pointer: '/template/parameters/footer_nav' };
  const waive = (reason: string, operator = operators.editor) =>
    operator.api('PUT', '/merchants/waived/waivers', { ...WARNED, reason });

  it('is seen by every operator, and goes along with the release with who and why', async () => {
    await operators.save('waived', testBrand('waived', { footer_nav: 'deposit,member' }));
    expect(codeOf(await operators.publish('waived'))).toBe('release.unwaived');
    expect((await waive('the logo leads home')).status).toBe(200);
    const given = [{ ...WARNED, reason: 'the logo leads home', by: 'editor', at: expect.any(String) as string }];
    expect((await operators.view('waived')).waivers).toEqual(given);
    expect((await operators.viewer.api('GET', '/merchants/waived/waivers')).json).toEqual(given);
    expect((await operators.publish('waived')).status).toBe(201);
    const [entry] = (await operators.viewer.api('GET', '/merchants/waived/releases')).json as ReleaseEntry[];
    expect(entry?.waived).toEqual([{ ...WARNED, reason: 'the logo leads home', by: 'editor' }]);
    expect((await operators.view('waived')).waivers).toEqual([]);
  });

  it('counts again when the reason is taken back, or the draft is discarded', async () => {
    await waive('for now');
    await waive('said by another', operators.publisher);
    expect((await operators.view('waived')).waivers).toMatchObject([{ reason: 'said by another', by: 'publisher' }]);
    await waive(' ');
    expect((await operators.view('waived')).waivers).toEqual([]);
    await operators.save('waived', testBrand('waived', { footer_nav: 'member,deposit' }));
    await waive('for now');
    const { draft } = await operators.view('waived');
    await operators.editor.api('DELETE', '/merchants/waived/draft', undefined, { 'if-match': `"${draft.revision}"` });
    expect((await operators.view('waived')).waivers).toEqual([]);
  });

  it('is none of a viewer’s business to decide', async () => {
    expect(codeOf(await waive('please', operators.viewer))).toBe('role.tooLow');
  });
});
