import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FavouriteListAnswer, RecentListAnswer } from '#schemas/declare/platform/play.schema.ts';
import { loginAs } from '../testing/encryptLogin.ts';
import { type TestSandbox, startTestSandbox } from '../testing/startTestSandbox.ts';
import { MAX_RECENTS } from '../calls/limits.ts';

let sandbox: TestSandbox;
let authorization: string;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  authorization = await loginAs(sandbox, 'demospecial');
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  for (const table of ['favourites', 'recent_games', 'counters']) await sandbox.db.query(`delete from ${table}`);
});

const write = (method: 'POST' | 'DELETE', operation: string, nodeId: number, token = authorization) =>
  sandbox.call(method, `/wps/relay/${operation}`, { json: { nodeId }, headers: { authorization: token } });
const add = (nodeId: number, token?: string) => write('POST', 'MCSFE_addFavoriteGameV2', nodeId, token);
const remove = (nodeId: number) => write('DELETE', 'MCSFE_removeFavoriteGameV2', nodeId);
const played = (nodeId: number) => write('POST', 'MCS2_addRecentGame', nodeId);
const get = async (path: string, token = authorization) =>
  (await sandbox.call('GET', `/wps/relay/${path}`, { headers: { authorization: token } })).body.value;
const ids = (token?: string) => get('MCSFE_getFavoriteGames?pageNo=1&pageSize=100', token);
// The contract test has checked both shapes.
const favourites = async (query = '') => (await get(`MCSFE_getFavoriteGamesList?${query}`)) as FavouriteListAnswer;
const recents = async (query = '') => (await get(`GCS_recentGame?${query}`)) as RecentListAnswer;

describe('favourites', () => {
  it('are added once, newest first, and removed', async () => {
    for (const nodeId of [10_001, 10_050, 10_001]) expect((await add(nodeId)).status).toBe(200);
    expect(await ids()).toEqual([10_050, 10_001]);
    expect((await remove(10_050)).status).toBe(200);
    expect((await remove(10_050)).status).toBe(200);
    expect(await ids()).toEqual([10_001]);
  });

  it('are listed in pages, of a kind and of a vendor', async () => {
    for (let nodeId = 10_001; nodeId <= 10_020; nodeId += 1) await add(nodeId);
    const { content, ...page } = await favourites('pageNo=2&pageSize=15');
    expect([content.length, page]).toEqual([5, { pageNum: 2, pageSize: 15, totalPages: 2, totalCount: 20 }]);
    expect(content.at(-1)?.nodeId).toBe(10_001);
    expect((await favourites('gameType=LIVE')).content).toEqual([]);
    const [vendor] = content.map(({ vassalage }) => vassalage);
    const ofVendor = (await favourites(`gameType=RNG&vendor=${vendor}`)).content;
    expect(ofVendor.length).toBeGreaterThan(0);
    expect(ofVendor.every(({ vassalage }) => vassalage === vendor)).toBe(true);
  });

  it('belong to one member', async () => {
    await add(10_001);
    expect(await ids(await loginAs(sandbox, 'demotrial'))).toEqual([]);
  });

  it('refuse unknown games, guests, and more than anybody adds by hand', async () => {
    expect((await add(1)).body.errorCode).toBe('game.unknown');
    expect((await add(10_001, 'no such token')).body.errorCode).toBe('session.expired');
    expect((await sandbox.call('GET', '/wps/relay/MCSFE_getFavoriteGames')).body.errorCode).toBe('session.missing');
    sandbox.setLimits({ libraryWritesPerAccount: { count: 3, windowMs: 60_000 } });
    await Promise.all([add(10_001), add(10_002), add(10_003)]);
    expect((await add(10_004)).status).toBe(429);
    sandbox.setLimits({ libraryWritesPerAccount: { count: 10_000, windowMs: 60_000 } });
  });

  it('are at most 500', async () => {
    await sandbox.db.query(
      `insert into favourites (account_id, game_id) select a.id, g.game_id
       from accounts a, (select game_id from games where node_id > 10001 limit 500) g
       where a.username = 'demospecial' and a.merchant_code = 'lantern'`,
    );
    expect((await add(10_001)).body.errorCode).toBe('favourites.full');
  });
});

describe('recently played games', () => {
  it('begin with the last one, each once', async () => {
    for (const nodeId of [10_001, 10_002, 10_003, 10_001]) await played(nodeId);
    expect((await recents()).list.map(({ nodeId }) => nodeId)).toEqual([10_001, 10_003, 10_002]);
    expect(await recents('page=2&pageSize=2&clientType=2')).toMatchObject({ totalPages: 2, list: [{ nodeId: 10_002 }] });
  });

  it.each(['vendor', 'vassalage'])('are filtered by %s', async (name) => {
    for (const nodeId of [10_001, 10_002, 10_003]) await played(nodeId);
    const [newest] = (await recents()).list;
    const { list } = await recents(`${name}=${newest?.vassalage}`);
    expect(list.map(({ nodeId }) => nodeId)).toEqual([10_003]);
  });

  it('are forgotten from the oldest on', async () => {
    for (let nodeId = 10_001; nodeId <= 10_001 + MAX_RECENTS; nodeId += 1) await played(nodeId);
    const { list, totalCount } = await recents('pageSize=100');
    expect(totalCount).toBe(MAX_RECENTS);
    expect(list.at(-1)?.nodeId).toBe(10_002);
  });
});
