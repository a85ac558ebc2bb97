import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MerchantView } from '#schemas/edges/api/merchants.schema.ts';
import type { Release } from '#schemas/declare/release/release.schema.ts';
import { testBrand } from '#server/testing/startTestServer.ts';
import { type LiveryServer, jsonIn, startLiveryServer, titled } from '#tests/support/liveryServer.ts';

let site: LiveryServer;
beforeAll(async () => {
  site = await startLiveryServer(['aurora', 'faulty', 'saved', 'live', 'based', 'shown', 'unread', 'away', 'taken']);
});
afterAll(() => site.close());

const view = async (code: string) => (await site.admin.api('GET', `/merchants/${code}`)).json as MerchantView;

/** Another operator saves in the tool. */
const saveInTool = async (code: string, release: Release) =>
  site.admin.api('PUT', `/merchants/${code}/draft`, release, { 'if-match': `"${(await view(code)).draft.revision}"` });

const publishInTool = async (code: string, release: Release) => {
  await saveInTool(code, release);
  const { revision } = (await view(code)).draft;
  return site.admin.api('POST', `/merchants/${code}/releases`, {}, { 'if-match': `"${revision}"` });
};

/** Pulls a file and changes the title in it. */
async function pulled(code: string, title: string, ...options: string[]): Promise<string> {
  const path = site.file(`${code}.json`);
  await site.livery(['pull', code, '-o', path, ...options]);
  const file = jsonIn(path) as { release: Release };
  return site.file(`${code}.json`, { ...file, release: titled(code, title) });
}

describe('livery push', () => {
  it('saves a file as the draft, once', async () => {
    const file = await pulled('aurora', 'Dawn');
    const first = await site.livery(['push', 'aurora', file]);
    expect([first.code, first.out, first.err]).toEqual([0, '', 'Saved as draft 1 of aurora.\n']);
    expect((await view('aurora')).draft).toMatchObject({ document: titled('aurora', 'Dawn'), revision: 1, by: 'admin' });
    const again = await site.livery(['push', 'aurora', file, '--json']);
    expect([again.code, JSON.parse(again.out)]).toEqual([0, { changed: false, revision: 1 }]);
  });

  it('saves nothing that cannot be published, unless that is asked', async () => {
    const release = { ...testBrand('faulty'), switches: { CBS3: '7' } };
    const file = site.file('faulty.json', release);
    const refused = await site.livery(['push', 'faulty', file]);
    expect([refused.code, refused.err]).toEqual([
      1,
      expect.stringMatching(/faulty\.json:\d+:\d+: error: .*\n1 error\nlivery: Nothing was changed\.\n$/),
    ]);
    expect((await view('faulty')).draft.revision).toBe(0);
    expect((await site.livery(['push', 'faulty', file, '--with-errors'])).code).toBe(0);
    expect((await view('faulty')).draft.document).toEqual(release);
  });

  it('refuses the release of another merchant', async () => {
    const { code, err } = await site.livery(['push', 'aurora', site.file('other.json', testBrand('saved'))]);
    expect([code, err]).toEqual([2, expect.stringContaining('holds a release of saved, not of aurora')]);
  });

  it.each([
    ['of what is live', []],
    ['of the draft', ['--draft']],
    ['without where it comes from', undefined],
  ])('does not replace what somebody has saved since: a file %s', async (_title, options) => {
    await site.admin.api('DELETE', '/merchants/saved/draft', undefined, {
      'if-match': `"${(await view('saved')).draft.revision}"`,
    });
    const mine = options ? await pulled('saved', 'Mine', ...options) : site.file('saved.json', titled('saved', 'Mine'));
    await saveInTool('saved', titled('saved', 'Theirs'));
    const { draft } = await view('saved');
    const { code, err } = await site.livery(['push', 'saved', mine]);
    expect([code, err]).toEqual([
      4,
      expect.stringContaining(`The draft of saved has changed since the file was made: admin saved it at ${draft.updatedAt}.`),
    ]);
    expect((await view('saved')).draft).toEqual(draft);
    expect((await site.livery(['push', 'saved', mine, '--replace-draft'])).code).toBe(0);
    expect((await view('saved')).draft.document).toEqual(titled('saved', 'Mine'));
  });

  it('goes on with a draft that was pulled', async () => {
    const { revision } = (await view('saved')).draft;
    const { code } = await site.livery(['push', 'saved', await pulled('saved', 'More', '--draft')]);
    expect([code, (await view('saved')).draft.revision]).toEqual([0, revision + 1]);
  });

  it('does not undo what went live since', async () => {
    const mine = await pulled('live', 'Mine');
    expect((await publishInTool('live', titled('live', 'Theirs'))).status).toBe(201);
    const { code, err } = await site.livery(['push', 'live', mine]);
    expect([code, err]).toEqual([
      4,
      expect.stringContaining('Another release of live went live since the file was made: revision 2.'),
    ]);
    expect((await site.livery(['push', 'live', mine, '--replace-draft'])).code).toBe(4);
    expect((await site.livery(['push', 'live', mine, '--force'])).code).toBe(0);
    expect((await view('live')).draft.document).toEqual(titled('live', 'Mine'));
  });

  it('compares what is live with the base of a file in a repository', async () => {
    const [base, next] = [site.file('base.json', testBrand('based')), site.file('next.json', titled('based', 'Next'))];
    await publishInTool('based', titled('based', 'By hand'));
    const { code, err } = await site.livery(['push', 'based', next, '--base', base]);
    expect([code, err]).toEqual([4, expect.stringContaining('Another release of based went live')]);
    const current = site.file('base.json', titled('based', 'By hand'));
    expect((await site.livery(['push', 'based', next, '--base', current])).code).toBe(0);
  });
});

