import express from 'express';
import request from 'supertest';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CallAnswer, CallName, Params } from '#schemas/declare/calls/declaredCalls.ts';
import type { Game } from '#schemas/declare/platform/games.schema.ts';
import { resolveSite } from '#schemas/release/resolve/resolveSite.ts';
import type { LiveSite } from '../platform/LiveSite.ts';
import type { OpenPlatform } from '../platform/OpenPlatform.ts';
import { refuse } from '../playerCalls/refusals.ts';
import { createGameSearch } from './createGameSearch.ts';
import { withGameSearch } from './withGameSearch.ts';

const game = (nodeId: number, gameName: string, more: Partial<Game> = {}): Game => ({
  gameId: `G${nodeId}`,
  nodeId,
  gameName,
  gameType: 'RNG',
  vassalage: 'NOVR',
  iconUrl: '/art/none',
  ...more,
});

const liveAt = (revision: number, stakeSteps: number[] = []): LiveSite => ({
  revision,
  full: resolveSite({
    schemaVersion: 5,
    template: {
      templateId: 'T',
      merchantCode: 'aurora',
      version: 'base',
      parameters: { language: 'EN,CN' },
      behaviour: { lobby: { stakeSteps } },
    },
  }).full,
});
/** 150 games on two pages. The platform's own search finds nothing. */
const usual = Array.from({ length: 150 }, (_, nodeId) => game(nodeId, nodeId === 149 ? 'Emperor Koi' : `Game ${nodeId}`));

let games: readonly Game[];
let isDown: boolean;
let isClosed: boolean;
let asked: { call: CallName; params: Params }[];
let live: LiveSite;
let time: number;
beforeEach(() => {
  games = usual;
  isDown = false;
  isClosed = false;
  asked = [];
  live = liveAt(1);
  time = 0;
});

/** Answers of a platform with a catalogue of `games`, the last of which has a Chinese name. */
function answerOf(call: CallName, { gameName, pageNo = 1, pageSize = 36, language }: Params): unknown {
  if (isDown) throw refuse('platform.unreachable');
  if (call === 'hotGames') return [game(7, 'Game 7')];
  if (call === 'vendors')
    return {
      sorting: [],
      mapping: {},
      vendors: { NOVR: { vassalage: 'NOVR', displayName: 'Nova Reel', gameType: 'RNG', maintenance: isClosed } },
    };
  if (gameName !== undefined) return { games: [], pageNum: 1, totalPages: 0, totalCount: 0 };
  const size = Number(pageSize);
  const own = games.slice((Number(pageNo) - 1) * size, Number(pageNo) * size);
  return {
    games: own.map((one) => (language === 'CN' && one.nodeId < 3 ? { ...one, gameName: `游戏${one.nodeId}` } : one)),
    pageNum: Number(pageNo),
    totalPages: Math.ceil(games.length / size),
    totalCount: games.length,
  };
}

const platform = {
  async read<C extends CallName>(call: C, params: Params): Promise<CallAnswer<C>> {
    asked.push({ call, params });
    return answerOf(call, params) as CallAnswer<C>; // of the calls that a search makes
  },
};
const log = { warn: () => undefined, error: () => undefined };
const opened = (): OpenPlatform => ({
  platform,
  messenger: undefined,
  routers: [(_req, res) => void res.json({ from: 'the platform' })],
  files: [],
  answerFromCache: () => true,
  demoAccounts: [],
  close: () => undefined,
});
const search = () => createGameSearch({ platform, liveSite: () => live, log, now: () => time });
const found = async (from: ReturnType<typeof search>, params: Params) =>
  (await from.answer('aurora', params))?.games.map(({ gameName }) => gameName);

