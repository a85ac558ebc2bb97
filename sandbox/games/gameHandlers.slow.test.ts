import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Game } from '#schemas/declare/platform/games.schema.ts';
import type { Params } from '#schemas/declare/calls/declaredCalls.ts';
import { MERCHANT, type TestSandbox, release, startTestSandbox } from '../testing/startTestSandbox.ts';
import { seedSandbox } from '../seedSandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

const caller = { merchantCode: MERCHANT, ip: '127.0.0.1' };
const list = (params: Params) => sandbox.sandbox.platform.read('games', params, caller);
const namesOf = (games: readonly Game[]) => games.map(({ gameName }) => gameName);

describe('the game list', () => {
  it('is large, and cut into pages without gap or repeat', async () => {
    const all = await list({});
    expect(all.totalCount).toBeGreaterThanOrEqual(600);
    const pages = await Promise.all([1, 2, 3].map((pageNo) => list({ gameType: 'FISH', pageSize: 20, pageNo })));
    const seen = pages.flatMap(({ games }) => games.map(({ gameId }) => gameId));
    expect(new Set(seen).size).toBe(pages[0]?.totalCount);
    expect(pages[0]).toMatchObject({ pageNum: 1, totalPages: 3 });
    expect(await list({ gameType: 'FISH', pageNo: 9999 })).toMatchObject({ games: [], pageNum: 9999 });
  });

  it.each([
    ['a category', { gameType: 'LIVE' }, (game: Game) => game.gameType === 'LIVE'],
    ['sports with all their parts', { gameType: 'SPORTS' }, (game: Game) => game.gameType === 'SPORTS'],
    ['a list of vendors', { vassalage: 'AV, TF' }, (game: Game) => ['AV', 'TF'].includes(game.vassalage)],
    ['what is new', { isNew: 1 }, (game: Game) => game.isNew === '1'],
    ['a vendor within a category', { gameType: 'RNG', vassalage: 'BGS' }, (game: Game) => game.vassalage === 'BGS'],
  ])('filters by %s', async (_title, params, holds) => {
    const { games, totalCount } = await list({ ...params, pageSize: 100 });
    const everything = await list({});
    expect(games.every(holds)).toBe(true);
    expect(totalCount).toBeGreaterThan(0);
    expect(totalCount).toBeLessThan(everything.totalCount);
  });

  it('counts e-sports and cockfights among sports, and knows them alone', async () => {
    const [sports, esports, cocks] = await Promise.all(['SPORTS', 'ESPORTS', 'COCKFIGHT'].map((gameType) => list({ gameType })));
    expect(esports?.totalCount).toBeGreaterThan(0);
    expect(sports?.totalCount).toBeGreaterThan((esports?.totalCount ?? 0) + (cocks?.totalCount ?? 0));
  });

  it('filters by classify', async () => {
    const roulette = await list({ gameType: 'LIVE', gameClassify: 'ROU' });
    expect(roulette.totalCount).toBeGreaterThan(0);
    expect(roulette.totalCount).toBeLessThan((await list({ gameType: 'LIVE' })).totalCount);
    expect((await list({ gameClassify: 'HOT' })).totalCount).toBe(
      (await sandbox.sandbox.platform.read('hotGames', {}, caller)).length,
    );
  });

  it('gives only games that can be played for a stake', async () => {
    const { games, totalCount } = await list({ gameType: 'RNG', minBet: 0.2, pageSize: 100 });
    expect(Math.max(...games.map(({ minBet = 99 }) => minBet))).toBe(0.2);
    expect(totalCount).toBeLessThan((await list({ gameType: 'RNG' })).totalCount);
  });

  it.each([
    ['name', (games: Game[]) => namesOf(games).map((name) => name.toLowerCase())],
    ['new', (games: Game[]) => games.map(({ isNew }) => (isNew === '1' ? 0 : 1))],
  ])('is in order by %s', async (sort, keyOf) => {
    const { games, totalCount } = await list({ gameType: 'FISH', sort, pageSize: 100 });
    const keys = keyOf(games);
    expect(keys).toEqual(keys.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
    expect(games).toHaveLength(totalCount);
  });

  it('begins with the hottest when the popular ones are asked for', async () => {
    const hot = await sandbox.sandbox.platform.read('hotGames', {}, caller);
    expect(namesOf((await list({ sort: 'popular' })).games).slice(0, 5)).toEqual(namesOf(hot).slice(0, 5));
  });

  it('finds a name in any case and with any accents, and nothing by wild cards', async () => {
    const [first] = (await list({ gameType: 'RNG' })).games;
    const name = first?.gameName ?? '';
    expect(namesOf((await list({ gameName: `  ${name.toUpperCase().replace('E', 'É')} ` })).games)).toContain(name);
    expect((await list({ gameName: '%' })).totalCount).toBe(0);
    expect((await list({ gameName: '_' })).totalCount).toBe(0);
  });
});

describe('the vendor menu', () => {
  it('has the categories in their order, with e-sport and cockfight vendors under sports', async () => {
    const { sorting, mapping, vendors } = await sandbox.sandbox.platform.read('vendors', {}, caller);
    expect(sorting.map(({ gameCategory }) => gameCategory)).toEqual(['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'LOTT', 'ELOTT']);
    expect(mapping['SPORTS']?.vendors).toEqual(expect.arrayContaining(['BTI', 'AV', 'SV3']));
    expect(Object.keys(vendors).length).toBeGreaterThanOrEqual(30);
    expect(vendors['BGS']).toMatchObject({ vassalage: 'BGS', displayName: 'Brightgate', gameType: 'RNG' });
    expect(vendors['BGS']?.gameCount).toBe((await list({ vassalage: 'BGS' })).totalCount);
    expect(vendors['LGON']?.maintenance).toBe(true);
    expect(mapping['LIVE']?.gameClassify).toEqual(
      expect.arrayContaining([
        {
          key: 'ROU',
          vendors: expect.arrayContaining(['VLVT']),
          gameCount: (await list({ gameType: 'LIVE', gameClassify: 'ROU' })).totalCount,
        },
      ]),
    );
    const counted = sorting.reduce((sum, { gameCount }) => sum + gameCount, 0);
    expect(counted).toBe((await list({})).totalCount);
  });
});

describe('hot games and winners', () => {
  it('differ from merchant to merchant and are the same every time', async () => {
    const read = async (merchantCode: string) => ({
      hot: namesOf(await sandbox.sandbox.platform.read('hotGames', {}, { ...caller, merchantCode })),
      winners: (await sandbox.sandbox.platform.read('winners', {}, { ...caller, merchantCode })).map(({ vo }) => vo.customerName),
    });
    const [lantern, harbour] = [await read(MERCHANT), await read('harbour')];
    expect(lantern.hot).not.toEqual(harbour.hot);
    expect(lantern.winners).not.toEqual(harbour.winners);
    await sandbox.db.query('delete from seeds');
    await seedSandbox(sandbox.db, [MERCHANT, 'harbour']);
    expect(await read(MERCHANT)).toEqual(lantern);
  });

  it('shows twenty masked winners, highest first, who can be followed into their game', async () => {
    const winners = await sandbox.sandbox.platform.read('winners', { limitNum: 20, gameCategory: 'ALL' }, caller);
    const amounts = winners.map(({ vo }) => vo.winAmount);
    expect(winners).toHaveLength(20);
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
    expect(winners.every(({ vo }) => /^\w{2,3}\*\*\*\d\d$/.test(vo.customerName) && vo.gameId && vo.vassalage)).toBe(true);
  });

  it('wins sums that fit the money of the home market', async () => {
    sandbox.setRelease({ ...release(), template: { ...release().template, parameters: { language: 'VN,EN' } } });
    const [winner] = await sandbox.sandbox.platform.read('winners', {}, caller);
    expect(winner?.vo.winAmount).toBeGreaterThan(100_000_000);
    expect(await sandbox.sandbox.platform.read('settings', {}, caller)).toMatchObject({
      currency: { code: 'VND', symbol: '₫', position: 'B' },
    });
  });
});
