import { useCallback, useState } from 'react';
import { useText } from '#src/i18n/TextContext.ts';
import { SearchInput } from '#src/ui/SearchInput/SearchInput.tsx';
import { RecentSearches } from './RecentSearches.tsx';
import styles from './Suggestions.module.css';
import { useRecentSearches } from './recentSearches.ts';
import type { List } from './useList.ts';
import { useSearchText } from './useSearchText.ts';

/** The field that finds games of a list by name, while one types. */
export function ListSearch({ list: { state, change } }: { readonly list: List }) {
  const t = useText();
  const { remember } = useRecentSearches();
  const [hasFocus, setFocus] = useState(false);
  const search = useCallback((name: string) => change({ type: 'search', name }), [change]);
  const { text, setText, submit } = useSearchText(state.search, search);

  function onFocusChange(next: boolean) {
    setFocus(next);
    if (!next) remember(text);
  }

  function send(words = text) {
    remember(words);
    submit(words);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- listens to the focus of what is inside
    <div
      className={styles.root}
      onFocus={() => onFocusChange(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onFocusChange(false);
      }}
    >
      <div className={styles.field}>
        <SearchInput label={t('games.search')} value={text} onChange={setText} onSubmit={send} />
      </div>
      {hasFocus && text === '' ? <RecentSearches onSearch={send} /> : null}
    </div>
  );
}
