import { useEffect } from 'react';
import { GameGrid } from '#src/features/games/GameGrid.tsx';
import { useHotGames } from '#src/features/games/useGames.ts';
import { gamesNamed } from '#src/features/games/gamesNamed.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { useSite } from '#src/site/siteContext.ts';
import { useRead } from '#src/site/useRead.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';
import { FoundPlaces } from './FoundPlaces.tsx';
import { GameWindow, GamesOutline } from './GameWindow.tsx';
import { ListTools } from './ListTools.tsx';
import { NoResults } from './NoResults.tsx';
import { PopularGames } from './PopularGames.tsx';
import { CountText, ResultCount } from './ResultCount.tsx';
import styles from './ListTools.module.css';
import { type PagedRead, gamesOf, searchOf } from './pagedReads.ts';
import { hotGamesOf } from './hotGamesOf.ts';
import { useListRead } from './useListReads.ts';
import { filterOf, hasOwnFilter, isOwnMode, noOwnFilter } from './listState.ts';
import type { List } from './useList.ts';
import { useOwnGames } from './useOwnGames.ts';
import type { GridShape } from './windowOf.ts';

/** Most games that platforms answer at once. */
const OWN_PAGE_SIZE = 100;

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
  if (isOwnMode(mode)) {
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

/** Games of the player's own with a name (FAV-07): they are few, so all of them are read and compared here. */
function OwnResults({ list, read }: { readonly list: List; readonly read: PagedRead }) {
  const t = useText();
  const { search } = list.state;
  const { data, error, mutate } = useOwnGames(read);
  if (error && !data) return <ErrorState onRetry={() => void mutate()} />;
  if (!data) return null;
  const games = gamesNamed(gamesOf(data), search);
  return (
    <>
      <div className={styles.facts}>
        <CountText total={games.length} />
      </div>
      {games.length === 0 ? <EmptyState icon="search" text={t('games.none', { name: search })} /> : <GameGrid games={games} />}
    </>
  );
}

/** Filters of an address that the answering platform does not know are dropped, so that none is shown that was not applied. */
function useDropUnknownFilters({ state, change }: List, read: PagedRead): void {
  const { data } = useRead(read.call, read.paramsOf(1));
  const isIgnored = data !== undefined && hasOwnFilter(state) && searchOf(data).facets === undefined;
  useEffect(() => {
    if (isIgnored) change({ type: 'filter', filter: { ...filterOf(state), ...noOwnFilter } });
  }, [isIgnored, state, change]);
}

/** A list that is read by the page. */
function PagedList({ list, shape, loading, hasFilters }: ListBodyProps) {
  const read = useListRead(list, shape.pageSize);
  const ownRead = useListRead(list, OWN_PAGE_SIZE);
  const { state, type, change } = list;
  const isOwn = isOwnMode(state.mode);
  useDropUnknownFilters(list, read);
  return (
    <div className={styles.root}>
      {hasFilters && !isOwn ? <ListTools list={list} read={read} pageSize={shape.pageSize} /> : null}
      {!hasFilters && !isOwn && state.search !== '' ? (
        <div className={styles.facts}>
          <ResultCount read={read} pageSize={shape.pageSize} />
          <FoundPlaces read={read} />
        </div>
      ) : null}
      {isOwn && state.search !== '' ? (
        <OwnResults list={list} read={ownRead} />
      ) : (
        <GameWindow
          read={read}
          shape={shape}
          pages={state.page}
          loading={loading}
          onMore={(by) => change({ type: 'more', by })}
          empty={<Nothing list={list} read={read} />}
          family={`${type ?? ''} ${isOwn ? state.mode : ''}`}
        />
      )}
    </div>
  );
}

/** What a list shows in its mode, below its filters. */
export const ListBody = (props: ListBodyProps) =>
  props.list.state.mode === 'hot' ? <HotList list={props.list} shape={props.shape} /> : <PagedList {...props} />;
