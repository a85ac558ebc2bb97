import { useText } from '#src/i18n/TextContext.ts';
import { paths } from '#schemas/declare/pages/addresses.ts';
import { DialogLink } from '#src/site/DialogLink.tsx';
import { sessionOnly } from '#schemas/release/guards/gates.ts';
import { useSite, useVisitor } from '#src/site/siteContext.ts';
import { useMayRegister } from '#src/site/useMayRegister.ts';
import { Icon, type IconName } from '#src/ui/Icon/Icon.tsx';
import type { MenuCategory } from '#src/features/games/railCategories.ts';
import { Link } from '#src/lib/Link.tsx';
import styles from './GameCentre.module.css';
import type { CentreCategory } from '#src/features/gameSearch/centreCategories.ts';

interface CentreMenuProps {
  readonly categories: readonly MenuCategory[];
  readonly current: CentreCategory;
}

/** The categories next to the games. A guest who picks favourites is sent to the merchant's page for guests (HOME-09, HOME-26). */
export function CentreMenu({ categories, current }: CentreMenuProps) {
  const t = useText();
  const { lobby } = useSite().site.behaviour;
  const isGuest = sessionOnly(useVisitor()) === 'login';
  const guestPage = useMayRegister() ? lobby.favouritesOfGuests : 'login';
  const entries: readonly { readonly code: CentreCategory; readonly icon: IconName; readonly words: string }[] = [
    { code: 'HOME', icon: 'vendors', words: t('centre.overview') },
    { code: 'HOT', icon: 'hot', words: t('list.hot') },
    { code: 'FAV', icon: 'heart', words: t('list.fav') },
    ...categories.map(({ code }) => ({ code, icon: code, words: t(`category.${code}`) })),
  ];
  return (
    <nav className={styles.menu} aria-label={t('home.categories')}>
      {entries.map(({ code, icon, words }) => {
        const content = (
          <>
            <Icon name={icon} size={24} />
            <span>{words}</span>
          </>
        );
        return code === 'FAV' && isGuest ? (
          <DialogLink key={code} className={styles.entry} to={paths[guestPage]}>
            {content}
          </DialogLink>
        ) : (
          <Link
            key={code}
            className={styles.entry}
            to={{ search: `?gameType=${code}` }}
            replace
            aria-current={code === current ? 'true' : undefined}
          >
            {content}
          </Link>
        );
      })}
    </nav>
  );
}
