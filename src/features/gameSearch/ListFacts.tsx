import type { ReactNode } from 'react';
import { useText } from '#src/i18n/TextContext.ts';
import { useRead } from '#src/site/useRead.ts';
import { CountText } from './CountText.tsx';
import { SearchSuggestions } from './SearchSuggestions.tsx';
import styles from './ListFacts.module.css';
import { activeFilters } from './listState.ts';
import { type PagedRead, totalOf } from './pagedReads.ts';
import type { List } from './useList.ts';

/** The row above a list's tiles; it has its height before there is anything in it. */
export const FactsRow = ({ children }: { readonly children?: ReactNode }) => <div className={styles.root}>{children}</div>;

interface ListFactsProps {
  readonly list: List;
  readonly read: PagedRead;
  readonly pageSize: number;
}

/** Number of games in a list, other finds of its search, and a link back to all games. */
export function ListFacts({ list: { page, state, change }, read, pageSize }: ListFactsProps) {
  const t = useText();
  const { data } = useRead(read.call, read.paramsOf(1));
  return (
    <FactsRow>
      <CountText total={data && totalOf(data, pageSize)} />
      {state.search === '' ? null : <SearchSuggestions read={read} />}
      {activeFilters(page, state) > 0 ? (
        <button type="button" className={styles.clear} onClick={() => change({ type: 'clear' })}>
          {t('list.clear')}
        </button>
      ) : null}
    </FactsRow>
  );
}
