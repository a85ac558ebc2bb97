import { useState } from 'react';
import type { MallItemsProps } from '#schemas/blocks/mallItems.schema.ts';
import type { Answer } from '#schemas/platform/answers.ts';
import { RecordScreen } from '#src/features/records/RecordScreen.tsx';
import { RecordSkeleton } from '#src/features/records/RecordSkeleton.tsx';
import { useText } from '#src/i18n/TextContext.ts';
import { useLocale } from '#src/site/siteContext.ts';
import { useRead } from '#src/site/useRead.ts';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';
import { MallItem } from './MallItem.tsx';
import styles from './MallItems.module.css';
import { RedeemDialog } from './RedeemDialog.tsx';

type Item = Answer<'mall'>['items'][number];

/** A member's points, and what they can be given for (MEM-11). */
function Items({ columns }: MallItemsProps) {
  const t = useText();
  const locale = useLocale();
  const { data, error, mutate } = useRead('mall', {});
  const [chosen, setChosen] = useState<Item>();
  if (error && !data) return <ErrorState onRetry={() => void mutate()} />;
  if (!data) return <RecordSkeleton rows={3} />;
  const { points, items } = data;
  return (
    <>
      <div className={styles.points}>
        <p>{t('mall.points')}</p>
        <p className={styles.count} role="status">
          {new Intl.NumberFormat(locale).format(points)}
        </p>
        <p className={styles.how}>{t('mall.how')}</p>
      </div>
      {items.length === 0 ? (
        <EmptyState icon="mall" text={t('mall.none')} />
      ) : (
        <ul className={styles.items} style={{ '--mall-columns': columns }} aria-label={t('menu.mall')}>
          {items.map((item) => (
            <li key={item.id}>
              <MallItem item={item} points={points} onChoose={() => setChosen(item)} />
            </li>
          ))}
        </ul>
      )}
      {chosen === undefined ? null : <RedeemDialog item={chosen} reload={mutate} onClose={() => setChosen(undefined)} />}
    </>
  );
}

export const MallItems = (props: MallItemsProps) => (
  <RecordScreen call="mall">
    <Items {...props} />
  </RecordScreen>
);
