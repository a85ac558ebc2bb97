import type { SearchLinkProps } from './block.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { searchAddress } from '#schemas/declare/pages/addresses.ts';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { Link } from '#src/lib/Link.tsx';
import styles from './SearchLink.module.css';

/** Looks like the field that it opens: the search takes the place of home (HOME-08). */
export function SearchLink({ sticky }: SearchLinkProps) {
  const t = useText();
  return (
    <search className={styles.root} data-sticky={sticky || undefined}>
      <Link className={styles.field} to={searchAddress}>
        <Icon name="search" size={20} />
        <span>{t('games.search')}</span>
      </Link>
    </search>
  );
}
