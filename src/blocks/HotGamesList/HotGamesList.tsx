import { useState } from 'react';
import type { HotGamesListProps } from '#schemas/blocks/hotGamesList.schema.ts';
import { GameGrid } from '#src/features/games/GameGrid.tsx';
import { gamesNamed } from '#src/features/games/gamesNamed.ts';
import { useHotGames } from '#src/features/games/useGames.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { TextInput } from '#src/ui/TextInput/TextInput.tsx';
import styles from './HotGamesList.module.css';

/** The page of what is played most (HOT-01, HOT-02). */
export function HotGamesList({ large, search }: HotGamesListProps) {
  const t = useText();
  const [name, setName] = useState('');
  const { data, error, mutate } = useHotGames();
  if (error) return <ErrorState onRetry={() => void mutate()} />;
  if (!data) return <Skeleton shape="tiles" count={15} columns={3} />;
  const found = gamesNamed(data, name);
  const isSearching = name.trim() !== '';
  return (
    <>
      {search ? (
        <search className={styles.search}>
          <TextInput
            type="search"
            aria-label={t('games.search')}
            placeholder={t('games.search')}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </search>
      ) : null}
      {found.length === 0 ? (
        <EmptyState text={isSearching ? t('games.none', { name: name.trim() }) : t('ui.empty')} />
      ) : (
        <GameGrid games={found} large={isSearching ? 0 : large} />
      )}
    </>
  );
}
