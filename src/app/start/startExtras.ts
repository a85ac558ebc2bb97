import type { StoreApi } from 'zustand';
import { idle } from '#src/lib/idle.ts';
import type { SiteValue } from '#src/site/siteContext.ts';
import { cacheTemplate } from '#src/runtime/source/cacheTemplate.ts';
import type { SiteStore } from '#src/site/siteStore.ts';
import { readLogoFlags } from './readLogoFlags.ts';
import { startMeasuring } from './startMeasuring.ts';
import { startOfflineCache } from './startOfflineCache.ts';

/**
 * Starts what the page can do without: the offline cache, reads besides the inlined ones (BOOT-04, BOOT-05), and the measuring of visits.
 *
 * @param pathname Path of a page that our server rendered, which accepts reports of visits; undefined on other hosts.
 */
export async function startExtras(page: StoreApi<SiteValue>, store: SiteStore, pathname: string | undefined): Promise<void> {
  const { site, http } = page.getState();
  const { app, measuring } = site.behaviour;
  if (app.offline && 'serviceWorker' in navigator)
    startOfflineCache((takeUpdate) => store.getState().setTakeUpdate(takeUpdate)).catch((error: unknown) =>
      console.error('The site will not work without a network.', error),
    );
  if (pathname === undefined) return;
  await idle();
  readLogoFlags(http, site);
  cacheTemplate(page.getState()).catch(() => undefined); // the next start asks again
  if (!measuring.visits) return;
  await startMeasuring(page, store, pathname);
}
