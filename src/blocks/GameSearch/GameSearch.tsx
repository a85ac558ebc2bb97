import { useCallback, useEffect, useRef } from 'react';
import type { GameSearchProps } from './block.ts';
import { OwnList } from '#src/features/gameSearch/OwnList.tsx';
import { PopularGames } from '#src/features/gameSearch/PopularGames.tsx';
import { RecentSearches } from '#src/features/gameSearch/RecentSearches.tsx';
import { StickyBar } from '#src/features/gameSearch/StickyBar.tsx';
import { searchPage } from '#src/features/gameSearch/listPages.ts';
import { useRecentSearches } from '#src/features/gameSearch/recentSearches.ts';
import { useList } from '#src/features/gameSearch/useList.ts';
import { useSearchText } from '#src/features/gameSearch/useSearchText.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { takeTyped } from '#src/lib/earlyTyping.ts';
import { SearchInput } from '#src/ui/SearchInput/SearchInput.tsx';
import { mayTakeFocus } from '#src/ui/mayTakeFocus.ts';
import styles from './GameSearch.module.css';

/** The search that takes the place of home (HOME-08): recent searches and popular games, then the results. */
export function GameSearch({ pageSize, suggestions }: GameSearchProps) {
  const t = useText();
  const list = useList(searchPage);
  const { state, change, isWaiting } = list;
  const search = useCallback((name: string) => change({ type: 'search', name }), [change]);
  const { text, setText, submit } = useSearchText(state.search, search);
  const { remember } = useRecentSearches();
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    // Also what was typed into the server's field before the page was hydrated.
    const typed = takeTyped() || field.current?.value;
    if (typed) setText(typed);
    if (mayTakeFocus()) field.current?.focus({ preventScroll: true });
  }, [setText]);

  function send(words = text) {
    remember(words);
    submit(words);
  }

  const isEmpty = state.search === '' && !isWaiting;
  return (
    <div className={styles.root}>
      <StickyBar>
        <div className={styles.field}>
          <SearchInput
            input={field}
            label={t('games.search')}
            value={text}
            onChange={setText}
            onSubmit={send}
            onFocusChange={(hasFocus) => {
              if (!hasFocus) remember(text);
            }}
          />
        </div>
      </StickyBar>
      {isEmpty ? (
        <>
          <RecentSearches onSearch={send} />
          {suggestions ? <PopularGames /> : null}
        </>
      ) : (
        <OwnList list={list} shape={{ pageSize, large: 0, inRow: 3 }} loading="scroll" />
      )}
    </div>
  );
}
