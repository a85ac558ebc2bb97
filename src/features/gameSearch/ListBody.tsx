import { useEffect } from 'react';
import { useHotGames } from '#src/features/games/useGames.ts';
import { filterGamesByName } from '#src/features/games/filterGamesByName.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { useSite } from '#src/site/siteContext.ts';
import { useRead } from '#src/site/useRead.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';
import { CountText } from './CountText.tsx';
import { GameGrid } from './GameGrid.tsx';
import { GameWindow, GamesOutline } from './GameWindow.tsx';
import { FactsRow, ListFacts } from './ListFacts.tsx';
import { NoResults } from './NoResults.tsx';
import { PopularGames } from './PopularGames.tsx';
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
}

/** Why a list is empty, and what the player can do about it (GLIST-15). */
function Nothing({ list: { state, change }, read }: { readonly list: List; readonly read?: PagedRead }) {
  const t = useText();
  const { mode, search } = state;
  if (isOwnMode(mode)) {
    return (
      <div>
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
      <FactsRow>
        <CountText total={games.length} />
      </FactsRow>
      <GameGrid games={games} shape={shape} isMixed={list.type === undefined} />
    </>
  );
}

/** Games of the player's own with a name (FAV-07): they are few, so all of them are read and compared here. */
function OwnResults({ list, shape, read }: Pick<ListBodyProps, 'list' | 'shape'> & { readonly read: PagedRead }) {
  const t = useText();
  const { search } = list.state;
  const { data, error, mutate } = useOwnGames(read);
  if (error && !data) return <ErrorState onRetry={() => void mutate()} />;
  if (!data) return null;
  const games = filterGamesByName(gamesOf(data), search);
  return (
    <>
      <FactsRow>
        <CountText total={games.length} />
      </FactsRow>
      {games.length === 0 ? (
        <EmptyState icon="search" text={t('games.none', { name: search })} />
      ) : (
        <GameGrid games={games} shape={shape} isMixed={list.type === undefined} />
      )}
    </>
  );
}

/** Drops an address's filters that the answering platform does not support, so that no filter is shown that was not applied. */
function useDropUnknownFilters({ state, change }: List, read: PagedRead): void {
  const { data } = useRead(read.call, read.paramsOf(1));
  const isIgnored = data !== undefined && hasOwnFilter(state) && searchOf(data).facets === undefined;
  useEffect(() => {
    if (isIgnored) change({ type: 'filter', filter: { ...filterOf(state), ...noOwnFilter } });
  }, [isIgnored, state, change]);
}

/** A list that is read by the page. */
function PagedList({ list, shape, loading }: ListBodyProps) {
  const read = useListRead(list, shape.pageSize);
  const ownRead = useListRead(list, OWN_PAGE_SIZE);
  const { state, type, change } = list;
  const isOwn = isOwnMode(state.mode);
  useDropUnknownFilters(list, read);
  return (
    <div>
      {isOwn ? null : <ListFacts list={list} read={read} pageSize={shape.pageSize} />}
      {isOwn && state.search !== '' ? (
        <OwnResults list={list} shape={shape} read={ownRead} />
      ) : (
        <GameWindow
          read={read}
          shape={shape}
          isMixed={type === undefined}
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

/** The content of a list in its mode. */
export const ListBody = (props: ListBodyProps) =>
  props.list.state.mode === 'hot' ? <HotList list={props.list} shape={props.shape} /> : <PagedList {...props} />;
