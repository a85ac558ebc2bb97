import { useState } from 'react';
import type { WithdrawalDeskProps } from './block.ts';
import { BankCardForm } from '#src/features/payment/BankCardForm.tsx';
import { PasswordTaskForm, PaymentPasswordForm } from '#src/features/payment/PaymentPasswordForm.tsx';
import { PaymentSection } from '#src/features/payment/PaymentSection.tsx';
import { RecordScreen } from '#src/features/records/RecordScreen.tsx';
import { useText } from '#src/i18n/TextContext.ts';
import { paths } from '#schemas/declare/pages/addresses.ts';
import { useExit } from '#src/site/useExit.ts';
import { usePageQuery } from '#src/site/usePageQuery.ts';
import { useRead } from '#src/site/useRead.ts';
import { useEntries } from '#src/site/useEntries.ts';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { entries } from './entries.ts';
import { Withdrawal } from './Withdrawal.tsx';
import { WithdrawalPath } from './WithdrawalPath.tsx';
import styles from './WithdrawalDesk.module.css';

const Waiting = () => <Skeleton shape="text" count={8} />;

/** The card form at its own address. */
function CardStep({ onDone }: { readonly onDone: () => void }) {
  const t = useText();
  const { data, error, mutate } = useRead('bankCards', {});
  if (error && !data) return <ErrorState onRetry={() => void mutate()} />;
  if (!data) return <Waiting />;
  return (
    <PaymentSection title={t('pay.cardAdd')}>
      <BankCardForm known={data} onDone={onDone} />
    </PaymentSection>
  );
}

/** Without a payment password its form comes first, as the first step of the path to a withdrawal. */
function Steps(props: WithdrawalDeskProps) {
  const t = useText();
  const shows = useEntries(entries);
  const [hasMoved, setHasMoved] = useState(false);
  const { data: hasPassword, error, mutate } = useRead('hasPaymentPassword', {});
  if (error && hasPassword === undefined) return <ErrorState onRetry={() => void mutate()} />;
  if (hasPassword === undefined) return <Waiting />;
  if (hasPassword) return <Withdrawal {...props} hasMoved={hasMoved} onMove={() => setHasMoved(true)} />;
  return (
    <WithdrawalPath current="password" hasMoved={hasMoved}>
      <RecordScreen isOffered={shows('paymentPassword')}>
        <p className={styles.lead}>{t('withdraw.passwordFirst')}</p>
        <PasswordTaskForm
          task="set"
          onDone={() => {
            setHasMoved(true);
            void mutate(true, { revalidate: false });
          }}
        />
      </RecordScreen>
    </WithdrawalPath>
  );
}

/** The form of the payment password at its own address, set or not. */
function PasswordStep({ onDone }: { readonly onDone: () => void }) {
  const { data, error, mutate } = useRead('hasPaymentPassword', {});
  if (error && data === undefined) return <ErrorState onRetry={() => void mutate()} />;
  if (data === undefined) return <Waiting />;
  return (
    <PaymentPasswordForm
      isSet={data}
      onDone={() => {
        void mutate(true, { revalidate: false }); // without a new read before the withdrawal form is there: it reads once more itself
        onDone();
      }}
    />
  );
}

/** The page for withdrawals (MEM-06), and the forms that must be filled in before (MEM-13, MEM-14). */
export function WithdrawalDesk(props: WithdrawalDeskProps) {
  const form = usePageQuery().query.get('form');
  const leave = useExit(paths.withdraw);
  const shows = useEntries(entries);
  return (
    <div className={styles.root}>
      {form === 'paymentPassword' ? (
        <RecordScreen isOffered={shows('paymentPassword')}>
          <PasswordStep onDone={leave} />
        </RecordScreen>
      ) : form === 'bankCard' ? (
        <RecordScreen isOffered={shows('bankCard')}>
          <CardStep onDone={leave} />
        </RecordScreen>
      ) : (
        <RecordScreen isOffered={shows('content')}>
          <Steps {...props} />
        </RecordScreen>
      )}
    </div>
  );
}
