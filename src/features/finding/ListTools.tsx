import { useState } from 'react';
import { useVendorStructure } from '#src/features/games/useGames.ts';
import { useTexts } from '#src/i18n/TextContext.ts';
import { lazyDialog } from '#src/site/lazyPart.tsx';
import { ChipButton } from '#src/ui/Chip/ChipButton.tsx';
import styles from './ListTools.module.css';
import { FoundPlaces } from './FoundPlaces.tsx';
import { ResultCount } from './ResultCount.tsx';
import { classText } from './classText.ts';
import { classChoices } from './filterChoices.ts';
import { countFilters } from './listState.ts';
import type { PagedRead } from './pagedReads.ts';
import type { List } from './useList.ts';

const FilterSheet = lazyDialog(async () => (await import('./FilterSheet.tsx')).FilterSheet);

interface ListToolsProps {
  readonly list: List;
  /** Undefined while only the player knows which list it is: the bar keeps its place. */
  readonly read?: PagedRead;
  readonly pageSize: number;
}

/** The bar above a list: all its filters behind one button, its classes at hand, and how much there is. */
export function ListTools({ list, read, pageSize }: ListToolsProps) {
  const texts = useTexts();
  const { t } = texts;
  const [isOpen, setOpen] = useState(false);
  const { data } = useVendorStructure();
  const { state, page, change } = list;
  const { classify } = state;
  const vendors = page.picksVendor ? [] : state.vendors;
  const active = countFilters({ ...state, vendors });
  const classes = data ? classChoices(data, list, state) : [];
  const isCatalogue = state.mode === 'all' || state.mode === 'filter';
  return (
    <div className={styles.root}>
      <div className={styles.row} role="group" aria-label={t('filter.title')}>
        <ChipButton icon="filter" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t('filter.open')}
          {active > 0 ? <span className={styles.number}>{active}</span> : null}
        </ChipButton>
        {classes.length > 0 ? (
          <ChipButton pressed={isCatalogue && classify === ''} onClick={() => change({ type: 'classify', key: '' })}>
            {t('list.all')}
          </ChipButton>
        ) : null}
        {classes.map(({ key }) => (
          <ChipButton key={key} pressed={classify === key} onClick={() => change({ type: 'classify', key })}>
            {classText(texts, key)}
          </ChipButton>
        ))}
      </div>
      <div className={styles.facts}>
        {read ? <ResultCount read={read} pageSize={pageSize} /> : null}
        {read && state.search !== '' ? <FoundPlaces read={read} /> : null}
        {active > 0 ? (
          <button type="button" className={styles.clear} onClick={() => change({ type: 'clear' })}>
            {t('list.clear')}
          </button>
        ) : null}
      </div>
      {isOpen ? <FilterSheet list={list} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}
