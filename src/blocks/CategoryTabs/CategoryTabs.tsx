import { useEffect, useRef } from 'react';
import type { CategoryTabsProps } from '#schemas/blocks/categoryTabs.schema.ts';
import { useMenuCategories } from '#src/features/games/useMenuCategories.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { useSite } from '#src/site/siteContext.ts';
import { Chip } from '#src/ui/Chip/Chip.tsx';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import styles from './CategoryTabs.module.css';
import { useSectionInView } from './useSectionInView.ts';

/** Chips that lead to the sections of home; the one being read is marked. */
export function CategoryTabs({ sticky, icons }: CategoryTabsProps) {
  const t = useText();
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
    if (list && chip) list.scrollTo({ left: chip.offsetLeft - (list.clientWidth - chip.offsetWidth) / 2, behavior: 'smooth' });
  }, [current]);

  if (error) return <ErrorState onRetry={retry} />;
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
        {hasHot ? (
          <Chip href="#hot" icon={icons ? 'hot' : undefined} stacked={icons} aria-current={mark('#hot')}>
            {t('home.hot')}
          </Chip>
        ) : null}
        {categories.map(({ code, icon, name, href }) => (
          <Chip key={code} href={href} icon={icons ? icon : undefined} stacked={icons} aria-current={mark(href)}>
            {t(name)}
          </Chip>
        ))}
      </div>
    </nav>
  );
}
