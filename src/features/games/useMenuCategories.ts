import { type PlaceCategory, type RailCategory, placeCategories, railCategories } from '#schemas/declare/names/gameCategories.ts';
import type { VendorsAnswer } from '#schemas/declare/platform/games.schema.ts';
import { categoryPath } from '#schemas/declare/entries/categoryPath.ts';
import { hasCall } from '#schemas/release/resolve/hasCall.ts';
import type { Site } from '#schemas/release/resolve/site.ts';
import type { TextKey } from '#src/i18n/texts.ts';
import { paths } from '#schemas/declare/pages/addresses.ts';
import { useSite } from '#src/site/siteContext.ts';
import type { IconName } from '#src/ui/Icon/Icon.tsx';
import { type MenuCategory, railCategoriesOf } from './railCategories.ts';
import { useVendorStructure } from './useGames.ts';

/** Id of a category's section on home. */
export const sectionId = (code: RailCategory): string => `cat-${code}`;

/** Categories of home's rails, in order; empty for all, undefined when home has no rails. */
function railsOnHome({ layout }: Site): readonly RailCategory[] | undefined {
  const rails = layout.home.find(({ block, problems }) => block === 'category-rails' && problems.length === 0);
  const wanted = rails?.props['categories'];
  if (!rails || !Array.isArray(wanted)) return undefined;
  return railCategories.filter((code) => wanted.includes(code));
}

/** Id of the section of recent winners on home. */
export const WINNERS_ID = 'winners';

export interface MenuLink {
  readonly code: RailCategory | PlaceCategory;
  readonly icon: IconName;
  readonly name: TextKey;
  /** The section on home if it is there, else the category's own page. */
  readonly href: string;
}

/** The categories' links, for menus; categories with a section on home come first, in its order. */
export function categoryLinks(categories: readonly MenuCategory[], site: Site): MenuLink[] {
  const onHome = railsOnHome(site);
  const hasSection = (code: RailCategory) => onHome !== undefined && (onHome.length === 0 || onHome.includes(code));
  const links = categories.map(({ code }) => ({
    code,
    icon: code,
    name: `category.${code}` as const,
    href: hasSection(code) ? `#${sectionId(code)}` : categoryPath(code, site.behaviour),
  }));
  const order = site.layout.home.flatMap(({ block, props }) =>
    block === 'category-rails' && Array.isArray(props['categories']) ? props['categories'] : [],
  );
  const rank = ({ code, href }: MenuLink) => (href.startsWith('#') ? order.indexOf(code) : order.length);
  return links.toSorted((a, b) => rank(a) - rank(b));
}

const places: Readonly<Record<PlaceCategory, Pick<MenuLink, 'icon' | 'name' | 'href'>>> = {
  PROMO: { icon: 'activity', name: 'page.promotions', href: paths.activity },
  INHOUSE: { icon: 'home', name: 'page.inHouse', href: paths.inHouse },
  WINNER: { icon: 'trophy', name: 'home.winners', href: `#${WINNERS_ID}` },
  LIVESTREAM: { icon: 'play', name: 'category.LIVESTREAM', href: `${paths.gameList}?gameType=LIVESTREAM` },
};

/** Entries of the platform's menu besides its categories of games (GLIST-36), in its order. */
export function placeLinks({ sorting }: Pick<VendorsAnswer, 'sorting'>, site: Site): MenuLink[] {
  const hasWinners = site.layout.home.some(({ block, problems }) => block === 'winner-board' && problems.length === 0);
  return sorting.flatMap(({ gameCategory }) => {
    const code = placeCategories.find((known) => known === gameCategory);
    const listsGames = code !== 'INHOUSE' && code !== 'LIVESTREAM';
    return code === undefined || (code === 'WINNER' && !hasWinners) || (!listsGames && !hasCall(site, 'games'))
      ? []
      : [{ code, ...places[code] }];
  });
}

export function useMenuCategories() {
  const { site } = useSite();
  const { data, error, mutate } = useVendorStructure();
  return {
    categories: data && [...categoryLinks(railCategoriesOf(data, [], site), site), ...placeLinks(data, site)],
    error,
    retry: () => void mutate(),
  };
}
