import type { Browser, CDPSession, Page } from 'playwright-core';
import { openPhone } from '../lib/phone.ts';

export interface ScrollFigures {
  /** Frames that came later than two of the screen's, of a hundred. */
  readonly dropped: number;
  /** Longest time between two frames, in ms. */
  readonly longest: number;
  /** Script memory after the scroll, garbage collected, in MB. */
  readonly heap: number;
  /** Nodes of the page after the scroll. */
  readonly nodes: number;
  /** Samples whose middle of the screen held no tile, of a hundred. */
  readonly blank: number;
}

const STEPS = 150;
const STEP_PX = 400;
/** Pause between two steps: a hard fling. */
const STEP_MS = 16;
/** Two frames of a screen of 60 Hz, and a little. */
const LATE_MS = 36;

/** Runs in the page: notes when each frame came and whether a tile stood in the middle. */
function watchFrames(tile: string) {
  const seen = { times: [] as number[], blank: 0 };
  Object.assign(globalThis, { benchFrames: seen });
  const note = (time: number) => {
    seen.times.push(time);
    requestAnimationFrame(note);
    // After everything else of this frame, as it is painted. One of the two points is not between two rows.
    setTimeout(() => {
      const isTile = (y: number) => document.elementFromPoint(innerWidth * 0.2, y)?.closest(tile);
      if (!isTile(innerHeight / 2) && !isTile(innerHeight / 2 + 24)) seen.blank += 1;
    });
  };
  requestAnimationFrame(note);
}

async function metric(cdp: CDPSession, name: string): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find((each) => each.name === name)?.value ?? 0;
}

/**
 * Scrolls down a long list and watches.
 *
 * @param prepare Before the page is opened: what the platform answers.
 * @param tile Selector of a tile.
 */
export async function measureScroll(
  browser: Browser,
  url: string,
  tile: string,
  prepare: (page: Page) => Promise<unknown> = async () => undefined,
): Promise<ScrollFigures> {
  const { context, page, cdp } = await openPhone(browser, { throttled: false });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await context.addCookies([{ name: 'age', value: '99', url }]); // nothing lies over the page
  // A service worker would ask the platform itself, past what `prepare` answers.
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  await prepare(page);
  await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
  await page.keyboard.press('Shift');
  await page.locator(tile).first().waitFor({ timeout: 60_000 });
  await page.waitForTimeout(2000); // a measure, no test: first reads and pictures are over before frames are watched
  await page.evaluate(watchFrames, tile);
  for (let step = 0; step < STEPS; step += 1) {
    await page.mouse.wheel(0, STEP_PX);
    await page.waitForTimeout(STEP_MS); // the pace of a thumb
  }
  await page.waitForTimeout(500); // what the last step asked for counts too
  const { times, blank } = await page.evaluate(
    () => (globalThis as unknown as { benchFrames: { times: number[]; blank: number } }).benchFrames,
  );
  await cdp.send('HeapProfiler.collectGarbage');
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
  const figures = {
    dropped: (100 * gaps.filter((gap) => gap > LATE_MS).length) / gaps.length,
    longest: Math.max(...gaps),
    heap: (await metric(cdp, 'JSHeapUsedSize')) / 1e6,
    nodes: await metric(cdp, 'Nodes'),
    blank: (100 * blank) / times.length,
  };
  await context.close();
  return figures;
}