describe('the index', () => {
  it('is of all pages of the catalogue, hot games first, with the names of every language', async () => {
    const own = search();
    expect(await found(own, { gameName: 'emporer', language: 'EN' })).toEqual(['Emperor Koi']);
    expect((await found(own, { gameName: 'game', language: 'EN', pageSize: 2 }))?.[0]).toBe('Game 7');
    expect(await found(own, { gameName: 'youxi', language: 'CN' })).toEqual(['游戏0', '游戏1', '游戏2']);
    expect(await found(own, { gameName: 'youxi', language: 'EN' })).toEqual(['Game 0', 'Game 1', 'Game 2']);
  });

  it('is read once for all searches, again when its time is over, and after a release', async () => {
    const own = search();
    const reads = () => asked.filter(({ call }) => call === 'hotGames').length;
    await Promise.all([found(own, { gameName: 'koi' }), found(own, { gameName: 'emperor' })]);
    expect(reads()).toBe(1);
    time += 15 * 60_000;
    games = [game(1, 'New Moon')];
    expect(await found(own, { gameName: 'koi' })).toEqual(['Emperor Koi']); // the old index answers meanwhile
    await expect.poll(() => found(own, { gameName: 'new moon' })).toEqual(['New Moon']);
    live = liveAt(2);
    await found(own, { gameName: 'koi' });
    expect(reads()).toBe(3);
  });

  it('that cannot be read leaves searches to the platform, and is tried again later', async () => {
    const own = search();
    isDown = true;
    expect(await own.answer('aurora', { gameName: 'koi' })).toBeUndefined();
    const before = asked.length;
    expect(await own.answer('aurora', { gameName: 'koi' })).toBeUndefined();
    expect(asked.length).toBe(before);
    isDown = false;
    time += 60_000;
    expect(await found(own, { gameName: 'koi' })).toEqual(['Emperor Koi']);
  });
});

describe('the filters of a search', () => {
  beforeEach(() => {
    games = [
      game(1, 'Moon A', { isNew: '1', minBet: 5 }),
      game(2, 'Moon B', { gameType: 'FISH', minBet: 1 }),
      game(3, 'Moon C', { vassalage: 'FANC', classify: ['ASIA'] }),
    ];
  });

  it.each<[params: Params, expected: string[]]>([
    [{}, ['Moon A', 'Moon B', 'Moon C']],
    [{ gameType: 'FISH' }, ['Moon B']],
    [{ vassalage: 'FANC,OTHER' }, ['Moon C']],
    [{ gameClassify: 'ASIA' }, ['Moon C']],
    [{ isNew: '1' }, ['Moon A']],
    [{ minBet: '2' }, ['Moon B']],
    [{ pageSize: 2, pageNo: 2 }, ['Moon C']],
    [{ sort: 'name' }, ['Moon A', 'Moon B', 'Moon C']],
  ])('%o', async (params, expected) => {
    expect(await found(search(), { gameName: 'moon', ...params })).toEqual(expected);
  });
});

describe('filters that only the index knows', () => {
  beforeEach(() => {
    games = [
      game(1, 'Moon A', { volatility: 'HIGH', rtp: 96.5, minBet: 5, freeplay: 1 }),
      game(2, 'Moon B', { volatility: 'LOW', rtp: 94.2, minBet: 1, freeplay: 0 }),
      game(3, 'Sun C', { volatility: 'HIGH', rtp: 97, minBet: 1, freeplay: 1, vassalage: 'FANC', classify: ['ASIA'] }),
      game(4, 'Shark', { gameType: 'FISH', minBet: 1 }),
    ];
    live = liveAt(1, [100, 500]);
  });

  it.each<[params: Params, expected: string[]]>([
    [{ volatility: 'HIGH' }, ['Moon A', 'Sun C']],
    [{ volatility: 'LOW,HIGH', minRtp: '96' }, ['Moon A', 'Sun C']],
    [{ freeplay: 1, minBet: '1' }, ['Sun C']],
    [{ volatility: 'HIGH', gameName: 'moon' }, ['Moon A']],
    [{ minRtp: 94, pageSize: 1, pageNo: 3 }, ['Sun C']],
  ])('%o leaves games in the platform’s order', async (params, expected) => {
    expect(await found(search(), params)).toEqual(expected);
  });

  const facetsOf = async (params: Params) => (await search().answer('aurora', { facets: 1, ...params }))?.facets;

  it('count what each choice would leave, the other choices kept', async () => {
    expect(await facetsOf({ gameType: 'RNG', volatility: 'HIGH', minBet: '1' })).toEqual({
      vendors: { NOVR: 0, FANC: 1 },
      classes: { ASIA: 1 },
      volatility: { HIGH: 1, LOW: 1 },
      rtp: { 94: 1, 95: 1, 96: 1, 97: 1 },
      stakes: { 1: 1, 5: 2 },
      freeplay: { 1: 1 },
    });
  });

  it('have no choices where no game of the category says anything', async () => {
    expect(await facetsOf({ gameType: 'FISH' })).toEqual({
      vendors: { NOVR: 1 },
      classes: {},
      volatility: {},
      rtp: {},
      stakes: { 1: 1, 5: 1 },
      freeplay: {},
    });
  });

  it('count among what a search finds', async () => {
    expect(await facetsOf({ gameName: 'moon' })).toMatchObject({ volatility: { HIGH: 1, LOW: 1 }, vendors: { NOVR: 2 } });
  });

  it('are refused where there is no index: the platform would list what was not asked for', async () => {
    isDown = true;
    await expect(search().answer('aurora', { volatility: 'HIGH' })).rejects.toMatchObject({ errorCode: 'platform.unreachable' });
    expect(await search().answer('aurora', { facets: 1 })).toBeUndefined();
  });
});

