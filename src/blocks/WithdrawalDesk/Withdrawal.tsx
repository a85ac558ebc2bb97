import { useState } from 'react';
import type { WithdrawalDeskProps } from './block.ts';
import { BankCardForm } from '#src/features/payment/BankCardForm.tsx';
import { PlayMoneyNote } from '#src/features/payment/PlayMoneyNote.tsx';
import { RecordScreen } from '#src/features/records/RecordScreen.tsx';
import { useText } from '#src/i18n/TextContext.ts';
import { useRead } from '#src/site/useRead.ts';
import { useEntries } from '#src/site/useEntries.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { entries } from './entries.ts';
import { HolderForm } from './HolderForm.tsx';
import { WaitingWithdrawals } from './WaitingWithdrawals.tsx';
import { WithdrawalForm } from './WithdrawalForm.tsx';
import { WithdrawalPath } from './WithdrawalPath.tsx';
import styles from './WithdrawalDesk.module.css';

interface WithdrawalProps extends WithdrawalDeskProps {
  /** A step of the first withdrawal was completed on this page. */
  readonly hasMoved: boolean;
  readonly onMove: () => void;
}

/** Limits, cards and pending withdrawals; then the steps that a withdrawal still requires, or its form. */
export function Withdrawal({ wholeBalance, waiting: listsWaiting, hasMoved, onMove }: WithdrawalProps) {
  const t = useText();
  const shows = useEntries(entries, { waiting: listsWaiting });
  const facts = useRead('withdrawal', {});
  const cards = useRead('bankCards', {});
  const [holder, setHolder] = useState<string>();
  if ((facts.error && !facts.data) || (cards.error && !cards.data)) {
    return <ErrorState onRetry={() => void Promise.all([facts.mutate(), cards.mutate()])} />;
  }
  if (!facts.data || !cards.data) return <Skeleton shape="text" count={8} />;
  const { playMoney, waiting = [], takesMinutes } = facts.data;
  const [card] = cards.data.cards;
  const { payeeName: fixed } = cards.data;
  const current = card ? 'amount' : (fixed ?? holder) === undefined ? 'holder' : 'card';
  const canCancel = shows('cancel');
  return (
    <>
      {playMoney && current === 'amount' ? <PlayMoneyNote /> : null}
      {listsWaiting ? <WaitingWithdrawals waiting={waiting} takesMinutes={takesMinutes} canCancel={canCancel} /> : null}
      <WithdrawalPath
        current={current}
        isOver={card !== undefined && !hasMoved}
        hasMoved={hasMoved}
        notes={{
          holder: (
            <>
              <bdi>{card?.payeeName ?? fixed ?? holder}</bdi>
              {current === 'card' && fixed === undefined ? (
                <Button variant="ghost" size="small" onClick={() => setHolder(undefined)}>
                  {t('withdraw.change')}
                </Button>
              ) : null}
            </>
          ),
          card: <bdi>{card?.number}</bdi>,
        }}
      >
        {current === 'amount' ? (
          <WithdrawalForm facts={facts.data} cards={cards.data.cards} wholeBalance={wholeBalance} canCancel={canCancel} />
        ) : (
          <RecordScreen isOffered={shows('bankCard')}>
            {current === 'holder' ? (
              <HolderForm
                onDone={(name) => {
                  setHolder(name);
                  onMove();
                }}
              />
            ) : (
              <>
                <p className={styles.lead}>{t('withdraw.cardFirst')}</p>
                <BankCardForm known={cards.data} holder={holder} onDone={onMove} />
              </>
            )}
          </RecordScreen>
        )}
      </WithdrawalPath>
    </>
  );
}
