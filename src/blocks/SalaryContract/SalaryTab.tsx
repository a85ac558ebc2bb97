import { EarningList } from '#src/features/contracts/EarningList.tsx';
import { EarningRow } from '#src/features/contracts/EarningRow.tsx';
import { RecordSkeleton } from '#src/features/records/RecordSkeleton.tsx';
import { useText } from '#src/i18n/TextContext.ts';
import { useEntries } from '#src/site/useEntries.ts';
import { useRead } from '#src/site/useRead.ts';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';
import { entries } from './entries.ts';
import styles from './SalaryContract.module.css';

/** Today's salary so far (CALL-53). */
function Today() {
  const t = useText();
  const { data, error, mutate } = useRead('dailySalary', {});
  if (error && !data) return <ErrorState onRetry={() => void mutate()} />;
  if (!data) return <RecordSkeleton />;
  if (!data.current) return <EmptyState icon="clock" text={t('earning.noneToday')} />;
  return (
    <div className={styles.today}>
      <EarningRow earning={data.current} base="turnover" title={t('earning.today')} />
    </div>
  );
}

/** Earnings by the contract: today so far, and the days before (CALL-53, CALL-55). */
export function SalaryTab() {
  const t = useText();
  return (
    <div className={styles.records}>
      {useEntries(entries)('today') ? <Today /> : null}
      <EarningList call="salaryList" label={t('earning.days')} base="turnover" />
    </div>
  );
}
