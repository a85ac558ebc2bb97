import type { DividendsProps } from './block.ts';
import { EarningList } from '#src/features/contracts/EarningList.tsx';
import { EarningRow } from '#src/features/contracts/EarningRow.tsx';
import { contractPaths } from '#src/features/contracts/contractKinds.ts';
import { RecordScreen } from '#src/features/records/RecordScreen.tsx';
import { RecordSkeleton } from '#src/features/records/RecordSkeleton.tsx';
import { useText } from '#src/i18n/TextContext.ts';
import { useEntries } from '#src/site/useEntries.ts';
import { useRead } from '#src/site/useRead.ts';
import { ButtonLink } from '#src/ui/Button/ButtonLink.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';
import { entries } from './entries.ts';
import styles from './Dividends.module.css';
import { PayOut } from './PayOut.tsx';

/** The dividend that can be paid out, and the accruing one (CALL-60). */
function Current() {
  const t = useText();
  const { data, error, mutate } = useRead('dividend', {});
  if (error && !data) return <ErrorState onRetry={() => void mutate()} />;
  if (!data) return <RecordSkeleton />;
  const { payable, running } = data;
  if (!payable && !running) return <EmptyState icon="reward" text={t('dividend.none')} />;
  return (
    <>
      {payable ? (
        <EarningRow earning={payable} base="loss" title={t('dividend.payable')}>
          <PayOut dividend={payable} />
        </EarningRow>
      ) : null}
      {running ? <EarningRow earning={running} base="loss" title={t('dividend.running')} /> : null}
    </>
  );
}

/** An agent’s dividends (AGTEAM-07): payable, accruing and earlier ones. */
export function Dividends({ history, terms }: DividendsProps) {
  const t = useText();
  const shows = useEntries(entries, { history, terms });
  return (
    <RecordScreen isOffered={shows('content')}>
      <div className={styles.root}>
        <Current />
        {shows('terms') ? (
          <ButtonLink to={contractPaths.dividend} variant="soft" block>
            {t('dividend.terms')}
          </ButtonLink>
        ) : null}
      </div>
      {shows('history') ? (
        <>
          <h2 className={styles.heading}>{t('dividend.history')}</h2>
          <EarningList call="dividendHistory" label={t('dividend.history')} base="loss" />
        </>
      ) : null}
    </RecordScreen>
  );
}
