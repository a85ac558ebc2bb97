import { useEffect, useRef } from 'react';
import type { CategoryTabsProps } from './block.ts';
import { searchAddress } from '#schemas/declare/pages/addresses.ts';
import { useMenuCategories } from '#src/features/games/useMenuCategories.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { Link } from '#src/lib/Link.tsx';
import { useSite } from '#src/site/siteContext.ts';
import { useEntries } from '#src/site/useEntries.ts';
import { Chip } from '#src/ui/Chip/Chip.tsx';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { entries } from './entries.ts';
import styles from './CategoryTabs.module.css';
import { useSectionInView } from './useSectionInView.ts';

/** Chips that lead to the sections of home, after a chip that opens the search (HOME-08); the current section is marked. */
export function CategoryTabs({ sticky, icons, search }: CategoryTabsProps) {
  const t = useText();
  const shows = useEntries(entries, { search });
  const { site } = useSite();
  const { categories, error, retry } = useMenuCategories();
  const hasHot = site.layout.home.some(({ block }) => block === 'hot-games');
  const sections = [
    ...(hasHot ? ['hot'] : []),
    ...(categories ?? []).flatMap(({ href }) => (href.startsWith('#') ? [href.slice(1)] : [])),
  ];
  const current = useSectionInView(sections.join(' '));
  const row = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const list = row.current;
    const chip = list?.querySelector<HTMLElement>('[aria-current]');
    // scrollIntoView would move the page as well.
    list?.scrollTo(chip ? chip.offsetLeft - (list.clientWidth - chip.offsetWidth) / 2 : 0, 0);
  }, [current]);

  if (error) return <ErrorState of={t('home.categories')} onRetry={retry} />;
  if (!categories) return <Skeleton shape="chips" count={6} />;
  const mark = (href: string) => (href === `#${current}` ? 'true' : undefined);
  return (
    <nav
      className={styles.root}
      data-sticky={sticky || undefined}
      data-icons={icons || undefined}
      aria-label={t('home.categories')}
    >
      <div ref={row} className={styles.row}>
        {shows('search') ? (
          <Link className={styles.search} to={searchAddress} aria-label={t('games.search')}>
            <Icon name="search" size={20} />
          </Link>
        ) : null}
        {hasHot ? (
          <Chip href="#hot" icon={icons ? 'hot' : undefined} aria-current={mark('#hot')}>
            {t('home.hot')}
          </Chip>
        ) : null}
        {categories.map(({ code, icon, name, href }) => (
          <Chip key={code} href={href} icon={icons ? icon : undefined} aria-current={mark(href)}>
            {t(name)}
          </Chip>
        ))}
      </div>
    </nav>
  );
}
