import type { ReactNode } from 'react';
import type { WithdrawalDeskProps } from '#schemas/blocks/withdrawalDesk.schema.ts';
import { pageEntries } from '#schemas/entries/pageEntries.ts';
import { PlayMoneyNote } from '#src/features/payment/PlayMoneyNote.tsx';
import { RecordScreen } from '#src/features/records/RecordScreen.tsx';
import { useText } from '#src/i18n/TextContext.ts';
import { useRead } from '#src/site/useRead.ts';
import { useEntries } from '#src/site/useEntries.ts';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { WaitingWithdrawals } from './WaitingWithdrawals.tsx';
import { WithdrawalForm } from './WithdrawalForm.tsx';
import styles from './WithdrawalDesk.module.css';

interface WithdrawalProps extends WithdrawalDeskProps {
  /** What stands here while there is no card. */
  readonly cardStep: ReactNode;
}

/** Limits, cards and what waits already; then the form. */
export function Withdrawal({ wholeBalance, waiting: listsWaiting, cardStep }: WithdrawalProps) {
  const t = useText();
  const shows = useEntries(pageEntries['withdrawal-desk'], { waiting: listsWaiting });
  const facts = useRead('withdrawal', {});
  const cards = useRead('bankCards', {});
  if ((facts.error && !facts.data) || (cards.error && !cards.data)) {
    return <ErrorState onRetry={() => void Promise.all([facts.mutate(), cards.mutate()])} />;
  }
  if (!facts.data || !cards.data) return <Skeleton shape="text" count={8} />;
  const { playMoney, waiting = [] } = facts.data;
  const hasCard = cards.data.cards.length > 0;
  return (
    <>
      {playMoney && hasCard ? <PlayMoneyNote /> : null}
      {listsWaiting ? <WaitingWithdrawals waiting={waiting} canCancel={shows('cancel')} /> : null}
      {hasCard ? (
        <WithdrawalForm facts={facts.data} cards={cards.data.cards} wholeBalance={wholeBalance} canCancel={shows('cancel')} />
      ) : (
        <RecordScreen isOffered={shows('bankCard')}>
          <p className={styles.lead}>{t('withdraw.cardFirst')}</p>
          {cardStep}
        </RecordScreen>
      )}
    </>
  );
}