describe('livery watch', () => {
  /** Runs it, with what its messages are awaited by. */
  function watching(args: readonly string[], token = site.token) {
    const interruption = new AbortController();
    let said = '';
    const waiting = new Set<() => void>();
    const ended = site.livery(['watch', ...args], {
      token,
      interrupted: interruption.signal,
      onMessage(text) {
        said += text;
        for (const look of waiting) look();
      },
    });
    return {
      ended,
      stop: () => interruption.abort(),
      /** Resolves when the text has been said. */
      hears: (text: string) =>
        new Promise<void>((resolve) => {
          const look = () => {
            if (!said.includes(text)) return;
            waiting.delete(look);
            resolve();
          };
          waiting.add(look);
          look();
        }),
    };
  }

  it('saves each time that the file is written, faults too, and says what is wrong', async () => {
    const file = site.file('shown.json', titled('shown', 'One'));
    const watch = watching(['shown', file]);
    await watch.hears('Saved as draft 1 of shown.');
    await watch.hears('Watching');
    site.file('shown.json', titled('shown', 'Two'));
    await watch.hears('Saved as draft 2 of shown.');
    expect((await view('shown')).draft.document).toEqual(titled('shown', 'Two'));
    site.file('shown.json', { ...testBrand('shown'), switches: { CBS3: '7' } });
    await watch.hears(': error: Live chat must be one of: 0, 1.');
    await watch.hears('Saved as draft 3 of shown.');
    watch.stop();
    expect((await watch.ended).code).toBe(0);
  });

  it('waits for a file that is no JSON for the moment', async () => {
    const file = site.file('unread.json', testBrand('unread'));
    const watch = watching(['unread', file]);
    await watch.hears('Watching');
    writeFileSync(file, '{ "template": ');
    await watch.hears('(json.malformed)');
    site.file('unread.json', titled('unread', 'Whole'));
    await watch.hears('Saved as draft 1 of unread.');
    watch.stop();
    expect((await watch.ended).code).toBe(0);
  });

  it('goes on when the server was away for a moment', async () => {
    const file = site.file('away.json', testBrand('away'));
    const watch = watching(['away', file]);
    await watch.hears('Watching');
    site.server.setDatabase(true);
    site.file('away.json', titled('away', 'Lost'));
    await watch.hears('(database.unavailable)');
    site.server.setDatabase(false);
    site.file('away.json', titled('away', 'Saved'));
    await watch.hears('Saved as draft 1 of away.');
    watch.stop();
    expect((await watch.ended).code).toBe(0);
  });

  it('ends with 4 when somebody else saves', async () => {
    const file = site.file('taken.json', testBrand('taken'));
    const watch = watching(['taken', file]);
    await watch.hears('Watching');
    await saveInTool('taken', titled('taken', 'Theirs'));
    site.file('taken.json', titled('taken', 'Mine'));
    const { code, err } = await watch.ended;
    expect([code, err]).toEqual([4, expect.stringContaining('was saved by somebody else just now')]);
    expect((await view('taken')).draft.document).toEqual(titled('taken', 'Theirs'));
  });

  it.each([
    ['a draft that somebody works on', 'taken', 4],
    ['a merchant that there is not', 'nobody', 2],
  ])('does not begin with %s', async (_title, code, exit) => {
    expect((await site.livery(['watch', code, site.file('taken.json', titled('taken', 'Mine'))])).code).toBe(exit);
  });
});
