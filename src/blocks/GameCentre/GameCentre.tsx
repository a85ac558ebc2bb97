import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { GameCentreProps } from './block.ts';
import { ListBar } from '#src/features/gameSearch/ListBar.tsx';
import { OwnList } from '#src/features/gameSearch/OwnList.tsx';
import type { ListPage } from '#src/features/gameSearch/listPages.ts';
import { useList } from '#src/features/gameSearch/useList.ts';
import { VendorCard } from '#src/features/games/VendorCard.tsx';
import { type MenuCategory, railCategoriesOf } from '#src/features/games/railCategories.ts';
import { useVendorStructure } from '#src/features/games/useGames.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { usePageQuery } from '#src/site/usePageQuery.ts';
import { useSite } from '#src/site/siteContext.ts';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { CentreMenu } from './CentreMenu.tsx';
import { CentreOverview } from './CentreOverview.tsx';
import styles from './GameCentre.module.css';
import { type CentreCategory, centreCategory } from '#src/features/gameSearch/centreCategories.ts';

const modes = { HOT: 'hot', FAV: 'fav' } as const;

/** Games of one category, the hot ones or the player's own, with a search and filters (HOME-04, HOME-05, HOME-07). */
function CentreList({ category, props }: { readonly category: CentreCategory; readonly props: GameCentreProps }) {
  const mode = category === 'HOT' || category === 'FAV' ? modes[category] : 'all';
  const page = useMemo((): ListPage => ({ mode, hasTabs: false, picksVendor: false }), [mode]);
  const list = useList(page);
  return (
    <div>
      <ListBar list={list} search filters vendors={false} />
      <OwnList list={list} shape={{ pageSize: props.pageSize, large: 0, inRow: 2 }} loading={props.loading} />
    </div>
  );
}

/** Vendors of a category that has no single games (HOME-06). */
function CentreVendors({ category }: { readonly category: MenuCategory | undefined }) {
  const t = useText();
  if (!category || category.vendors.length === 0) return <EmptyState text={t('ui.empty')} />;
  return (
    <ul className={styles.vendors}>
      {category.vendors.map((vendor, index) => (
        <li key={vendor.vassalage}>
          <VendorCard vendor={vendor} code={category.code} index={index} />
        </li>
      ))}
    </ul>
  );
}

/** Every category in a side menu, and the games of the chosen one (HOME-02). */
export function GameCentre(props: GameCentreProps) {
  const { site } = useSite();
  const { pathname } = useLocation();
  const current = centreCategory(pathname, usePageQuery().query.get('gameType'));
  const { data, error, mutate } = useVendorStructure();
  if (error && !data) return <ErrorState onRetry={() => void mutate()} />;
  if (!data) return <Skeleton shape="tiles" count={12} columns={3} />;
  const categories = railCategoriesOf(data, [], site);
  const chosen = categories.find(({ code }) => code === current);
  const isList = current === 'HOT' || current === 'FAV' || chosen?.kind === 'games';
  return (
    <div className={styles.root}>
      <CentreMenu categories={categories} current={current} />
      <div className={styles.content}>
        {current === 'HOME' ? (
          <CentreOverview categories={categories} size={props.overviewSize} />
        ) : isList ? (
          <CentreList key={current} category={current} props={props} />
        ) : (
          <CentreVendors category={chosen} />
        )}
      </div>
    </div>
  );
}
