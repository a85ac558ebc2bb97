import type { StoreApi } from 'zustand';
import { isBlockType, preloadBlocks } from '#src/registry/blocks.ts';
import type { SiteValue } from '#src/site/siteContext.ts';
import type { SiteStore } from '#src/site/siteStore.ts';
import { preloadScreen } from '../pages/preloadScreen.ts';

/** Loads the code of a page when a link to it is pressed: until the finger is lifted, most of it is here. What fails is asked for again by the page. */
export function preloadPressed(page: StoreApi<SiteValue>, store: SiteStore, base: string): void {
  addEventListener(
    'pointerdown',
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (!link || link.origin !== location.origin || !link.pathname.startsWith(`${base}/`)) return;
      const url = new URL(link.href);
      url.pathname = url.pathname.slice(base.length);
      const { site, gate } = page.getState();
      const { language } = store.getState();
      preloadScreen(url, site, language, gate)
        .then((regions) =>
          preloadBlocks(regions.flatMap((region) => site.layout[region].map(({ block }) => block).filter(isBlockType))),
        )
        .catch(() => undefined);
    },
    { passive: true },
  );
}
