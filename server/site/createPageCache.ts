import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { type Headers, finishBody, sizeOf } from '../http/finishedBody.ts';
import { createTaskQueue } from './createTaskQueue.ts';
import { type ReadyPage, readyPage } from './readyPage.ts';

/** How long a page is served without being rendered again. */
const FRESH_MS = 60_000;
/** An older page is still served while a new one is rendered, up to this age. */
const STALE_MS = 600_000;
/** When to try again after the platform failed. */
const RETRY_MS = 5_000;
const MAX_BYTES = 64 * 1024 * 1024;

/** What a render gives. `complete` is false when the platform failed and the page shows less than it should. */
export interface Rendered {
  readonly status: number;
  readonly html: string;
  readonly headers: Headers;
  readonly complete: boolean;
}

/** The visitor should be elsewhere. Never cached: any unknown address gives one. */
export interface Redirect {
  readonly redirect: string;
}

type Render = () => Promise<Rendered | Redirect>;

interface Entry {
  readonly page: ReadyPage;
  readonly complete: boolean;
  readonly renderedAt: number;
}

export interface PageCache {
  /** The page, if it need not be rendered again yet. */
  fresh(key: string): ReadyPage | undefined;
  /**
   * The page, rendered if need be, once for all who ask at the same time. An older page is served while the next one is
   * rendered, and when that fails.
   */
  get(key: string, render: Render): Promise<ReadyPage | Redirect>;
}

/** Carries a redirect past the cache, which stores everything that is not thrown. */
class RedirectThrown extends Error {
  readonly to: Redirect;

  constructor(to: Redirect) {
    super(to.redirect);
    this.to = to;
  }
}

/**
 * Caches finished pages in memory, the least used dropped first.
 *
 * @param now Milliseconds that only grow, more than 0.
 * @param shrinks Whether pages are compressed as small as they get once they have been sent.
 */
export function createPageCache({ log, now, shrinks }: { log: Logger; now: () => number; shrinks: boolean }): PageCache {
  const pages = new LRUCache<string, Entry, Render>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ page }) => sizeOf(page.body),
    ttl: FRESH_MS,
    perf: { now },
    ttlResolution: 0,
    noDeleteOnStaleGet: true,
    ignoreFetchAbort: true, // a page that is dropped while it is rendered still reaches who waits for it
    async fetchMethod(key, before, { options, context: render }) {
      try {
        const rendered = await render();
        if ('redirect' in rendered) throw new RedirectThrown(rendered);
        if (!rendered.complete) options.ttl = RETRY_MS;
        return !rendered.complete && before ? before : await entryOf(key, rendered, before);
      } catch (error) {
        if (before === undefined || error instanceof RedirectThrown) throw error;
        log.error({ err: error, key }, 'a page could not be rendered; the previous one is served');
        options.ttl = RETRY_MS;
        return before;
      }
    },
  });

  const shrinkLater = createTaskQueue(shrink, (error, key) => log.error({ err: error, key }, 'a page could not be compressed'));

  async function shrink(key: string): Promise<void> {
    const page = pages.peek(key)?.page;
    if (page === undefined) return;
    const small = readyPage(page, await finishBody(page.body.bytes.identity, 'small'));
    const entry = pages.peek(key);
    if (entry?.page === page) pages.set(key, { ...entry, page: small }, { noUpdateTTL: true });
  }

  async function entryOf(key: string, rendered: Rendered, before: Entry | undefined): Promise<Entry> {
    const { complete } = rendered;
    const body = await finishBody(Buffer.from(rendered.html), 'fast');
    const isSame = before?.page.body.etag === body.etag && before.complete === complete;
    if (shrinks && complete && !isSame) setImmediate(shrinkLater, key); // once the entry is stored
    return { page: isSame ? before.page : readyPage(rendered, body), complete, renderedAt: now() };
  }

  return {
    fresh: (key) => pages.get(key)?.page,
    async get(key, render) {
      const old = pages.peek(key, { allowStale: true });
      const allowStale = old !== undefined && now() - old.renderedAt <= STALE_MS;
      try {
        return (await pages.forceFetch(key, { context: render, allowStale })).page;
      } catch (error) {
        if (error instanceof RedirectThrown) return error.to;
        throw error;
      }
    },
  };
}
