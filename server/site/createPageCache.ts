import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { type Headers, finishBody, sizeOf } from '../http/finishedBody.ts';
import { createSideline } from './createSideline.ts';
import { type ReadyPage, readyPage } from './readyPage.ts';

/** How long a page is shown without being rendered again; games, winners and notices in it are this old at most. */
const FRESH_MS = 60_000;
/** An older page is still shown while a new one is rendered, up to this age. */
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

/** The visitor should be elsewhere. Never kept: any unknown address gives one. */
export interface Redirect {
  readonly redirect: string;
}

type Render = () => Promise<Rendered | Redirect>;

interface Entry {
  readonly page: ReadyPage;
  readonly complete: boolean;
  readonly renderedAt: number;
  readonly renewAt: number;
}

export interface PageCache {
  /** The page, if it need not be rendered again yet. */
  fresh(key: string): ReadyPage | undefined;
  /**
   * The page, rendered if need be. Those who ask at the same time share one render. An older page stands in while the
   * next one is rendered, and when that fails.
   */
  get(key: string, render: Render): Promise<ReadyPage | Redirect>;
}

type Entries = LRUCache<string, Entry>;

/** Compresses the page of a key as small as it gets, unless another has taken its place meanwhile. */
async function shrink(entries: Entries, key: string): Promise<void> {
  const page = entries.peek(key)?.page;
  if (page === undefined) return;
  const small = readyPage(page, await finishBody(page.body.bytes.identity, 'small'));
  const entry = entries.peek(key);
  if (entry?.page === page) entries.set(key, { ...entry, page: small });
}

/** What a render gives, or why it gave nothing. */
async function attempt(render: Render): Promise<{ rendered: Rendered | Redirect } | { error: unknown }> {
  try {
    return { rendered: await render() };
  } catch (error) {
    return { error };
  }
}

/**
 * Keeps finished pages in memory, the least used dropped first.
 *
 * @param now Milliseconds that only grow.
 * @param shrinks Whether pages are made as small as they get.
 */
export function createPageCache({ log, now, shrinks }: { log: Logger; now: () => number; shrinks: boolean }): PageCache {
  const entries: Entries = new LRUCache({ maxSize: MAX_BYTES, sizeCalculation: ({ page }) => sizeOf(page.body) });
  const rendering = new Map<string, Promise<ReadyPage | Redirect>>();
  const shrinkLater = createSideline(
    (key) => shrink(entries, key),
    (error, key) => log.error({ err: error, key }, 'a page could not be compressed'),
  );

  function keepOld(key: string, old: Entry): ReadyPage {
    entries.set(key, { ...old, renewAt: now() + RETRY_MS });
    return old.page;
  }

  async function keep(key: string, rendered: Rendered, before: Entry | undefined): Promise<ReadyPage> {
    const { complete } = rendered;
    const body = await finishBody(Buffer.from(rendered.html), 'fast');
    const isSame = before?.page.body.etag === body.etag && before.complete === complete;
    const page = isSame ? before.page : readyPage(rendered, body);
    entries.set(key, { page, complete, renderedAt: now(), renewAt: now() + (complete ? FRESH_MS : RETRY_MS) });
    if (shrinks && complete && !isSame) shrinkLater(key);
    return page;
  }

  async function renew(key: string, render: Render): Promise<ReadyPage | Redirect> {
    const before = entries.get(key);
    const tried = await attempt(render);
    if ('error' in tried) {
      if (before === undefined) throw tried.error;
      log.error({ err: tried.error, key }, 'a page could not be rendered; the one before stays');
      return keepOld(key, before);
    }
    if ('redirect' in tried.rendered) return tried.rendered;
    return !tried.rendered.complete && before !== undefined ? keepOld(key, before) : keep(key, tried.rendered, before);
  }

  function renewShared(key: string, render: Render): Promise<ReadyPage | Redirect> {
    const running = rendering.get(key) ?? renew(key, render).finally(() => rendering.delete(key));
    rendering.set(key, running);
    return running;
  }

  const isFreshEntry = (entry: Entry): boolean => now() < entry.renewAt;

  return {
    fresh(key) {
      const entry = entries.get(key);
      return entry !== undefined && isFreshEntry(entry) ? entry.page : undefined;
    },
    async get(key, render) {
      const entry = entries.get(key);
      if (entry !== undefined && isFreshEntry(entry)) return entry.page;
      const renewed = renewShared(key, render);
      if (entry === undefined || now() - entry.renderedAt > STALE_MS) return renewed;
      renewed.catch((error: unknown) => log.error({ err: error, key }, 'a page could not be renewed'));
      return entry.page;
    },
  };
}
