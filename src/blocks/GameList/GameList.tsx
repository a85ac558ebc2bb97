import { Navigate, useLocation } from 'react-router-dom';
import type { GameListProps } from '#schemas/blocks/gameList.schema.ts';
import { GamesOutline } from '#src/features/finding/GameWindow.tsx';
import { ListBody } from '#src/features/finding/ListBody.tsx';
import { ListSearch } from '#src/features/finding/ListSearch.tsx';
import { VendorChips } from '#src/features/finding/VendorChips.tsx';
import { listPageOf } from '#src/features/finding/listPages.ts';
import { listTabs } from '#src/features/finding/listState.ts';
import { type List, useList } from '#src/features/finding/useList.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { paths } from '#src/lib/paths.ts';
import { insteadOf } from '#src/site/dialogState.ts';
import { sessionOnly } from '#src/site/gates.ts';
import { useIsVisitorKnown, useVisitor } from '#src/site/siteContext.ts';
import { Tabs } from '#src/ui/Tabs/Tabs.tsx';
import styles from './GameList.module.css';

function Games({ list, props }: { readonly list: List; readonly props: GameListProps }) {
  const location = useLocation();
  const isGuest = sessionOnly(useVisitor()) === 'login';
  const isKnown = useIsVisitorKnown();
  const { pageSize, large, loading, filters } = props;
  const shape = { pageSize, large };
  const isOwn = list.state.mode === 'fav' || list.state.mode === 'recent';
  if (isOwn && isKnown && isGuest) return <Navigate to={paths.login} replace state={insteadOf(location)} />;
  if (list.isWaiting || (isOwn && !isKnown)) {
    return (
      <div data-needs-player="">
        <GamesOutline shape={shape} />
      </div>
    );
  }
  return <ListBody list={list} shape={shape} loading={loading} hasFilters={filters} />;
}

/** Games of a category or a vendor (GLIST-12, GLIST-13): the strip of vendors, the search, the tabs, the list. */
export function GameList(props: GameListProps) {
  const t = useText();
  const list = useList(listPageOf(useLocation().pathname));
  const { mode } = list.state;
  const tab = listTabs.find((each) => each === mode) ?? 'all';
  const games = <Games list={list} props={props} />;
  return (
    <div className={styles.root}>
      {props.vendors ? <VendorChips list={list} /> : null}
      {props.search ? <ListSearch list={list} /> : null}
      {list.page.hasTabs ? (
        <div className={styles.tabs}>
          <Tabs
            label={t('list.tabs')}
            tabs={listTabs.map((id) => ({ id, label: t(`list.${id}`) }))}
            selected={tab}
            onSelect={(id) => list.change({ type: 'tab', tab: id })}
          >
            {games}
          </Tabs>
        </div>
      ) : (
        games
      )}
    </div>
  );
}
