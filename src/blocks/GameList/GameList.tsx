import { useLocation } from 'react-router-dom';
import type { GameListProps } from './block.ts';
import { ListBar } from '#src/features/gameSearch/ListBar.tsx';
import { OwnList } from '#src/features/gameSearch/OwnList.tsx';
import { listPageOf } from '#src/features/gameSearch/listPages.ts';
import { listTabs } from '#src/features/gameSearch/listState.ts';
import { useList } from '#src/features/gameSearch/useList.ts';
import { useTabs } from '#src/ui/Tabs/useTabs.ts';

/** Games of a category or a vendor: a bar with all that chooses among them (GLIST-12, GLIST-13), then the list. */
export function GameList({ pageSize, large, loading, search, filters, vendors }: GameListProps) {
  const list = useList(listPageOf(useLocation().pathname));
  const { hasTabs } = list.page;
  const tab = listTabs.find((each) => each === list.state.mode) ?? 'all';
  const tabs = useTabs(listTabs, tab, (id) => list.change({ type: 'tab', tab: id }));
  return (
    <div>
      <ListBar list={list} search={search} filters={filters} vendors={vendors} tabs={hasTabs ? tabs : undefined} />
      <div {...(hasTabs ? tabs.panel : undefined)}>
        <OwnList list={list} shape={{ pageSize, large, inRow: 3 }} loading={loading} />
      </div>
    </div>
  );
}
