import type { Page } from 'playwright-core';
import { openBrowser } from '../lib/phone.ts';
import { serveBeside } from '../lib/serveBeside.ts';
import type { Livery } from '../lib/startLivery.ts';
import { median, ratio } from '../lib/stats.ts';
import { number, printTable } from '../lib/table.ts';
import { allInPage } from './allInPage.ts';
import { type ScrollFigures, measureScroll } from './measureScroll.ts';

const TOTAL = 10_000;

/** Lets the platform offer a category of many games. */
const offerManyGames = (page: Page) =>
  page.route('**/wps/relay/GCSGAME_gameList?*', async (route) => {
    const query = new URL(route.request().url()).searchParams;
    const [pageNo, pageSize] = [Number(query.get('pageNo')), Number(query.get('pageSize'))];
    const first = (pageNo - 1) * pageSize;
    const games = Array.from({ length: Math.max(0, Math.min(pageSize, TOTAL - first)) }, (_game, offset) => ({
      gameId: `M${first + offset}`,
      nodeId: first + offset,
      gameName: `Game ${first + offset + 1}`,
      gameType: 'RNG',
      vassalage: 'NOVR',
      iconUrl: `/art/games/NOVR-0${10 + (offset % 9)}`,
    }));
    const value = { games, pageNum: pageNo, totalPages: Math.ceil(TOTAL / pageSize), totalCount: TOTAL };
    await route.fulfill({ json: { success: true, value } });
  });

/** Scrolling a category of ten thousand games, beside a page that holds all of them. */
export async function benchList(livery: Livery, rounds: number): Promise<void> {
  const origin = livery.merchant('aurora'); // loads by itself
  const peer = await serveBeside(
    new Map([['/', { type: 'text/html; charset=utf-8', body: Buffer.from(allInPage(TOTAL)) }]]),
    origin,
  );
  const targets = [
    { name: 'game list', url: `${origin}/m/slot-games?sort=name&page=667`, tile: '[aria-posinset]', prepare: offerManyGames },
    { name: 'PEER all in the page', url: `${peer.url}/`, tile: '.tile', prepare: undefined },
  ] as const;
  const figures = new Map<string, ScrollFigures[]>(targets.map(({ name }) => [name, []]));
  const browser = await openBrowser();
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, url, tile, prepare } of targets) figures.get(name)?.push(await measureScroll(browser, url, tile, prepare));
  }
  await browser.close();
  peer.stop();

  const of = (name: string, key: keyof ScrollFigures) => (figures.get(name) ?? []).map((one) => one[key]);
  const columns = ['dropped', 'longest', 'blank', 'heap', 'nodes'] as const;
  printTable(`Scrolling ${TOTAL} games: CPU at a quarter, ${rounds} rounds, medians`, [
    ['target', 'late frames %', 'longest ms', 'blank %', 'heap MB', 'nodes'],
    ...targets.map(({ name }) => [name, ...columns.map((key) => number(median(of(name, key)), 1))]),
  ]);
  const beside = (key: keyof ScrollFigures) => {
    const { value, low, high } = ratio(of('game list', key), of('PEER all in the page', key));
    return `${value.toFixed(2)}x (${low.toFixed(2)} to ${high.toFixed(2)})`;
  };
  console.log(`\nbeside all in the page: nodes ${beside('nodes')}, aim 0.1x; heap ${beside('heap')}`);
}
