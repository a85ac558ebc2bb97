import { useContext } from 'react';
import { useMenuCategories } from '#src/features/games/useMenuCategories.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { paths } from '#schemas/declare/pages/addresses.ts';
import { useSiteHref } from '#src/lib/useSiteHref.ts';
import { OnHome } from '#src/site/onHome.ts';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import rows from '#src/features/menus/MenuRows.module.css';
import styles from './LeftMenu.module.css';

/** All categories on one page. */
const centre = { icon: 'vendors', name: 'page.gameCentre', href: paths.gameCentre } as const;

/** The game categories; each leads to its section on home, or to its page when home has none. */
export function MenuCategories() {
  const t = useText();
  const toHref = useSiteHref();
  const isOnHome = useContext(OnHome);
  const { categories } = useMenuCategories();
  if (!categories || categories.length === 0) return null;
  return (
    <section aria-labelledby="menu-games">
      <h2 className={styles.title} id="menu-games">
        {t('footer.games')}
      </h2>
      <ul className={rows.grid}>
        {[...categories, centre].map(({ icon, name, href }) => (
          <li key={href}>
            <a className={rows.row} href={toHref(!isOnHome && href.startsWith('#') ? paths.home + href : href)}>
              <Icon name={icon} className={rows.icon} />
              <span>{t(name)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
