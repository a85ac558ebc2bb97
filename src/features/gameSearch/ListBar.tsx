import { useCallback, useEffect, useRef, useState } from 'react';
import type { VendorsAnswer } from '#schemas/declare/platform/games.schema.ts';
import { useVendorStructure } from '#src/features/games/useGames.ts';
import { useTexts } from '#src/i18n/TextContext.ts';
import { lazyDialog } from '#src/site/lazyPart.tsx';
import { ChipButton } from '#src/ui/Chip/ChipButton.tsx';
import { SearchInput } from '#src/ui/SearchInput/SearchInput.tsx';
import type { TabsParts } from '#src/ui/Tabs/useTabs.ts';
import styles from './ListBar.module.css';
import { RecentSearches } from './RecentSearches.tsx';
import { StickyBar } from './StickyBar.tsx';
import { VendorChips } from './VendorChips.tsx';
import { classText } from './classText.ts';
import { classChoices } from './filterChoices.ts';
import { type ListTab, activeFilters, listTabs } from './listState.ts';
import { useRecentSearches } from './recentSearches.ts';
import type { List } from './useList.ts';
import { useSearchText } from './useSearchText.ts';

const FilterSheet = lazyDialog(async () => (await import('./FilterSheet.tsx')).FilterSheet);

interface ListBarProps {
  readonly list: List;
  readonly search: boolean;
  readonly filters: boolean;
  readonly vendors: boolean;
  /** Of the lists that the page has (GLIST-13). */
  readonly tabs?: TabsParts<ListTab> | undefined;
}

/** Classes of the list's games; a second tap clears the selected one. */
function ClassChips({ list, structure }: { readonly list: List; readonly structure: VendorsAnswer | undefined }) {
  const texts = useTexts();
  const { state, change } = list;
  const classes = structure ? classChoices(structure, list, state) : [];
  if (classes.length === 0) return null;
  return (
    <div className={styles.group} role="group" aria-label={texts.t('filter.kind')}>
      {classes.map(({ key }) => {
        const isChosen = key === state.classify;
        return (
          <ChipButton key={key} pressed={isChosen} onClick={() => change({ type: 'classify', key: isChosen ? '' : key })}>
            {classText(texts, key)}
          </ChipButton>
        );
      })}
    </div>
  );
}

/**
 * All controls that narrow a list, in one row: filters, search, tabs, classes and vendors (GLIST-12, GLIST-17). The open search replaces the
 * controls after it, so that nothing before it moves.
 */
export function ListBar({ list, search, filters, vendors, tabs }: ListBarProps) {
  const { t } = useTexts();
  const { page, state, change } = list;
  const { data: structure } = useVendorStructure();
  const { remember } = useRecentSearches();
  const [hasFocus, setFocus] = useState(false);
  const [isFiltering, setFiltering] = useState(false);
  const find = useCallback((name: string) => change({ type: 'search', name }), [change]);
  const { text, setText, submit } = useSearchText(state.search, find);
  const row = useRef<HTMLDivElement>(null);
  // Lists of hot games and of the player's own are not filtered.
  const hasFilters = filters && page.mode === 'all';
  const active = activeFilters(page, state);
  // Where only the player knows which list it is, it may be a search: then the field does not grow when the page is hydrated.
  const isSearching = hasFocus || text !== '' || list.isWaiting;

  useEffect(() => {
    const chips = row.current;
    const chosen = [...(chips?.querySelectorAll<HTMLElement>('[aria-selected=true], [aria-pressed=true], [aria-current]') ?? [])];
    const last = chosen.at(-1);
    // scrollIntoView would move the page as well.
    if (chips && last) chips.scrollTo({ left: last.offsetLeft - (chips.clientWidth - last.offsetWidth) / 2 });
  }, [state.mode, state.classify, state.vendors, structure]);

  function send(words = text) {
    remember(words);
    submit(words);
  }

  return (
    <>
      <StickyBar
        onBlur={({ currentTarget, relatedTarget }) => {
          if (currentTarget.contains(relatedTarget)) return;
          setFocus(false);
          remember(text);
        }}
      >
        <div className={styles.bar}>
          {hasFilters ? (
            <ChipButton icon="filter" aria-haspopup="dialog" onClick={() => setFiltering(true)}>
              {t('filter.open')}
              {active > 0 ? <span className={styles.number}>{active}</span> : null}
            </ChipButton>
          ) : null}
          {search ? (
            <div className={styles.field} data-open={isSearching || undefined}>
              <SearchInput
                label={t('games.search')}
                value={text}
                onChange={setText}
                onSubmit={send}
                onFocusChange={(next) => next && setFocus(true)}
              />
            </div>
          ) : null}
          <div ref={row} className={styles.row}>
            {tabs ? (
              <div {...tabs.list} className={styles.group} aria-label={t('list.tabs')}>
                {listTabs.map((id) => (
                  <ChipButton key={id} {...tabs.tab(id)}>
                    {t(`list.${id}`)}
                  </ChipButton>
                ))}
              </div>
            ) : null}
            {hasFilters ? <ClassChips list={list} structure={structure} /> : null}
            {vendors ? <VendorChips list={list} /> : null}
          </div>
        </div>
        {hasFocus && text === '' ? <RecentSearches onSearch={send} /> : null}
      </StickyBar>
      {isFiltering ? <FilterSheet list={list} onClose={() => setFiltering(false)} /> : null}
    </>
  );
}
