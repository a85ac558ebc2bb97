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
import styles from './SearchSuggestions.module.css';
import { type PagedRead, searchOf } from './pagedReads.ts';
import { similarNames } from './similarNames.ts';

/** How many games that begin alike are looked at. */
const LOOKED_AT = 60;

interface SimilarProps {
  readonly name: string;
  readonly onSearch: (text: string) => void;
}

/** Names that may have been meant. */
function Similar({ names, onSearch }: Pick<SimilarProps, 'onSearch'> & { readonly names: readonly string[] }) {
  const t = useText();
  const titleId = useId();
  if (names.length === 0) return null;
  return (
    <section className={styles.root} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 className={styles.title} id={titleId}>
          {t('search.similar')}
        </h2>
      </div>
      <div className={styles.words}>
        {names.map((word) => (
          <ChipButton key={word} icon="search" dir="auto" onClick={() => onSearch(word)}>
            {word}
          </ChipButton>
        ))}
      </div>
    </section>
  );
}

/** Similar names where the platform only finds parts of names: names with the same beginning are compared here. */
function ComparedNames({ name, onSearch }: SimilarProps) {
  const { merchantCode } = useSite().site;
  const language = useListLanguage();
  const begin = [...name].slice(0, 2).join('');
  const alike = useRead(
    'games',
    gameListParams({ merchantCode, language, gameType: undefined, pageSize: LOOKED_AT, gameName: begin }),
  );
  const hot = useHotGames();
  return <Similar names={similarNames(name, [...(alike.data?.games ?? []), ...(hot.data ?? [])])} onSearch={onSearch} />;
}

/** For a search without results: similar names, and popular games. */
export function NoResults({ name, read, onSearch }: SimilarProps & { readonly read: PagedRead }) {
  const t = useText();
  const { data } = useRead(read.call, read.paramsOf(1));
  const { suggestions } = searchOf(data);
  return (
    <>
      <EmptyState icon="search" text={t('games.none', { name })} />
      {suggestions ? <Similar names={suggestions} onSearch={onSearch} /> : <ComparedNames name={name} onSearch={onSearch} />}
      <PopularGames />
    </>
  );
}
