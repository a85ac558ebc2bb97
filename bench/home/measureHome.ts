import type { Browser } from 'playwright-core';
import { openPhone, spentMs } from '../lib/phone.ts';
import { median } from '../lib/stats.ts';
import { pressMenu, watchPage } from './watchPage.ts';

export interface HomeFigures {
  readonly fcp: number;
  readonly lcp: number;
  readonly cls: number;
  /** Blocking since navigation until the page was quiet, nobody having touched it. */
  readonly blocking: number;
  readonly mainThread: number;
  readonly requests: number;
  /** Bytes on the wire until quiet, by kind. */
  readonly bytes: Readonly<Record<string, number>>;
  readonly scriptBeforeLcp: number;
  /** Script in all after a first touch: bytes of the files as they are sent, without the headers before them. */
  readonly scriptAlive: number;
}

interface Loaded {
  readonly kind: string;
  readonly bytes: number;
  readonly headers: number;
  readonly atMs: number;
}

const QUIET_MS = 2500;
const LONGEST_MS = 30_000;

/** One cold visit that nobody touches until it is quiet; then one touch, and quiet again. */
export async function measureHome(browser: Browser, url: string): Promise<HomeFigures> {
  const { context, page, cdp } = await openPhone(browser);
  const kinds = new Map<string, string>();
  const headers = new Map<string, number>();
  const loaded: Loaded[] = [];
  let start = 0;
  let last = Date.now();
  cdp.on('Network.requestWillBeSent', ({ requestId, type, timestamp }) => {
    start ||= timestamp;
    kinds.set(requestId, type ?? 'Other');
    last = Date.now();
  });
  cdp.on('Network.responseReceived', ({ requestId, response }) => headers.set(requestId, response.encodedDataLength));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    loaded.push({ kind, bytes: encodedDataLength, headers: headers.get(requestId) ?? 0, atMs: (timestamp - start) * 1000 });
    last = Date.now();
  });
  const quiet = async () => {
    const begun = Date.now();
    last = begun;
    while (Date.now() - last < QUIET_MS && Date.now() - begun < LONGEST_MS)
      await new Promise((resolve) => setTimeout(resolve, 100));
  };

  await page.addInitScript(watchPage);
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  await quiet();
  const seen = await page.evaluate(() => ({
    ...(globalThis as unknown as { benchSeen: { fcp: number; lcp: number; cls: number; blocking: number } }).benchSeen,
  }));
  const mainThread = (await spentMs(cdp)).all;
  const untouched = [...loaded];
  await page.keyboard.press('Shift'); // wakes our page, and follows no link of any
  await quiet();
  await context.close();

  const scripts = loaded.filter(({ kind }) => kind === 'Script');
  const sum = (files: readonly Loaded[]) => files.reduce((total, { bytes }) => total + bytes, 0);
  const bytes: Record<string, number> = { total: sum(untouched) };
  for (const { kind, bytes: size } of untouched) bytes[kind] = (bytes[kind] ?? 0) + size;
  return {
    ...seen,
    mainThread,
    bytes,
    requests: untouched.length,
    scriptBeforeLcp: sum(untouched.filter(({ kind, atMs }) => kind === 'Script' && atMs <= seen.lcp)),
    scriptAlive: scripts.reduce((total, file) => total + file.bytes - file.headers, 0),
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
