import { useLocation } from 'react-router-dom';
import type { GameListProps } from '#schemas/blocks/gameList.schema.ts';
import { ListSearch } from '#src/features/finding/ListSearch.tsx';
import { OwnList } from '#src/features/finding/OwnList.tsx';
import { VendorChips } from '#src/features/finding/VendorChips.tsx';
import { listPageOf } from '#src/features/finding/listPages.ts';
import { listTabs } from '#src/features/finding/listState.ts';
import { useList } from '#src/features/finding/useList.ts';
import type { GridShape } from '#src/features/finding/windowOf.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { Tabs } from '#src/ui/Tabs/Tabs.tsx';
import styles from './GameList.module.css';

/** Games of a category or a vendor (GLIST-12, GLIST-13): the strip of vendors, the search, the tabs, the list. */
export function GameList(props: GameListProps) {
  const t = useText();
  const list = useList(listPageOf(useLocation().pathname));
  const { mode } = list.state;
  const tab = listTabs.find((each) => each === mode) ?? 'all';
  const { pageSize, large, loading, filters } = props;
  const shape: GridShape = { pageSize, large, inRow: 4, captions: true };
  const games = <OwnList list={list} shape={shape} loading={loading} hasFilters={filters} />;
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
