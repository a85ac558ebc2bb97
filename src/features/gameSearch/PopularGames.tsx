import { useId } from 'react';
import { useHotGames } from '#src/features/games/useGames.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { GameGrid } from './GameGrid.tsx';
import styles from './SearchSuggestions.module.css';

const SHOWN = 9;

/** A few of the hot games, shown while a search has no result. */
export function PopularGames() {
  const t = useText();
  const titleId = useId();
  const { data } = useHotGames();
  if (!data || data.length === 0) return null;
  return (
    <section className={styles.root} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 className={styles.title} id={titleId}>
          {t('search.popular')}
        </h2>
      </div>
      <GameGrid games={data.slice(0, SHOWN)} shape={{ large: 0, inRow: 3 }} isMixed />
    </section>
  );
}
