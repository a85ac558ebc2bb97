import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { compressBody, sizeOf } from '../http/responses/compressedBody.ts';
import type { Headers } from '../http/headers/commonHeaders.ts';
import { createTaskQueue } from './createTaskQueue.ts';
import { type RenderKind, RenderRefused } from './createRenderQueue.ts';
import { type CachedPage, cachedPage } from './cachedPage.ts';

/** How long a page is served without being rendered again. */
const FRESH_MS = 60_000;
/** An older page is still served while a new one is rendered, up to this age. */
const STALE_MS = 600_000;
/** How long a page is served that shows less than it should, or whose address names what cannot be looked up. */
const RETRY_MS = 5_000;
/** Visitors choose among endless addresses with a query: these have a small region of their own and drop no other page. */
const MAX_BYTES = { declared: 48 * 1024 * 1024, queried: 16 * 1024 * 1024 } as const;

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

/** How a page is rendered that is not there, or no longer fresh. */
export interface Render {
  /** Throws RenderRefused where it may not be rendered now. */
  readonly admit: () => void;
  readonly render: () => Promise<Rendered | Redirect>;
  readonly kind: RenderKind;
}

interface Entry {
  readonly page: CachedPage;
  readonly complete: boolean;
  readonly kind: RenderKind;
  readonly renderedAt: number;
}

export interface PageCache {
  /** The page, if it need not be rendered again yet. */
  fresh(key: string): CachedPage | undefined;
  /** Whether there is a page, however old, of an address that names only what exists. */
  has(key: string): boolean;
  /**
   * The page, rendered if need be, once for all who ask at the same time. An older page is served while the next one is
   * rendered, and when that fails or is refused.
   *
   * @throws RenderRefused when there is none.
   */
  get(key: string, render: Render): Promise<CachedPage | Redirect>;
}

/** Carries a redirect past the cache, which stores everything that is not thrown. */
class RedirectThrown extends Error {
  readonly to: Redirect;

  constructor(to: Redirect) {
    super(to.redirect);
    this.to = to;
  }
}

type EntryOf = (
  rendering: Pick<Entry, 'kind'> & { readonly key: string },
  rendered: Rendered,
  before: Entry | undefined,
) => Promise<Entry>;

interface RegionDeps {
  readonly log: Logger;
  readonly now: () => number;
  readonly rendering: Set<string>;
  readonly entryOf: EntryOf;
}

/** @param rendering The keys of pages that are rendered at the moment. */
const createRegion = (maxSize: number, { log, now, rendering, entryOf }: RegionDeps) =>
  new LRUCache<string, Entry, Render>({
    maxSize,
    sizeCalculation: ({ page }) => sizeOf(page.body),
    ttl: FRESH_MS,
    perf: { now },
    ttlResolution: 0,
    noDeleteOnStaleGet: true,
    ignoreFetchAbort: true, // a page that is dropped while it is rendered still reaches who waits for it
    async fetchMethod(key, before, { options, context: { render, kind } }) {
      rendering.add(key);
      try {
        const rendered = await render();
        if ('redirect' in rendered) throw new RedirectThrown(rendered);
        if (!rendered.complete || kind === 'unknown') options.ttl = RETRY_MS;
        return !rendered.complete && before ? before : await entryOf({ key, kind }, rendered, before);
      } catch (error) {
        if (before === undefined || error instanceof RedirectThrown) throw error;
        log.error({ err: error, key }, 'a page could not be rendered; the previous one is served');
        options.ttl = RETRY_MS;
        return before;
      } finally {
        rendering.delete(key);
      }
    },
  });

/**
 * Caches finished pages in memory, the least used dropped first. A key ends with the page's address.
 *
 * @param now Milliseconds that only grow, more than 0.
 * @param shrinks Whether pages are compressed as small as they get once they have been sent.
 */
export function createPageCache({ log, now, shrinks }: { log: Logger; now: () => number; shrinks: boolean }): PageCache {
  const rendering = new Set<string>();
  const deps = { log, now, rendering, entryOf };
  const regions = {
    declared: createRegion(MAX_BYTES.declared, deps),
    queried: createRegion(MAX_BYTES.queried, deps),
  };
  const regionOf = (key: string) => regions[key.includes('?') ? 'queried' : 'declared'];

  const shrinkLater = createTaskQueue(shrink, (error, key) => log.error({ err: error, key }, 'a page could not be compressed'));

  async function shrink(key: string): Promise<void> {
    const pages = regionOf(key);
    const page = pages.peek(key)?.page;
    if (page === undefined) return;
    const small = cachedPage(page, await compressBody(page.body.bytes.identity, 'small'));
    const entry = pages.peek(key);
    if (entry?.page === page) pages.set(key, { ...entry, page: small }, { noUpdateTTL: true });
  }

  async function entryOf(
    { key, kind }: { key: string; kind: RenderKind },
    rendered: Rendered,
    before: Entry | undefined,
  ): Promise<Entry> {
    const { complete } = rendered;
    const body = await compressBody(Buffer.from(rendered.html), 'fast');
    const isSame = before?.page.body.etag === body.etag && before.complete === complete;
    if (shrinks && complete && kind !== 'unknown' && !isSame) setImmediate(shrinkLater, key); // once the entry is stored
    return { page: isSame ? before.page : cachedPage(rendered, body), complete, kind, renderedAt: now() };
  }

  return {
    fresh: (key) => regionOf(key).get(key)?.page,
    has(key) {
      const page = regionOf(key).peek(key, { allowStale: true });
      return page !== undefined && page.kind !== 'unknown';
    },
    async get(key, render) {
      const pages = regionOf(key);
      const fresh = pages.get(key)?.page;
      if (fresh !== undefined) return fresh;
      const old = pages.peek(key, { allowStale: true });
      const allowStale = old !== undefined && now() - old.renderedAt <= STALE_MS;
      try {
        if (!rendering.has(key)) render.admit();
      } catch (error) {
        if (old !== undefined && error instanceof RenderRefused) return old.page;
        throw error;
      }
      try {
        return (await pages.forceFetch(key, { context: render, allowStale })).page;
      } catch (error) {
        if (error instanceof RedirectThrown) return error.to;
        throw error;
      }
    },
  };
}
