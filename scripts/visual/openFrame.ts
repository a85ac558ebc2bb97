import type { Browser, Page } from '@playwright/test';
import { PREVIEW_CHANNEL, previewEnvelope } from '#schemas/edges/preview/previewMessage.schema.ts';
import type { FramePage } from '#schemas/edges/preview/framePage.schema.ts';
import type { Site } from '#schemas/release/resolve/site.ts';
import { opensOverHome } from '#schemas/declare/pages/addresses.ts';
import { CSRF_HEADER } from '#schemas/edges/api/session.schema.ts';
import { operator } from '../../e2e/fixtures/server.ts';
import { drawAll, steady } from '../../e2e/fixtures/steady.ts';
import { takeSettled } from './takeSettled.ts';
import type { Visit } from './visits.ts';

/** The phone of the pictures, in CSS px. */
const PHONE = { width: 390, height: 844 };

/** As high is a picture of a form or a menu over a page, in CSS px: the longest form of the brands ends above. */
const OVER_PAGE = 1_800;

/** The longest picture, in CSS px: the part below is not compared. */
const LONGEST = 6_000;

/** Openers of a page's dialogs: those opened by the frame are named overlays. */
const OPENERS = ':is(main, dialog) button[aria-haspopup="dialog"]';

/** A screen counts as drawn when it has read nothing new for this long. */
const QUIET_MS = 700;

/** State of the messages received by the page around the frame. */
interface Heard {
  readonly frame: HTMLIFrameElement;
  settings: FramePage['settings'];
  /** When the frame's page last changed, in ms of the page's clock. */
  changedAt: number;
}

export interface MeasuringFrame {
  /** Shows a site on a screen, and looks at all of it. */
  show(site: Site, visit: Visit): Promise<void>;
  /** The settings that the current screen has read so far, by reader. */
  read(): Promise<FramePage['settings']>;
  /** Opens the dialogs of the current page one after another, and calls at each. */
  openDialogs(look: () => Promise<void>): Promise<void>;
  /** The visible page, from top to bottom, as PNG. */
  picture(visit: Visit): Promise<Buffer>;
  close(): Promise<void>;
}

/** Sends messages, and waits until the frame has said nothing for a while. */
async function sendOrders([orders, quietMs]: readonly [readonly object[], number]): Promise<void> {
  const { heard } = globalThis as unknown as { readonly heard: Heard };
  for (const order of orders) heard.frame.contentWindow?.postMessage(order, new URL(heard.frame.src).origin);
  heard.changedAt = performance.now();
  while (performance.now() - heard.changedAt < quietMs) await new Promise((resolve) => setTimeout(resolve, 50));
}

/** Puts the player's frame into a page. Gives the protocol that it speaks. */
const mountFrame = (page: Page, url: string): Promise<number> =>
  page.evaluate(
    async ([address, channel, { width, height }]) => {
      const frame = document.createElement('iframe');
      Object.assign(frame, { src: address, width, height });
      Object.assign(frame.style, { position: 'absolute', inset: '0', border: '0', maxWidth: 'none' });
      const heard: Heard = { frame, settings: [], changedAt: 0 };
      Object.assign(globalThis, { heard });
      return new Promise<number>((resolve) => {
        addEventListener('message', ({ source, data }) => {
          if (source !== frame.contentWindow || data.channel !== channel) return;
          if (data.type === 'hello') resolve(data.protocol);
          if (data.type === 'page') Object.assign(heard, { settings: data.settings ?? [], changedAt: performance.now() });
        });
        document.body.replaceChildren(frame);
      });
    },
    [url, PREVIEW_CHANNEL, PHONE] as const,
  );

/**
 * Opens the player in a frame, as the operator's tool does.
 *
 * @param port Of the server that serves both.
 * @param merchant A merchant of that server; the site of any other can be shown in its frame.
 */
export async function openFrame(browser: Browser, port: number, merchant: string): Promise<MeasuringFrame> {
  const page = await browser.newPage({ viewport: PHONE, reducedMotion: 'reduce', locale: 'en', timezoneId: 'UTC' });
  const origin = `http://localhost:${port}`;
  const post = async (path: string, data: object, headers = {}) => {
    const answer = await page.request.post(`${origin}/preview/api/${path}`, { data, headers: { origin, ...headers } });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
    return (await answer.json()) as Readonly<Record<string, string>>; // our own server's answer
  };
  const { csrf } = await post('session', operator);
  const { url = '' } = await post(`merchants/${merchant}/frame`, {}, { [CSRF_HEADER]: csrf });
  await page.goto(`${origin}/preview/`);
  const protocol = await mountFrame(page, url);
  const inner = page.frames().find((frame) => frame.parentFrame() !== null);
  if (!inner) throw new Error('The frame has gone.');
  await drawAll(inner); // a page is as high as it is once all of it is drawn
  // Parts outside the page around the frame would not be painted.
  async function resize(height: number) {
    await page.setViewportSize({ width: PHONE.width, height });
    await page.locator('iframe').evaluate((frame, size) => frame.setAttribute('height', String(size)), height);
  }
  const send = (...orders: readonly object[]) => {
    const messages = orders.map((order) => ({ ...previewEnvelope, protocol, ...order }));
    return page.evaluate(sendOrders, [messages, QUIET_MS] as const);
  };
  let revision = 0;
  return {
    async show(site, { screen, scenario }) {
      revision += 1;
      await resize(PHONE.height);
      const { path, overlay } = screen;
      await send({ type: 'show', revision, site, scenario }, { type: 'navigate', path, overlay });
      // Parts that wait until they are seen are read, too.
      await send({ type: 'scroll', y: 100_000 });
    },
    read: () => page.evaluate(() => (globalThis as unknown as { readonly heard: Heard }).heard.settings),
    async openDialogs(look) {
      const count = await inner.locator(OPENERS).count();
      for (let index = 0; index < count; index += 1) {
        const press = ([openers, at]: readonly [string, number]) => document.querySelectorAll<HTMLElement>(openers)[at]?.click();
        await inner.evaluate(press, [OPENERS, index] as const);
        await send();
        await look();
        await inner.evaluate(() => [...document.querySelectorAll('dialog[open]')].at(-1)?.dispatchEvent(new Event('cancel')));
      }
    },
    async picture({ screen }) {
      // An overlay scrolls within itself.
      const isForm = opensOverHome(new URL(screen.path, origin).pathname);
      const height =
        isForm || screen.overlay !== undefined ? OVER_PAGE : await inner.evaluate(() => document.documentElement.scrollHeight);
      await resize(Math.min(Math.max(height, PHONE.height), LONGEST));
      await send({ type: 'scroll', y: 0 });
      await steady(inner);
      const mask = [inner.locator('form img[src^="data:"]'), inner.getByRole('timer')]; // a captcha's digits differ each time
      // Home behind a form is drawn later or not at all.
      const form = inner.locator('dialog[open]');
      const shown = isForm && (await form.count()) === 1 ? form : page;
      return takeSettled(() => shown.screenshot({ animations: 'disabled', mask }));
    },
    close: () => page.close(),
  };
}
