import type { Browser } from 'playwright-core';
import { openPhone, spentMs } from '../lib/phone.ts';
import { median } from '../lib/stats.ts';
import { pressMenu, watchPage } from './watchPage.ts';

interface Painted {
  readonly fcp: number;
  readonly lcp: number;
  readonly cls: number;
}

interface Seen extends Painted {
  readonly loaded: number;
  /** 0 for a page that does not say it. */
  readonly interactive: number;
  /** Tasks of at least 50 ms. */
  readonly longTasks: readonly { readonly startMs: number; readonly ms: number }[];
}

export interface HomeFigures extends Painted {
  /** When the page was interactive by itself, in ms; one that does not say it, when it was loaded and its largest content painted. */
  readonly interactive: number;
  /** Time beyond 50 ms of the tasks that began before then, in ms. */
  readonly blocking: number;
  /** The longest of them, in ms; 0 where none took 50. */
  readonly longest: number;
  readonly mainThread: number;
  readonly requests: number;
  /** Bytes on the wire until quiet, by kind. */
  readonly bytes: Readonly<Record<string, number>>;
  readonly scriptBeforeLcp: number;
}

interface Loaded {
  readonly kind: string;
  readonly bytes: number;
  readonly atMs: number;
}

/** What the browser calls a long task. */
const BLOCKS_FROM_MS = 50;

const QUIET_MS = 2500;
const LONGEST_MS = 30_000;

/** One cold visit without an input, until it is quiet. */
export async function measureHome(browser: Browser, url: string): Promise<HomeFigures> {
  const { context, page, cdp } = await openPhone(browser);
  const kinds = new Map<string, string>();
  const loaded: Loaded[] = [];
  let start = 0;
  let last = Date.now();
  cdp.on('Network.requestWillBeSent', ({ requestId, type, timestamp, request }) => {
    start ||= timestamp;
    // Our code is downloaded by fetch and then imported from the cache.
    kinds.set(requestId, request.url.endsWith('.js') ? 'Script' : (type ?? 'Other'));
    last = Date.now();
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    loaded.push({ kind, bytes: encodedDataLength, atMs: (timestamp - start) * 1000 });
    last = Date.now();
  });
  await page.addInitScript(watchPage);
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  const begun = Date.now();
  last = begun;
  while (Date.now() - last < QUIET_MS && Date.now() - begun < LONGEST_MS)
    await new Promise((resolve) => setTimeout(resolve, 100));
  const {
    loaded: loadedAt,
    longTasks,
    ...seen
  } = await page.evaluate(() => (globalThis as unknown as { benchSeen: Seen }).benchSeen);
  const interactive = seen.interactive || Math.max(loadedAt, seen.lcp);
  const before = longTasks.filter(({ startMs }) => startMs < interactive).map(({ ms }) => ms);
  const mainThread = (await spentMs(cdp)).all;
  await context.close();

  const sum = (files: readonly Loaded[]) => files.reduce((total, { bytes }) => total + bytes, 0);
  const bytes: Record<string, number> = { total: sum(loaded) };
  for (const { kind, bytes: size } of loaded) bytes[kind] = (bytes[kind] ?? 0) + size;
  return {
    ...seen,
    interactive,
    blocking: before.reduce((total, ms) => total + ms - BLOCKS_FROM_MS, 0),
    longest: Math.max(0, ...before),
    mainThread,
    bytes,
    requests: loaded.length,
    scriptBeforeLcp: sum(loaded.filter(({ kind, atMs }) => kind === 'Script' && atMs <= seen.lcp)),
  };
}

const MENU_VISITS = 3;

/**
 * Time from navigation until pressing the menu button opens the drawer, in ms: median of a few visits of their own, for pressing
 * disturbs the rest.
 */
export async function measureMenu(browser: Browser, url: string): Promise<number> {
  const took: number[] = [];
  while (took.length < MENU_VISITS) {
    const { context, page } = await openPhone(browser);
    await page.addInitScript(watchPage);
    await page.addInitScript(pressMenu);
    await page.goto(url, { waitUntil: 'commit', timeout: 60_000 });
    const opened = await page.waitForFunction(
      () => (globalThis as unknown as { benchSeen: { menu: number } }).benchSeen.menu || false,
      undefined,
      { timeout: 60_000 },
    );
    took.push(Number(await opened.jsonValue()));
    await context.close();
  }
  return median(took);
}
