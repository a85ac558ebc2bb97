import { type Browser, type BrowserContext, type CDPSession, type Page, chromium } from 'playwright-core';
import { chromiumLaunchOptions, ensureChromium } from '../../scripts/browser.mjs';
import { slowLink } from './slowLink.ts';

/** The phone that every figure is measured on: a quarter of this machine's speed on slow 4G. */
export const PHONE = { width: 390, height: 844, cpuSlowdown: 4, latencyMs: 150, downKbit: 1600, upKbit: 750 } as const;

/** The TypeScript loader wraps named functions in a helper, which functions that run in the page then miss. */
export const ESBUILD_NAME_SHIM = 'globalThis.__name = (named) => named';

export async function openBrowser(): Promise<Browser> {
  await ensureChromium();
  return chromium.launch(chromiumLaunchOptions(['--disable-background-networking', '--disable-component-update']));
}

export interface PhonePage {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly cdp: CDPSession;
}

interface PhoneSetting {
  /** False leaves network and CPU alone. */
  readonly throttled?: boolean;
  readonly serviceWorkers?: 'allow' | 'block';
}

/** A fresh phone with an empty cache. */
export async function openPhone(
  browser: Browser,
  { throttled = true, serviceWorkers = 'allow' }: PhoneSetting = {},
): Promise<PhonePage> {
  const link = throttled ? await slowLink(PHONE) : undefined;
  const context = await browser.newContext({
    viewport: { width: PHONE.width, height: PHONE.height },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'en-US',
    serviceWorkers,
    ...(link ? { proxy: { server: link.url, bypass: '<-loopback>' } } : {}),
  });
  context.once('close', () => link?.stop());
  await context.addInitScript(ESBUILD_NAME_SHIM);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Performance.enable');
  if (throttled) await cdp.send('Emulation.setCPUThrottlingRate', { rate: PHONE.cpuSlowdown });
  return { context, page, cdp };
}

/** What the main thread has spent since navigation, in ms: `work` is script, style and layout, `all` everything. */
export async function spentMs(cdp: CDPSession): Promise<{ readonly work: number; readonly all: number }> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const of = (wanted: string) => (metrics.find(({ name }) => name === wanted)?.value ?? 0) * 1000;
  return { work: of('ScriptDuration') + of('LayoutDuration') + of('RecalcStyleDuration'), all: of('TaskDuration') };
}
