import { type RailCategory, railCategories } from '#schemas/gameCategories.ts';
import type { Site } from '#schemas/resolve/site.ts';
import { paths } from '#src/lib/paths.ts';
import { useSite } from '#src/site/siteContext.ts';
import { type MenuCategory, railCategoriesOf } from './railCategories.ts';
import { useVendorStructure } from './useGames.ts';

/** Where all of a category is (ROUTE-49). */
export const morePath = (code: RailCategory, { behaviour }: Site): string =>
  behaviour.lobby.more[code] || `${paths.gameList}?gameType=${code}`;

/** Id of a category's section on home. */
export const sectionId = (code: RailCategory): string => `cat-${code}`;

/** Categories whose sections home shows, in order; empty for every one, undefined when home has no rails. */
function railsOnHome({ layout }: Site): readonly RailCategory[] | undefined {
  const rails = layout.home.find(({ block, problems }) => block === 'category-rails' && problems.length === 0);
  const wanted = rails?.props['categories'];
  if (!rails || !Array.isArray(wanted)) return undefined;
  return railCategories.filter((code) => wanted.includes(code));
}

export interface MenuLink extends MenuCategory {
  /** The section on home if it is there, else the category's own page. */
  readonly href: string;
}

/** Where the categories lead, for menus; those with a section on home come first, as they stand there. */
export function categoryLinks(categories: readonly MenuCategory[], site: Site): MenuLink[] {
  const onHome = railsOnHome(site);
  const hasSection = (code: RailCategory) => onHome !== undefined && (onHome.length === 0 || onHome.includes(code));
  const links = categories.map((category) => ({
    ...category,
    href: hasSection(category.code) ? `#${sectionId(category.code)}` : morePath(category.code, site),
  }));
  const order = site.layout.home.flatMap(({ block, props }) =>
    block === 'category-rails' && Array.isArray(props['categories']) ? props['categories'] : [],
  );
  const rank = ({ code, href }: MenuLink) => (href.startsWith('#') ? order.indexOf(code) : order.length);
  return links.toSorted((a, b) => rank(a) - rank(b));
}

export function useMenuCategories() {
  const { site } = useSite();
  const { data, error, mutate } = useVendorStructure();
  return {
    categories: data && categoryLinks(railCategoriesOf(data, [], site.behaviour.lobby), site),
    error,
    retry: () => void mutate(),
  };
}
