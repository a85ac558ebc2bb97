import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HISTORY_CHANGES, HISTORY_RELEASES, type SettingHistory } from '#schemas/edges/api/releases.schema.ts';
import { valueAt, withValueAt } from '#schemas/base/json/overlay.ts';
import { addRelease, storeSnapshot } from '../../store/repositories/releases.ts';
import { type SignedIn, type TestServer, startTestServer, testBrand } from '../../testing/startTestServer.ts';
import { snapshotHash } from '../live/snapshotHash.ts';
import { type ReleaseValue, changesIn } from './settingHistory.ts';

const TITLE = '/template/parameters/title';
const createdAt = new Date('2026-03-01T12:00:00Z');
const at = createdAt.toISOString();

/** Releases with these values, the first revision first. */
const releasesOf = (...values: readonly unknown[]): ReleaseValue[] =>
  values
    .map((value, index) => ({ releaseId: index + 10, revision: index + 1, by: index === 0 ? null : 'ann', createdAt, value }))
    .toReversed();

const seeded = { releaseId: 10, revision: 1, by: null, at };
const second = { releaseId: 11, revision: 2, by: 'ann', at };
const third = { releaseId: 12, revision: 3, by: 'ann', at };

describe('the releases in which a setting changed', () => {
  it.each([
    ['no release', [], []],
    ['a value that was inherited all the time', [undefined, undefined], []],
    ['a first value', ['a'], [{ ...seeded, after: 'a' }]],
    ['a value that is set later', [undefined, 'a'], [{ ...second, after: 'a' }]],
    ['a value that stays', ['a', 'a', 'a'], [{ ...seeded, after: 'a' }]],
    [
      'another value',
      [undefined, 'a', 'b'],
      [
        { ...third, before: 'a', after: 'b' },
        { ...second, after: 'a' },
      ],
    ],
    [
      'a value that is given up',
      [undefined, 'a', undefined],
      [
        { ...third, before: 'a' },
        { ...second, after: 'a' },
      ],
    ],
    ['an equal list', [undefined, ['a', { b: 1 }], ['a', { b: 1 }]], [{ ...second, after: ['a', { b: 1 }] }]],
    [
      'another order',
      [undefined, ['a', 'b'], ['b', 'a']],
      [
        { ...third, before: ['a', 'b'], after: ['b', 'a'] },
        { ...second, after: ['a', 'b'] },
      ],
    ],
    ['null', [undefined, null], [{ ...second, after: null }]],
  ])('of %s', (_title, values, changes) => {
    expect(changesIn(releasesOf(...values), { value: undefined })).toEqual(changes);
  });

  it('say nothing of the oldest one where there are older ones', () => {
    expect(changesIn(releasesOf('a', 'b'), undefined)).toEqual([{ ...second, before: 'a', after: 'b' }]);
  });
});

