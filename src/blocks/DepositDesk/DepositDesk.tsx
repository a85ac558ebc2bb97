import type { DepositDeskProps } from './block.ts';
import type { ReceiptAnswer } from '#schemas/declare/platform/payment.schema.ts';
import { PlayMoneyNote } from '#src/features/payment/PlayMoneyNote.tsx';
import { useReceipt } from '#src/features/payment/useReceipt.ts';
import { RecordScreen } from '#src/features/records/RecordScreen.tsx';
import { useText } from '#src/i18n/TextContext.ts';
import { paths } from '#schemas/declare/pages/addresses.ts';
import { useListLanguage } from '#src/site/useListLanguage.ts';
import { useRead } from '#src/site/useRead.ts';
import { useEntries } from '#src/site/useEntries.ts';
import { ButtonLink } from '#src/ui/Button/ButtonLink.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { entries } from './entries.ts';
import styles from './DepositDesk.module.css';
import { DepositForm } from './DepositForm.tsx';
import { DepositOutcome } from './DepositOutcome.tsx';
import { UnpaidDeposits } from './UnpaidDeposits.tsx';

function Ways({ quickAmounts, advice, design }: DepositDeskProps) {
  const t = useText();
  const { data, error, mutate } = useRead('depositMethods', { language: useListLanguage() });
  const { receipt, show, close, form } = useReceipt();
  if (error && !data) return <ErrorState onRetry={() => void mutate()} />;
  if (!data) return <Skeleton shape="text" count={8} />;
  const { methods, bonus, playMoney, waiting = [] } = data;
  const nameOf = ({ subject, pay }: ReceiptAnswer) =>
    methods.find(({ id }) => id === subject)?.name ?? pay?.scheme ?? subject ?? '';
  const note = playMoney ? <PlayMoneyNote /> : null;
  if (receipt)
    return (
      <div className={styles.root}>
        {note}
        <DepositOutcome
          key={receipt.reference}
          receipt={receipt}
          way={{ name: t('deposit.method'), value: nameOf(receipt) }}
          onClose={close}
          onCancelled={show}
        />
      </div>
    );
  return (
    <div className={styles.root}>
      {note}
      <UnpaidDeposits waiting={waiting} nameOf={nameOf} onContinue={show} />
      {methods.length === 0 ? (
        <EmptyState icon="deposit" text={t('deposit.none')}>
          <ButtonLink to={paths.home} variant="soft" size="small">
            {t('app.backHome')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <DepositForm
          form={form}
          methods={methods}
          bonus={bonus}
          quickAmounts={quickAmounts}
          design={design}
          isPlayed={playMoney === true}
          onAsked={show}
        >
          {advice ? <p className={styles.advice}>{t('deposit.advice')}</p> : null}
        </DepositForm>
      )}
    </div>
  );
}

/** The page where money goes into the wallet (MEM-05). */
export const DepositDesk = (props: DepositDeskProps) => (
  <RecordScreen isOffered={useEntries(entries)('content')}>
    <Ways {...props} />
  </RecordScreen>
);
