import { isRailCategory } from '#schemas/declare/names/gameCategories.ts';
import { useVendorStructure } from '#src/features/games/useGames.ts';
import { categoryPath } from '#schemas/declare/entries/categoryPath.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { Link } from '#src/lib/Link.tsx';
import { vendorPath } from '#src/lib/gameAddresses.ts';
import { useSite } from '#src/site/siteContext.ts';
import { useRead } from '#src/site/useRead.ts';
import { type PagedRead, searchOf } from './pagedReads.ts';
import styles from './SearchSuggestions.module.css';
import { studioName } from './studioName.ts';

/** The studios and categories that a search names, as links to their pages. Only our server finds them. */
export function SearchSuggestions({ read }: { readonly read: PagedRead }) {
  const t = useText();
  const { site } = useSite();
  const { data } = useRead(read.call, read.paramsOf(1));
  const { data: structure } = useVendorStructure();
  const { found } = searchOf(data);
  if (!found || !structure) return null;
  const places = [
    ...found.vendors.map((code) => ({ to: vendorPath(code), name: studioName(code, structure, site) })),
    ...found.categories
      .filter(isRailCategory)
      .map((code) => ({ to: categoryPath(code, site.behaviour), name: t(`category.${code}`) })),
  ];
  if (places.length === 0) return null;
  return (
    <nav className={styles.places} aria-label={t('search.places')}>
      {places.map(({ to, name }) => (
        <Link key={to} to={to} className={styles.place} dir="auto">
          {name}
        </Link>
      ))}
    </nav>
  );
}
