import { isHomePath, pageAt, paths, canonicalPath } from '#schemas/declare/pages/addresses.ts';
import { type Page, type RegionOf, pages } from '#schemas/declare/pages/pages.ts';
import { type SocialProvider, socialProviders } from '#schemas/declare/names/behaviourWords.ts';
import type { TextKey } from '#src/i18n/texts.ts';
import { showsHome } from './home.ts';

export type DialogRegion = RegionOf<'dialog'>;
export type FormRegion = DialogRegion | RegionOf<'form'>;

/** A form and its title. */
export interface Form<Region extends FormRegion = FormRegion> {
  readonly region: Region;
  readonly title: TextKey;
}

/** A region that fills a page below a header with the way back and a title. */
export interface Screen {
  readonly region: RegionOf<'screen'> | 'search';
  readonly title: TextKey;
}

/** What an address shows. */
export type PageMatch =
  | { readonly kind: 'home' }
  | ({ readonly kind: 'dialog' } & Form<DialogRegion>)
  | ({ readonly kind: 'form' } & Form<RegionOf<'form'>>)
  | ({ readonly kind: 'screen' } & Screen)
  | { readonly kind: 'social'; readonly provider: SocialProvider }
  /** Another spelling of an address leads to its page, an unknown address home (ROUTE-08). */
  | { readonly kind: 'redirect'; readonly to: string };

/** Home while games are searched for (HOME-08). */
const homeSearch: PageMatch = { kind: 'screen', region: pages.home.searchRegion, title: 'games.search' };

export function matchPage(pathname: string, query?: URLSearchParams): PageMatch {
  if (isHomePath(pathname)) return showsHome(pathname, query) ? { kind: 'home' } : homeSearch;
  const name = pageAt(pathname);
  const page = name && pages[name];
  switch (page?.shows) {
    case 'dialog':
      return { kind: 'dialog', region: page.region, title: page.title };
    case 'form':
      return { kind: 'form', region: page.region, title: page.title };
    case 'screen':
      return { kind: 'screen', region: page.region, title: page.title };
    default: {
      const provider = socialProviders.find((known) => pathname === `${paths.social}/${known}`);
      return provider ? { kind: 'social', provider } : { kind: 'redirect', to: canonicalPath(pathname) ?? paths.home };
    }
  }
}

/** Title of an address that has its own. */
export const titleOf = (match: PageMatch): TextKey | undefined => ('title' in match ? match.title : undefined);

/** Whether the way back from a page is always home, wherever the visitor came from. */
export function returnsHome(pathname: string): boolean {
  const name = pageAt(pathname);
  const page: Page | undefined = name && pages[name];
  return page?.back === 'home';
}
