import { pageAt } from '../../declare/pages/addresses.ts';
import { guardOf } from '../../release/guards/guardOf.ts';
import { type Page, type PageName, pageNames, pages } from '../../declare/pages/pages.ts';
import type { Site } from '../../release/resolve/site.ts';

function isListedPage(name: PageName, { layout, behaviour }: Site): boolean {
  const { path, shows, region }: Page = pages[name];
  const isFilled = shows === 'home' || (shows === 'screen' && region !== undefined && layout[region].length > 0);
  return isFilled && guardOf(path, behaviour.gates) === undefined;
}

/**
 * Pages that search engines may list, home first: public ones that the merchant's layout fills. Forms are left out, because they are dialogs
 * over home. Empty if the merchant wants none listed.
 */
export const listedPages = (site: Site): PageName[] =>
  site.behaviour.seo.listed ? pageNames.filter((name) => isListedPage(name, site)) : [];

/** Whether search engines may list the page at a path. */
export function isListed(pathname: string, site: Site): boolean {
  const name = pageAt(pathname);
  return site.behaviour.seo.listed && name !== undefined && isListedPage(name, site);
}