describe('the history of a setting', () => {
  let server: TestServer;
  let viewer: SignedIn;
  beforeAll(async () => {
    server = await startTestServer(['aurora', 'lotus', 'neon', 'mekong'].map((code) => testBrand(code)));
    viewer = await server.signIn('viewer');
  });
  afterAll(() => server.close());

  /** Makes a document live, of whatever shape. */
  async function store(merchantCode: string, document: unknown): Promise<void> {
    const hash = snapshotHash(document);
    await storeSnapshot(server.db, hash, document, server.now());
    const release = {
      merchantCode,
      snapshotHash: hash,
      operatorId: null,
      tokenId: null,
      note: '',
      kind: 'publish',
      waived: [],
      at: server.now(),
    } as const;
    await addRelease(server.db, release);
  }
  const history = async (code: string, query: Readonly<Record<string, string>>, as = viewer) => {
    const { status, json } = await as.api('GET', `/merchants/${code}/settings/history?${new URLSearchParams(query).toString()}`);
    return { status, history: json as SettingHistory };
  };

  it('says who changed it, when, and from what to what', async () => {
    const publisher = await server.signIn('publisher', 'aurora');
    const publish = async (title: string) => {
      const { json } = await publisher.api('GET', '/merchants/aurora');
      const { revision } = (json as { draft: { revision: number } }).draft;
      await publisher.api('PUT', '/merchants/aurora/draft', testBrand('aurora', { title }), { 'if-match': `"${revision}"` });
      return publisher.api('POST', '/merchants/aurora/releases', {}, { 'if-match': `"${revision + 1}"` });
    };
    expect((await publish('Two')).status).toBe(201);
    server.wait(60_000);
    expect((await publish('Three')).status).toBe(201);
    const titles = await history('aurora', { pointer: TITLE });
    expect(titles.history).toEqual({
      changes: [
        {
          releaseId: expect.any(Number),
          revision: 3,
          by: 'publisher-aurora',
          at: server.now().toISOString(),
          before: 'Two',
          after: 'Three',
        },
        expect.objectContaining({ revision: 2, before: 'Brand aurora', after: 'Two' }),
        expect.objectContaining({ revision: 1, by: null, after: 'Brand aurora' }),
      ],
      isMore: false,
    });
    const languages = await history('aurora', { pointer: '/template/parameters/language' });
    expect(languages.history.changes.map(({ revision }) => revision)).toEqual([1]);
    expect((await history('aurora', { pointer: '/template/theme/dark/brand' })).history.changes).toEqual([]);
  });

  it('follows a block to wherever it is, and compares with the preset where the layout was not changed', async () => {
    const home = '/template/layout/home';
    const { json } = await viewer.api('GET', '/merchants/lotus');
    const blocks = valueAt(json, `/presets/base${home}`) as readonly { id: string; props?: Record<string, unknown> }[]; // a preset fills every region
    const [first] = blocks.filter(({ props = {} }) => Object.values(props).some((value) => typeof value === 'number'));
    const [name = '', before] = Object.entries(first?.props ?? {}).find(([, value]) => typeof value === 'number') ?? [];
    const after = Number(before) + 1;
    const others = blocks.filter((block) => block !== first);
    const [moved, changed] = [first, { ...first, props: { ...first?.props, [name]: after } }];
    await store('lotus', withValueAt(testBrand('lotus'), home, [...others, moved]));
    await store('lotus', withValueAt(testBrand('lotus'), home, [changed, ...others]));
    const { changes } = (await history('lotus', { pointer: `${home}/0/props/${name}`, block: first?.id ?? '' })).history;
    expect(changes).toMatchObject([{ revision: 3, before, after }]);
    expect(changes).toHaveLength(1);
  });

  it('reads releases of older shapes, and passes over those of newer ones', async () => {
    const older = testBrand('mekong', { title: 'Old' });
    await store('mekong', { ...older, schemaVersion: 3 });
    await store('mekong', {
      ...older,
      schemaVersion: 99,
      template: { ...older.template, parameters: { title: 'From tomorrow' } },
    });
    await store('mekong', testBrand('mekong', { title: 'New' }));
    const { changes } = (await history('mekong', { pointer: TITLE })).history;
    expect(changes.map(({ revision, before, after }) => [revision, before, after])).toEqual([
      [4, 'Old', 'New'],
      [2, 'Brand mekong', 'Old'],
      [1, undefined, 'Brand mekong'],
    ]);
  });

  it('looks at the last releases only, and says that there are more', async () => {
    const documents = ['Odd', 'Even'].map((title) => testBrand('neon', { title }));
    const [odd, even] = await Promise.all(
      documents.map(async (document) => {
        await storeSnapshot(server.db, snapshotHash(document), document, server.now());
        return snapshotHash(document);
      }),
    );
    await server.db.query(
      `insert into releases (merchant_code, revision, snapshot_hash, note, kind, waived, created_at)
       select 'neon', number, case when number % 2 = 0 then $1 else $2 end, '', 'publish', '[]'::jsonb, now()
       from generate_series(2, $3::int) as number`,
      [even, odd, HISTORY_RELEASES + 20],
    );
    const { history: found } = await history('neon', { pointer: TITLE });
    expect([found.changes.length, found.isMore]).toEqual([HISTORY_CHANGES, true]);
    expect(found.changes[0]).toMatchObject({ revision: HISTORY_RELEASES + 20, before: 'Odd', after: 'Even' });
    // It was set by the first release, which is too long ago.
    expect((await history('neon', { pointer: '/template/conduct' })).history).toEqual({ changes: [], isMore: true });
  });

  it.each([
    ['no pointer', {}],
    ['a pointer that is none', { pointer: 'title' }],
    ['a pointer that cannot be stored', { pointer: '/template/\0' }],
    ['a pointer without end', { pointer: `/${'a'.repeat(300)}` }],
    ['a block without end', { pointer: TITLE, block: 'a'.repeat(101) }],
  ])('is refused with %s', async (_title, query) => {
    expect((await history('aurora', query)).status).toBe(400);
  });

  it('is hidden from operators of other merchants', async () => {
    const elsewhere = await server.signIn('admin', 'lotus');
    expect((await history('aurora', { pointer: TITLE }, elsewhere)).status).toBe(404);
  });
});
