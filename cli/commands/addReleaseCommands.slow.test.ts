import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MerchantView } from '#schemas/edges/api/merchants.schema.ts';
import type { ReleaseEntry } from '#schemas/edges/api/releases.schema.ts';
import type { Release } from '#schemas/declare/release/release.schema.ts';
import { testBrand } from '#server/testing/startTestServer.ts';
import { type LiveryServer, startLiveryServer, titled } from '#tests/support/liveryServer.ts';

let site: LiveryServer;
beforeAll(async () => {
  site = await startLiveryServer(['aurora', 'warned', 'faulty', 'moved', 'guarded', 'back', 'expected']);
});
afterAll(() => site.close());

const view = async (code: string) => (await site.admin.api('GET', `/merchants/${code}`)).json as MerchantView;
const history = async (code: string) => (await site.admin.api('GET', `/merchants/${code}/releases`)).json as ReleaseEntry[];
const push = (code: string, release: unknown) => site.livery(['push', code, site.file(`${code}.json`, release), '--with-errors']);
const publish = (code: string, ...options: string[]) => site.livery(['publish', code, '--reason', 'For a test', ...options]);

/** A release with one warning. */
const warned = (code: string): Release => {
  const { template, ...release } = testBrand(code);
  return { ...release, template: { ...template, strings: { EN: { 'home.claim': 'Play' } } } };
};

describe('livery publish', () => {
  it('makes the draft live with a reason, once', async () => {
    await push('aurora', titled('aurora', 'Dawn'));
    const { code, out, err } = await publish('aurora', '--json');
    expect([code, JSON.parse(out), err]).toEqual([0, { changed: true, releaseId: expect.any(Number), revision: 2 }, '']);
    expect((await history('aurora'))[0]).toMatchObject({ revision: 2, note: 'For a test', isLive: true });
    expect((await publish('aurora')).err).toBe('Nothing to do: this is live already, as revision 2 of aurora.\n');
  });

  it('lets warnings pass only with a reason', async () => {
    await push('warned', warned('warned'));
    const refused = await publish('warned');
    expect([refused.code, refused.err]).toEqual([
      1,
      expect.stringMatching(/^warning: .*\(strings\.missing at .*\n.*Give --waive <reason>/),
    ]);
    const { code, err } = await publish('warned', '--waive', 'Agreed');
    expect([code, err]).toEqual([0, 'Revision 2 of warned is live.\n']);
    expect((await history('warned'))[0]?.waived).toEqual([
      expect.objectContaining({ code: 'strings.missing', reason: 'Agreed', by: 'admin' }),
    ]);
  });

  it('says what is wrong with a draft that cannot go live', async () => {
    await push('faulty', { ...testBrand('faulty'), switches: { CBS3: '7' } });
    const { code, err } = await publish('faulty', '--waive', 'Never mind');
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(/^error: .* \(schema\.enum at \/switches\/CBS3\)\nlivery: .*\(release\.invalid\)\n$/),
    ]);
  });

  it('refuses a draft that was begun from another release', async () => {
    const [first] = await history('moved');
    await push('moved', titled('moved', 'Theirs'));
    await publish('moved');
    const { draft } = await view('moved');
    const path = `/merchants/moved/draft?parentReleaseId=${first?.releaseId}`;
    await site.admin.api('PUT', path, titled('moved', 'Mine'), { 'if-match': `"${draft.revision}"` });
    const { code, err } = await publish('moved');
    expect([code, err]).toEqual([4, expect.stringMatching(/\(release\.stale\) Pull what is live/)]);
  });

  it('publishes only what a file says, where one is named', async () => {
    await push('expected', titled('expected', 'Reviewed'));
    const reviewed = site.file('reviewed.json', titled('expected', 'Reviewed'));
    await push('expected', titled('expected', 'Changed later'));
    await site.livery(['push', 'expected', site.file('later.json', titled('expected', 'Changed later')), '--replace-draft']);
    const { code, err } = await publish('expected', '--file', reviewed);
    expect([code, err]).toEqual([4, expect.stringContaining('Nothing was published.')]);
    expect((await view('expected')).live.revision).toBe(1);
    await site.livery(['push', 'expected', reviewed, '--replace-draft']);
    expect((await publish('expected', '--file', reviewed)).code).toBe(0);
  });

  it('says that a merchant asks for what no token can give', async () => {
    await site.tokenFor('publisher', 'guarded'); // who can be the second person
    const rules = await site.admin.api('PUT', '/merchants/guarded/rules', { fourEyes: true, confirmMinutes: null });
    expect(rules.status).toBe(200);
    await push('guarded', titled('guarded', 'Alone'));
    const { code, err } = await publish('guarded');
    expect([code, err]).toEqual([3, expect.stringContaining('(approval.needed)')]);
  });
});

describe('livery roll-back', () => {
  const back = (...options: string[]) => site.livery(['roll-back', 'back', '--reason', 'Wrong logo', ...options]);

  it('makes the release before live again, or the one that is named', async () => {
    for (const title of ['Two', 'Three']) {
      await push('back', titled('back', title));
      await publish('back');
    }
    const first = await back();
    expect([first.code, first.err]).toEqual([0, 'Revision 4 of back is live.\n']);
    expect((await view('back')).live.document).toEqual(titled('back', 'Two'));
    expect((await history('back'))[0]).toMatchObject({ kind: 'rollback', note: 'Wrong logo' });
    const named = await back('--to', '1', '--json');
    expect([named.code, JSON.parse(named.out)]).toEqual([0, expect.objectContaining({ changed: true, revision: 5 })]);
    expect((await view('back')).live.document).toEqual(testBrand('back'));
    expect((await back('--to', '1')).err).toContain('Nothing to do');
  });

  it('fails where there is nothing to go back to', async () => {
    const { code, err } = await site.livery(['roll-back', 'faulty', '--reason', 'x']);
    expect([code, err]).toEqual([2, expect.stringContaining('Nothing was live for faulty before.')]);
    expect((await back('--to', '99')).code).toBe(2);
  });
});
