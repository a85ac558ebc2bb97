import type { Browser, Page } from 'playwright-core';
import { openBrowser, openPhone } from '../lib/phone.ts';
import type { Livery } from '../lib/startLivery.ts';
import { median, ratio } from '../lib/stats.ts';
import { number, printTable } from '../lib/table.ts';

interface SearchFigures {
  /** From the last key to results on the screen, in ms. */
  readonly answered: number;
  /** The pause in typing and one call of the platform, without a page around it. */
  readonly limit: number;
  /** From a press on another category to its games, in ms. */
  readonly switched: number;
  /** The same category as a page of its own, from its address. */
  readonly loaded: number;
}

/** Pause in typing that the preset sets. */
const PAUSE_MS = 250;

/** Runs in the page: from the next key or press on it waits until the first tile shows another game, and records how long that took. */
function watchFirst(before: string) {
  let from = 0;
  const begin = () => (from ||= performance.now());
  for (const type of ['keydown', 'click']) addEventListener(type, begin, { once: true, capture: true });
  Reflect.deleteProperty(globalThis, 'benchTook');
  const look = () => {
    const text = document.querySelector<HTMLElement>('[aria-posinset]')?.innerText ?? '';
    if (from > 0 && text !== '' && text !== before) Object.assign(globalThis, { benchTook: performance.now() - from });
    else requestAnimationFrame(look);
  };
  look();
}

/** What `watchFirst` has recorded, in ms. */
async function took(page: Page): Promise<number> {
  await page.waitForFunction(() => 'benchTook' in globalThis, undefined, { timeout: 30_000 });
  return page.evaluate(() => (globalThis as unknown as { benchTook: number }).benchTook);
}

async function measure(browser: Browser, origin: string): Promise<SearchFigures> {
  const { context, page } = await openPhone(browser);
  await context.addCookies([{ name: 'age', value: '99', url: origin }]); // nothing lies over the page
  const first = () => page.locator('[aria-posinset]').first().innerText();
  await page.goto(`${origin}/m/slot-games`, { waitUntil: 'load', timeout: 60_000 });
  await page.keyboard.press('Shift');
  await page.waitForTimeout(6000); // a measure, no test: the player and all that it loads when idle must not be timed with the search
  const before = await first();
  await page.getByRole('searchbox').pressSequentially('gol', { delay: 120 });
  await page.evaluate(watchFirst, before);
  await page.keyboard.press('d');
  const answered = await took(page);
  const called = await page.evaluate(async () => {
    const from = performance.now();
    await (await fetch('/wps/relay/GCSGAME_gameList?gameType=RNG&pageNo=1&pageSize=15&gameName=gold&language=EN&t=1')).json();
    return performance.now() - from;
  });

  await page.goto(`${origin}/m/gameCenter?gameType=RNG`, { waitUntil: 'load', timeout: 60_000 });
  await page.keyboard.press('Shift');
  await page.waitForTimeout(6000); // as above: only the switch is to be timed
  const slots = await first();
  await page.evaluate(watchFirst, slots);
  await page.locator('nav a[href$="gameType=LIVE"]').click();
  const switched = await took(page);

  const from = Date.now();
  await page.goto(`${origin}/m/live-games`, { waitUntil: 'commit', timeout: 60_000 });
  await page.locator('[aria-posinset]').first().waitFor();
  const loaded = Date.now() - from;
  await context.close();
  return { answered, limit: PAUSE_MS + called, switched, loaded };
}

/** From a key to results, and from one category to another. */
export async function benchSearch(livery: Livery, rounds: number): Promise<void> {
  const browser = await openBrowser();
  const figures: SearchFigures[] = [];
  for (let round = 0; round < rounds; round += 1) figures.push(await measure(browser, livery.merchant('aurora')));
  await browser.close();
  const of = (key: keyof SearchFigures) => figures.map((one) => one[key]);
  printTable(`Finding: CPU at a quarter, slow 4G, ${rounds} rounds, medians`, [
    ['what', 'ms'],
    ['last key to results', number(median(of('answered')))],
    ['LIMIT pause in typing and one call', number(median(of('limit')))],
    ['category switched in the game centre', number(median(of('switched')))],
    ['PEER the category loaded as a page', number(median(of('loaded')))],
  ]);
  const beside = (key: keyof SearchFigures, other: keyof SearchFigures) => {
    const { value, low, high } = ratio(of(key), of(other));
    return `${value.toFixed(2)}x (${low.toFixed(2)} to ${high.toFixed(2)})`;
  };
  console.log(
    `\nresults beside their limit ${beside('answered', 'limit')}, aim 1.3x; switch beside a page ${beside('switched', 'loaded')}, aim 0.5x`,
  );
}
