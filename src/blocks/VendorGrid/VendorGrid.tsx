import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { isRailCategory } from '#schemas/declare/names/gameCategories.ts';
import type { VendorGridProps } from './block.ts';
import { OwnList } from '#src/features/gameSearch/OwnList.tsx';
import { vendorChoices } from '#src/features/gameSearch/filterChoices.ts';
import { gridPageOf } from '#src/features/gameSearch/listPages.ts';
import { useList } from '#src/features/gameSearch/useList.ts';
import { VendorCard } from '#src/features/games/VendorCard.tsx';
import { useVendorStructure } from '#src/features/games/useGames.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { useSite } from '#src/site/siteContext.ts';
import { ChipButton } from '#src/ui/Chip/ChipButton.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import styles from './VendorGrid.module.css';

/** Vendors of a category as cards and their games below; hot and favourite games by a button that leads back when pressed again. */
export function VendorGrid({ pageSize, loading, games }: VendorGridProps) {
  const t = useText();
  const { site } = useSite();
  const { pathname } = useLocation();
  const page = useMemo(() => gridPageOf(pathname, site), [pathname, site]);
  const list = useList(page);
  const { data, error, mutate } = useVendorStructure();
  if (error && !data) return <ErrorState onRetry={() => void mutate()} />;
  if (!data) return <Skeleton shape="tiles" count={8} columns={2} />;
  const code = list.type !== undefined && isRailCategory(list.type) ? list.type : 'SPORTS';
  const vendors = vendorChoices(data, { type: code, page }, site);
  if (vendors.length === 0) return <EmptyState icon={code} text={t('ui.empty')} />;
  const { mode } = list.state;
  return (
    <div className={styles.root}>
      <div className={styles.buttons} role="group" aria-label={t('list.tabs')}>
        {(['hot', 'fav'] as const).map((tab) => (
          <ChipButton
            key={tab}
            icon={tab === 'fav' ? 'heart' : 'hot'}
            pressed={mode === tab}
            onClick={() => list.change({ type: 'tab', tab: mode === tab ? 'all' : tab })}
          >
            {t(`list.${tab}`)}
          </ChipButton>
        ))}
      </div>
      {mode === 'all' ? (
        <ul className={styles.vendors}>
          {vendors.map((vendor, index) => (
            <li key={vendor.vassalage}>
              <VendorCard vendor={vendor} code={code} index={index} />
            </li>
          ))}
        </ul>
      ) : null}
      {games || mode !== 'all' ? <OwnList list={list} shape={{ pageSize, large: 0, inRow: 3 }} loading={loading} /> : null}
    </div>
  );
}
