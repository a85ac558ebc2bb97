import { type SyntheticEvent, useRef, useState } from 'react';
import type { DepositMethodsAnswer } from '#schemas/platform/payment.schema.ts';
import { AmountField } from '#src/features/payment/AmountField.tsx';
import { BalanceLine } from '#src/features/payment/BalanceLine.tsx';
import { ChoiceList } from '#src/features/payment/ChoiceList.tsx';
import { ConfirmDialog } from '#src/features/payment/ConfirmDialog.tsx';
import { Receipt } from '#src/features/payment/Receipt.tsx';
import { useAmount } from '#src/features/payment/useAmount.ts';
import { useMoney, useRoundMoney } from '#src/features/payment/useMoney.ts';
import { useReceipt } from '#src/features/payment/useReceipt.ts';
import { useWish } from '#src/features/payment/useWish.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { paths } from '#schemas/addresses.ts';
import { useSend } from '#src/site/useSend.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { ButtonLink } from '#src/ui/Button/ButtonLink.tsx';
import styles from './DepositDesk.module.css';

type Method = DepositMethodsAnswer['methods'][number];

interface Wish {
  readonly methodId: string;
  readonly amount: string;
}

interface DepositFormProps {
  readonly methods: readonly Method[];
  readonly quickAmounts: boolean;
  /** No real money moves. */
  readonly isPlayed: boolean;
}

const FIRST: Method = { id: '', name: '', minimum: 0, maximum: 0 };

/** By which way and how much; then the question, then the receipt. */
export function DepositForm({ methods, quickAmounts, isPlayed }: DepositFormProps) {
  const t = useText();
  const money = useMoney();
  const limit = useRoundMoney();
  const send = useSend();
  const [chosen, setChosen] = useState<string>();
  const { receipt, show, close, form } = useReceipt();
  const method = methods.find(({ id }) => id === chosen) ?? methods[0] ?? FIRST;
  const amount = useAmount(method);
  const input = useRef<HTMLInputElement>(null);
  const { wish, ask, confirm, drop } = useWish<Wish>(async (wanted, requestId) => {
    show(await send('deposit', { ...wanted, requestId }));
    amount.clear();
  });

  function onSubmit(event: SyntheticEvent) {
    event.preventDefault();
    const checked = amount.check();
    if (checked === undefined) input.current?.focus();
    else ask({ methodId: method.id, amount: checked });
  }

  if (receipt) {
    const isDone = receipt.status === 'done';
    return (
      <Receipt
        title={t(isDone ? 'deposit.done' : 'deposit.waiting')}
        receipt={receipt}
        way={{ name: t('deposit.method'), value: method.name }}
      >
        <ButtonLink to={paths.home} size="large" block>
          {t('app.backHome')}
        </ButtonLink>
        <Button variant="soft" size="large" block onClick={close}>
          {t('deposit.again')}
        </Button>
      </Receipt>
    );
  }
  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      noValidate
      aria-label={t('footer.deposit')}
      tabIndex={-1}
      onSubmit={onSubmit}
    >
      <BalanceLine label={t('pay.balance')} />
      <ChoiceList
        legend={t('deposit.method')}
        options={methods.map(({ id, name, note, minimum, maximum }) => ({
          id,
          title: name,
          note: [t('pay.limits', { from: limit(minimum), to: limit(maximum) }), note].filter(Boolean).join(' · '),
        }))}
        chosen={method.id}
        onChoose={setChosen}
      />
      <AmountField
        amount={amount}
        limits={method}
        inputRef={input}
        {...(quickAmounts ? { quick: (method.quickAmounts ?? []).map((value) => ({ amount: value })) } : {})}
      />
      <Button type="submit" size="large" block>
        {t('pay.continue')}
      </Button>
      {wish ? (
        <ConfirmDialog
          title={t('deposit.confirm')}
          facts={[
            { name: t('pay.amount'), value: money(Number(wish.amount)) },
            { name: t('deposit.method'), value: method.name },
          ]}
          confirm={t('deposit.send')}
          onConfirm={confirm}
          onClose={drop}
        >
          {t(isPlayed ? 'deposit.nextPlayed' : 'deposit.next')}
        </ConfirmDialog>
      ) : null}
    </form>
  );
}
