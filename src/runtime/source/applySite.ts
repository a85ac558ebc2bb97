import type { StoreApi } from 'zustand';
import type { Site } from '#schemas/release/resolve/site.ts';
import { forgetCachedPages } from '#src/lib/cachedPages.ts';
import { reloadOnce } from '#src/lib/reloadOnce.ts';
import { themeCss } from '#src/site/themeCss.ts';
import type { SiteValue } from '#src/site/siteContext.ts';

let sheet: CSSStyleSheet | undefined;

/** Puts a site's look on the page. A constructed sheet, because the page's policy allows no new inline style. */
export function applyLook(site: Site) {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  sheet.replaceSync(themeCss(site));
  document.querySelector('link[rel="icon"]')?.setAttribute('href', site.favIcon);
}

/** The host has become another merchant's, so neither this page nor any that is cached may be shown there again. */
async function leaveFor({ merchantCode }: Site): Promise<void> {
  await forgetCachedPages();
  reloadOnce(`merchant-${merchantCode}`);
}

/** Applies another release to the running page: route, scroll position and input stay. */
export function applySite(page: StoreApi<SiteValue>, change: Partial<SiteValue>): void {
  if (change.site && change.site.merchantCode !== page.getState().site.merchantCode) return void leaveFor(change.site);
  if (change.site) applyLook(change.site);
  page.setState(change);
}
