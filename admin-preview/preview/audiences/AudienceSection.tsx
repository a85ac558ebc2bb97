import { useMemo, useState } from 'react';
import type { Audience } from '#schemas/declare/names/visitor.ts';
import type { Region } from '#schemas/declare/names/regions.ts';
import { TextField } from '../../kit/parts/TextField.tsx';
import { useDraft } from '../../model/draft/DraftContext.ts';
import { usePreview } from '../frame/PreviewContext.ts';
import { seenAt, seenScreens } from '../frame/frameScreens.ts';
import { EmptyState } from '../../kit/parts/EmptyState.tsx';
import { Segmented } from '../../kit/parts/Segmented.tsx';
import { goTo } from '../../kit/route/route.ts';
import { usePartAt } from '../../kit/route/usePartAt.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { audienceFilters, filteredGroups } from './audienceMatrix.ts';
import { AudienceRegion } from './AudienceRegion.tsx';
import styles from './AudienceSection.module.css';
import { useAudienceMatrix } from './useAudienceMatrix.ts';

/** Every block and every entry of a menu, with who sees it, and why others do not. */
export function AudienceSection({ at }: { readonly at?: string | undefined }) {
  const t = useTranslate();
  const showScreen = usePreview((preview) => preview.show);
  const merchantCode = useDraft((state) => state.merchantCode);
  const filter = usePartAt({ at: undefined, parts: audienceFilters, partOf: () => undefined, first: 'all' });
  const [search, setSearch] = useState('');
  const [seen, setSeen] = useState(at);
  if (at !== seen) {
    // The row that one was led to is in view, whatever was searched for before.
    setSeen(at);
    setSearch('');
  }
  const matrix = useAudienceMatrix();
  const groups = useMemo(() => filteredGroups(matrix, filter, search), [matrix, filter, search]);
  // Unfiltered, the first region and the linked one are open; a filtered list is open as a whole.
  const isChoice = filter !== 'all' || search !== '';
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0);

  function show(region: Region, audience: Audience) {
    const { path, overlay } = seenScreens[seenAt(region)];
    // Without whom the screen is for: the phone shows what this visitor gets there.
    showScreen({ path, overlay }, { audience, status: '0' });
  }

  return (
    <div className={styles.root}>
      <div className={styles.filters}>
        <Segmented
          label={t('audiences.filter')}
          options={audienceFilters.map((value) => ({ value, label: t(`audiences.${value}`) }))}
          value={filter}
          onChange={(part) => goTo({ page: 'editor', merchantCode, section: 'audiences', part })}
        />
        <TextField label={t('audiences.search')} type="search" value={search} onText={setSearch} />
      </div>
      <p className={styles.text} role="status">
        {t('audiences.count', { count })}
      </p>
      {groups.length === 0 ? (
        <EmptyState title={t('audiences.none')} text={t('audiences.noneText')} />
      ) : (
        <div>
          {groups.map((group, index) => {
            const ledTo = group.rows.some(({ id }) => id === at) ? at : undefined;
            const isOpenAtFirst = isChoice || index === 0 || ledTo !== undefined;
            return (
              <AudienceRegion
                // It opens anew, whether or not it was closed by hand.
                key={`${group.region} ${ledTo} ${isOpenAtFirst}`}
                group={group}
                isOpenAtFirst={isOpenAtFirst}
                onShow={(audience) => show(group.region, audience)}
              />
            );
          })}
        </div>
      )}
    </div>
  );
}
