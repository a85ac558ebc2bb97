import type { StoreApi } from 'zustand';
import { catchTyping } from '#src/lib/earlyTyping.ts';
import { isBlockType, preloadBlocks } from '#src/registry/blocks.ts';
import type { SiteValue } from '#src/site/siteContext.ts';
import type { SiteStore } from '#src/site/siteStore.ts';
import { preloadScreen } from '../pages/preloadScreen.ts';
import { matchPage } from '../routes/pages.ts';

/**
 * Loads the code of a page when a link to it is pressed: until the finger is lifted, most of it is here. What fails is asked for again by the
 * page. A click on a search catches what is typed until the page has its field.
 *
 * @param base Path before all addresses of the page's language.
 */
export function followPresses(page: StoreApi<SiteValue>, store: SiteStore, base: string): void {
  const linkOf = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null);
  /** The address within the player; undefined for a link elsewhere. */
  function addressOf(link: HTMLAnchorElement | null): URL | undefined {
    if (link?.origin !== location.origin || !link.pathname.startsWith(`${base}/`)) return undefined;
    const url = new URL(link.href);
    url.pathname = url.pathname.slice(base.length);
    return url;
  }

  addEventListener('pointerdown', (event) => {
    const url = addressOf(linkOf(event));
    if (!url) return;
    const { site, gate } = page.getState();
    preloadScreen(url, site, store.getState().language, gate)
      .then((regions) =>
        preloadBlocks(regions.flatMap((region) => site.layout[region].map(({ block }) => block).filter(isBlockType))),
      )
      .catch(() => undefined);
  });
  // At the end of its way a click that the router has taken is prevented: the document stays.
  addEventListener('click', (event) => {
    const link = linkOf(event);
    const url = addressOf(link);
    if (!link || !url || !event.defaultPrevented) return;
    const match = matchPage(url.pathname, url.searchParams);
    if ('region' in match && match.region === 'search') catchTyping(link.ariaLabel ?? link.text);
  });
}
