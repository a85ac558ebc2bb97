import { useId } from 'react';
import { gameListParams } from '#src/features/games/gameReads.ts';
import { useHotGames } from '#src/features/games/useGames.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { useSite } from '#src/site/siteContext.ts';
import { useListLanguage } from '#src/site/useListLanguage.ts';
import { useRead } from '#src/site/useRead.ts';
import { ChipButton } from '#src/ui/Chip/ChipButton.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { PopularGames } from './PopularGames.tsx';
import styles from './Suggestions.module.css';
import { similarNames } from './similarNames.ts';

/** How many games that begin alike are looked at. */
const LOOKED_AT = 60;

interface NoResultsProps {
  readonly name: string;
  readonly onSearch: (text: string) => void;
}

/** Nothing has that name: what may have been meant, and what others play. */
export function NoResults({ name, onSearch }: NoResultsProps) {
  const t = useText();
  const titleId = useId();
  const { merchantCode } = useSite().site;
  const language = useListLanguage();
  const begin = [...name].slice(0, 2).join('');
  const alike = useRead(
    'games',
    gameListParams({ merchantCode, language, gameType: undefined, pageSize: LOOKED_AT, gameName: begin }),
  );
  const hot = useHotGames();
  const similar = similarNames(name, [...(alike.data?.games ?? []), ...(hot.data ?? [])]);
  return (
    <>
      <EmptyState icon="search" text={t('games.none', { name })} />
      {similar.length > 0 ? (
        <section className={styles.root} aria-labelledby={titleId}>
          <div className={styles.head}>
            <h2 className={styles.title} id={titleId}>
              {t('search.similar')}
            </h2>
          </div>
          <div className={styles.words}>
            {similar.map((word) => (
              <ChipButton key={word} icon="search" dir="auto" onClick={() => onSearch(word)}>
                {word}
              </ChipButton>
            ))}
          </div>
        </section>
      ) : null}
      <PopularGames />
    </>
  );
}
