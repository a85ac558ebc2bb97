import type { StoreApi } from 'zustand';
import { idle } from '#src/lib/idle.ts';
import type { SiteValue } from '#src/site/siteContext.ts';
import { keepTemplate } from '#src/runtime/source/keepTemplate.ts';
import type { SiteStore } from '#src/site/siteStore.ts';
import { readLogoFlags } from './readLogoFlags.ts';
import { startMeasuring } from './startMeasuring.ts';
import { startOfflineCache } from './startOfflineCache.ts';

/**
 * Starts what the page itself can do without: that it works without a network, what the start reads beside what our server has sent
 * along (BOOT-04, BOOT-05), and that visits are measured.
 *
 * @param pathname Of the page that our server has rendered, which then takes what is measured; undefined for other hosts.
 */
export async function startBeside(page: StoreApi<SiteValue>, store: SiteStore, pathname: string | undefined): Promise<void> {
  const { site, http } = page.getState();
  const { app, measuring } = site.behaviour;
  if (app.offline && 'serviceWorker' in navigator)
    startOfflineCache((takeUpdate) => store.getState().setTakeUpdate(takeUpdate)).catch((error: unknown) =>
      console.error('The site will not work without a network.', error),
    );
  if (pathname === undefined) return;
  await idle();
  readLogoFlags(http, site);
  keepTemplate(page.getState()).catch(() => undefined); // the next start asks again
  if (!measuring.visits) return;
  await startMeasuring(page, store, pathname);
}
