import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import type { HotGamesListProps } from './block.ts';
import { CountText } from '#src/features/gameSearch/CountText.tsx';
import { RecentSearches } from '#src/features/gameSearch/RecentSearches.tsx';
import { useRecentSearches } from '#src/features/gameSearch/recentSearches.ts';
import { useSearchText } from '#src/features/gameSearch/useSearchText.ts';
import { GameGrid } from '#src/features/gameSearch/GameGrid.tsx';
import { filterGamesByName } from '#src/features/games/filterGamesByName.ts';
import { useHotGames } from '#src/features/games/useGames.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { usePageQuery } from '#src/site/usePageQuery.ts';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';
import { SearchInput } from '#src/ui/SearchInput/SearchInput.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import styles from './HotGamesList.module.css';

/** The page of popular games (HOT-01, HOT-02). The search is in the address. */
export function HotGamesList({ large, search }: HotGamesListProps) {
  const t = useText();
  const navigate = useNavigate();
  const { query, isWaiting } = usePageQuery();
  const name = (search ? query.get('q') : null) ?? '';
  const show = useCallback(
    (text: string) => {
      const words = text.trim();
      void navigate({ search: words && `?${new URLSearchParams({ q: words }).toString()}` }, { replace: true });
    },
    [navigate],
  );
  const { text, setText, submit } = useSearchText(name, show);
  const { remember } = useRecentSearches();
  const { data, error, mutate } = useHotGames();
  if (error && !data) return <ErrorState onRetry={() => void mutate()} />;
  if (!data || isWaiting) {
    return (
      <div data-needs-player={isWaiting ? '' : undefined}>
        <Skeleton shape="tiles" count={15} columns={3} />
      </div>
    );
  }

  function send(words = text) {
    remember(words);
    submit(words);
  }

  const found = filterGamesByName(data, name);
  return (
    <>
      {search ? (
        <div className={styles.search}>
          <SearchInput label={t('games.search')} value={text} onChange={setText} onSubmit={send} />
        </div>
      ) : null}
      {name === '' ? null : (
        <div className={styles.search}>
          <CountText total={found.length} />
        </div>
      )}
      {found.length === 0 ? (
        <>
          <EmptyState icon="hot" text={name === '' ? t('ui.empty') : t('games.none', { name })} />
          <RecentSearches onSearch={send} />
        </>
      ) : (
        <GameGrid games={found} shape={{ large: name === '' ? large : 0, inRow: 3 }} isMixed />
      )}
    </>
  );
}
