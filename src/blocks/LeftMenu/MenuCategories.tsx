import { useMenuCategories } from '#src/features/games/useMenuCategories.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import styles from './LeftMenu.module.css';

/** The game categories; one leads to its section on home, or to its page when home has none. */
export function MenuCategories() {
  const t = useText();
  const { categories } = useMenuCategories();
  if (!categories || categories.length === 0) return null;
  return (
    <section aria-labelledby="menu-games">
      <h2 className={styles.title} id="menu-games">
        {t('menu.games')}
      </h2>
      <ul className={styles.grid}>
        {categories.map(({ code, href }) => (
          <li key={code}>
            <a className={styles.row} href={href}>
              <Icon name={code} className={styles.icon} />
              <span>{t(`category.${code}`)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
