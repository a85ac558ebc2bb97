import { GameGrid } from '#src/features/games/GameGrid.tsx';
import { useHotGames } from '#src/features/games/useGames.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { useSite } from '#src/site/siteContext.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';
import { GameWindow, GamesOutline } from './GameWindow.tsx';
import { ListTools } from './ListTools.tsx';
import { NoResults } from './NoResults.tsx';
import { PopularGames } from './PopularGames.tsx';
import { CountText } from './ResultCount.tsx';
import styles from './ListTools.module.css';
import type { PagedRead } from './pagedReads.ts';
import { hotGamesOf } from './hotGamesOf.ts';
import { useListRead } from './useListReads.ts';
import type { List } from './useList.ts';
import type { GridShape } from './windowOf.ts';

interface ListBodyProps {
  readonly list: List;
  readonly shape: GridShape;
  readonly loading: 'button' | 'scroll';
  readonly hasFilters: boolean;
}

/** Why a list is empty, and what can be done about it (GLIST-15). */
function Nothing({ list: { state, change }, read }: { readonly list: List; readonly read?: PagedRead }) {
  const t = useText();
  const { mode, search } = state;
  if (mode === 'fav' || mode === 'recent') {
    return (
      <div className={styles.root}>
        {mode === 'fav' ? (
          <EmptyState icon="heart" text={t('list.noFav')} />
        ) : (
          <EmptyState icon="clock" text={t('list.noRecent')} />
        )}
        <PopularGames />
      </div>
    );
  }
  if (mode === 'hot') return <EmptyState icon="hot" text={t('list.noHot')} />;
  if (mode === 'all' && search !== '' && read)
    return <NoResults name={search} read={read} onSearch={(name) => change({ type: 'search', name })} />;
  if (mode === 'all') return <EmptyState text={t('ui.empty')} />;
  return (
    <EmptyState icon="filter" text={t('list.nothing')}>
      <Button variant="soft" size="small" onClick={() => change({ type: 'clear' })}>
        {t('list.clear')}
      </Button>
    </EmptyState>
  );
}

/** Hot mode asks for no list: the hot games are here already (GLIST-20). */
function HotList({ list, shape }: Pick<ListBodyProps, 'list' | 'shape'>) {
  const { lobby } = useSite().site.behaviour;
  const { data, error, mutate } = useHotGames();
  if (error && !data) return <ErrorState onRetry={() => void mutate()} />;
  if (!data) return <GamesOutline shape={shape} />;
  const games = hotGamesOf(data, list.type, lobby);
  if (games.length === 0) return <Nothing list={list} />;
  return (
    <>
      <div className={styles.facts}>
        <CountText total={games.length} />
      </div>
      <GameGrid games={games} large={shape.large} />
    </>
  );
}

/** What a list shows in its mode, below its filters. */
export function ListBody({ list, shape, loading, hasFilters }: ListBodyProps) {
  const read = useListRead(list, shape.pageSize);
  const { state, type, change } = list;
  const isOwn = state.mode === 'fav' || state.mode === 'recent';
  if (state.mode === 'hot') return <HotList list={list} shape={shape} />;
  return (
    <div className={styles.root}>
      {hasFilters && !isOwn ? <ListTools list={list} read={read} pageSize={shape.pageSize} /> : null}
      <GameWindow
        read={read}
        shape={shape}
        pages={state.page}
        loading={loading}
        onMore={() => change({ type: 'more' })}
        empty={<Nothing list={list} read={read} />}
        family={`${type ?? ''} ${isOwn ? state.mode : ''}`}
      />
    </div>
  );
}
