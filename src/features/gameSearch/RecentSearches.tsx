import { useId } from 'react';
import { useText } from '#src/i18n/TextContext.ts';
import { ChipButton } from '#src/ui/Chip/ChipButton.tsx';
import styles from './SearchSuggestions.module.css';
import { forgetSearches, useRecentSearches } from './recentSearches.ts';

/** Earlier searches as buttons; renders nothing without any. */
export function RecentSearches({ onSearch }: { readonly onSearch: (text: string) => void }) {
  const t = useText();
  const titleId = useId();
  const { searches } = useRecentSearches();
  if (searches.length === 0) return null;
  return (
    <section className={styles.root} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 className={styles.title} id={titleId}>
          {t('search.recent')}
        </h2>
        <button type="button" className={styles.forget} onClick={forgetSearches}>
          {t('search.forget')}
        </button>
      </div>
      <div className={styles.words}>
        {searches.map((word) => (
          <ChipButton key={word} icon="clock" dir="auto" onClick={() => onSearch(word)}>
            {word}
          </ChipButton>
        ))}
      </div>
    </section>
  );
}