describe('a player’s call', () => {
  const app = () => {
    const { routers } = withGameSearch(opened(), { liveSite: () => live, log });
    return express().use(...routers);
  };
  const ask = (query: string) => request(app()).get(`/wps/relay/GCSGAME_gameList?${query}`).set('Host', 'aurora.localhost');

  it('that searches is answered from the index, with studios that it names and what may have been meant', async () => {
    const { body, headers } = await ask('gameName=nova+reel&pageSize=1&language=EN');
    expect(body).toMatchObject({
      success: true,
      value: { totalCount: 150, totalPages: 150, found: { vendors: ['NOVR'], categories: [] }, suggestions: [] },
    });
    expect(headers['cache-control']).toBe('public, max-age=60');
    expect((await ask('gameName=emperor+game')).body).toMatchObject({
      value: { totalCount: 0, suggestions: ['Emperor Koi', 'Game 7', 'Game 0'] },
    });
  });

  it.each([
    ['that searches for nothing', 'gameName=&pageNo=1'],
    ['that lists', 'gameType=RNG'],
    ['that the platform has to refuse', `gameName=${'a'.repeat(200)}`],
    ['with a parameter twice', 'gameName=koi&gameName=emperor'],
  ])('%s is the platform’s', async (_what, query) => {
    expect((await ask(query)).body).toEqual({ from: 'the platform' });
  });

  it('with a filter of the index is refused where there is none', async () => {
    isDown = true;
    const { status, body } = await ask('volatility=HIGH');
    expect([status, body]).toEqual([502, expect.objectContaining({ success: false, errorCode: 'platform.unreachable' })]);
  });

  it('names as under maintenance what is so now, not when the catalogue was read', async () => {
    const own = search();
    const closed = async () => (await own.answer('aurora', { gameName: 'koi' }))?.games.map(({ maintenance }) => maintenance);
    expect(await closed()).toEqual([false]);
    isClosed = true;
    time += 29_000;
    expect(await closed()).toEqual([false]);
    time += 1_000;
    expect(await closed()).toEqual([true]);
  });

  it('is the platform’s where there is no index', async () => {
    isDown = true;
    expect((await ask('gameName=koi')).body).toEqual({ from: 'the platform' });
  });
});

it('a page that is rendered here is answered from the index too', async () => {
  const { platform: searching } = withGameSearch(opened(), { liveSite: () => live, log });
  const caller = { merchantCode: 'aurora', ip: '127.0.0.1' };
  expect(await searching.read('games', { gameName: 'emporer koi' }, caller)).toMatchObject({ totalCount: 1 });
  expect(await searching.read('games', {}, caller)).toMatchObject({ totalCount: 150 });
});

it('the platform’s kept answers are not given to a search', () => {
  const { answerFromCache } = withGameSearch(opened(), { liveSite: () => live, log });
  const answers = (url: string) => answerFromCache({ url } as never, {} as never); // the fake looks at neither
  expect(answers('/wps/relay/GCSGAME_gameList?gameName=koi')).toBe(false);
  expect(answers('/wps/relay/GCSGAME_gameList?pageNo=1&volatility=HIGH')).toBe(false);
  expect(answers('/wps/relay/GCSGAME_gameList?pageNo=1')).toBe(true);
});
