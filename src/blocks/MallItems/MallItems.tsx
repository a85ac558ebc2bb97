import type { MallItemsProps } from './block.ts';
import type { CallAnswer } from '#schemas/declare/calls/declaredCalls.ts';
import { DecisionDialog } from '#src/features/decisions/DecisionDialog.tsx';
import { useConfirmedRequest } from '#src/features/payment/useConfirmedRequest.ts';
import { PrizePicture } from '#src/features/prizes/PrizePicture.tsx';
import { RecordScreen } from '#src/features/records/RecordScreen.tsx';
import { RecordSkeleton } from '#src/features/records/RecordSkeleton.tsx';
import { useText } from '#src/i18n/TextContext.ts';
import { celebrate } from '#src/features/prizes/celebrate.ts';
import { useLocale, useSite, useSiteState } from '#src/site/siteContext.ts';
import { useEntries } from '#src/site/useEntries.ts';
import { useRead } from '#src/site/useRead.ts';
import { useRefresh } from '#src/site/useRefresh.ts';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';
import { entries } from './entries.ts';
import { MallItem, useItemName } from './MallItem.tsx';
import styles from './MallItems.module.css';

type Item = CallAnswer<'mall'>['items'][number];

/** A member's points, and the items to redeem them for (MEM-11). */
function Items({ columns }: MallItemsProps) {
  const t = useText();
  const locale = useLocale();
  const { data, error, mutate } = useRead('mall', {});
  const { http, site } = useSite();
  const showToast = useSiteState((state) => state.showToast);
  const refresh = useRefresh();
  const nameOf = useItemName();
  const { request, ask, confirm, drop } = useConfirmedRequest<Item>(async (item, requestId) => {
    try {
      await http.send('redeemItem', { itemId: item.id, requestId });
    } finally {
      void refresh('redeemItem'); // a refusal may mean that points or prices have changed
    }
    showToast(t('mall.booked', { name: nameOf(item) }), { kind: 'success' });
    void celebrate(site);
  });
  if (error && !data) return <ErrorState onRetry={() => void mutate()} />;
  if (!data) return <RecordSkeleton rows={3} />;
  const { points, items } = data;
  const number = (count: number) => new Intl.NumberFormat(locale).format(count);
  return (
    <>
      <div className={styles.points}>
        <span className={styles.art}>
          <PrizePicture src={undefined} width={72} height={72} motif="coins" />
        </span>
        <div className={styles.balance}>
          <p>{t('mall.points')}</p>
          <p className={styles.count} role="status">
            {number(points)}
          </p>
          <p className={styles.how}>{t('mall.how')}</p>
        </div>
      </div>
      {items.length === 0 ? (
        <EmptyState icon="mall" text={t('mall.none')} />
      ) : (
        <ul className={styles.items} style={{ '--mall-columns': columns }} aria-label={t('menu.mall')}>
          {items.map((item) => (
            <li key={item.id}>
              <MallItem item={item} points={points} onChoose={() => ask(item)} />
            </li>
          ))}
        </ul>
      )}
      {request ? (
        <DecisionDialog title={t('mall.redeem')} confirm={t('mall.confirm')} onConfirm={confirm} onClose={drop}>
          <p>{t('mall.ask', { name: nameOf(request), points: number(request.points), count: request.points })}</p>
        </DecisionDialog>
      ) : null}
    </>
  );
}

export const MallItems = (props: MallItemsProps) => (
  <RecordScreen isOffered={useEntries(entries)('content')}>
    <Items {...props} />
  </RecordScreen>
);
