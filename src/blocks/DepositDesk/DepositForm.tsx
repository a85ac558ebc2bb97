import { type ComponentProps, type ReactNode, type SyntheticEvent, useRef, useState } from 'react';
import { bonusOf } from '#schemas/declare/platform/paymentSums.ts';
import type { DepositBonus, DepositMethodsAnswer } from '#schemas/declare/platform/payment.schema.ts';
import { AmountField } from '#src/features/payment/AmountField.tsx';
import { ChoiceList } from '#src/features/payment/ChoiceList.tsx';
import { MethodIcon } from '#src/features/payment/MethodIcon.tsx';
import { MoneyForm } from '#src/features/payment/MoneyForm.tsx';
import { Receipt } from '#src/features/payment/Receipt.tsx';
import { useAmount } from '#src/features/payment/useAmount.ts';
import { useRoundMoney } from '#src/features/payment/useMoney.ts';
import { usePayWords } from '#src/features/payment/usePayWords.ts';
import { useReceipt } from '#src/features/payment/useReceipt.ts';
import { useSummary } from '#src/features/payment/useSummary.ts';
import { useConfirmedRequest } from '#src/features/payment/useConfirmedRequest.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { paths } from '#schemas/declare/pages/addresses.ts';
import { useSend } from '#src/site/useSend.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { ButtonLink } from '#src/ui/Button/ButtonLink.tsx';
import type { IconName } from '#src/ui/Icon/Icon.tsx';
import { BonusSwitch } from './BonusSwitch.tsx';

type Method = DepositMethodsAnswer['methods'][number];

interface DepositRequest {
  readonly methodId: string;
  readonly amount: string;
  readonly bonusId?: string;
}

interface DepositFormProps {
  readonly methods: readonly Method[];
  readonly bonus: DepositBonus | undefined;
  readonly quickAmounts: boolean;
  /** No real money moves. */
  readonly isPlayed: boolean;
  /** Above the button. */
  readonly children: ReactNode;
}

const FIRST: Method = { id: '', name: '', minimum: 0, maximum: 0 };

const icons: Readonly<Record<NonNullable<Method['kind']>, IconName>> = {
  bank: 'bank',
  wallet: 'wallet',
  voucher: 'voucher',
  card: 'card',
  qr: 'qr',
  crypto: 'crypto',
};

/** The methods as cards, with the platform's facts only. */
function useMethodChoices(methods: readonly Method[]) {
  const t = useText();
  const limit = useRoundMoney();
  const words = usePayWords();
  return methods.map(({ id, name, note, logo, kind, takesMinutes, fee, minimum, maximum }) => {
    const feeText = fee && words.fee(fee);
    return {
      id,
      title: name,
      mark: <MethodIcon logo={logo} icon={kind ? icons[kind] : 'deposit'} />,
      notes: [
        takesMinutes === undefined ? undefined : words.arrival(takesMinutes),
        fee === undefined ? undefined : feeText === undefined ? t('pay.noFee') : t('pay.feeIs', { fee: feeText }),
        t('pay.limits', { from: limit(minimum), to: limit(maximum) }),
        note,
      ].filter((words) => words !== undefined && words !== ''),
    };
  });
}

type ReceiptProps = Pick<ComponentProps<typeof Receipt>, 'receipt' | 'way'>;

function DepositReceipt({ receipt, way, onClose }: ReceiptProps & { readonly onClose: () => void }) {
  const t = useText();
  const isDone = receipt.status === 'done';
  return (
    <Receipt title={t(isDone ? 'deposit.done' : 'deposit.waiting')} receipt={receipt} way={way}>
      <ButtonLink to={paths.home} size="large" block>
        {t('app.backHome')}
      </ButtonLink>
      <Button variant="soft" size="large" block onClick={onClose}>
        {t('deposit.again')}
      </Button>
    </Receipt>
  );
}

/** How much, by which way and with which bonus; then the summary, then the receipt. */
export function DepositForm({ methods, bonus, quickAmounts, isPlayed, children }: DepositFormProps) {
  const t = useText();
  const money = useRoundMoney();
  const send = useSend();
  const summary = useSummary();
  const choices = useMethodChoices(methods);
  const [chosen, setChosen] = useState<string>();
  const [wantsBonus, setWantsBonus] = useState(false);
  const { receipt, show, close, form } = useReceipt();
  const method = methods.find(({ id }) => id === chosen) ?? methods[0] ?? FIRST;
  const offered = bonus && bonus.minimum <= method.maximum ? bonus : undefined;
  const added = wantsBonus ? offered : undefined;
  const limits = { minimum: Math.max(method.minimum, added?.minimum ?? 0), maximum: method.maximum };
  const amount = useAmount(limits);
  const input = useRef<HTMLInputElement>(null);
  const { request, ask, confirm, drop } = useConfirmedRequest<DepositRequest>(async (wanted, requestId) => {
    show(await send('deposit', { ...wanted, requestId }));
    amount.clear();
  });

  function onSubmit(event: SyntheticEvent) {
    event.preventDefault();
    const checked = amount.check();
    if (checked === undefined) input.current?.focus();
    else ask({ methodId: method.id, amount: checked, ...(added ? { bonusId: added.id } : {}) });
  }

  const way = { name: t('deposit.method'), value: method.name };
  if (receipt) return <DepositReceipt receipt={receipt} way={way} onClose={close} />;
  return (
    <MoneyForm
      form={form}
      title={t('footer.deposit')}
      balance={t('pay.balance')}
      submit={amount.value === undefined ? t('footer.deposit') : t('deposit.submit', { amount: money(amount.value) })}
      onSubmit={onSubmit}
      question={
        request && {
          title: t('deposit.confirm'),
          facts: summary({
            amount: Number(request.amount),
            way,
            fee: method.fee,
            takesMinutes: method.takesMinutes,
            bonus: added ? bonusOf(added, Number(request.amount)) : 0,
            arrives: t('deposit.arrives'),
          }),
          confirm: t('deposit.send'),
          onConfirm: confirm,
          onClose: drop,
          children: t(isPlayed ? 'deposit.nextPlayed' : 'deposit.next'),
        }
      }
    >
      <AmountField
        amount={amount}
        limits={limits}
        inputRef={input}
        {...(quickAmounts ? { quick: (method.quickAmounts ?? []).map((value) => ({ amount: value })) } : {})}
      />
      {offered ? <BonusSwitch bonus={offered} isOn={wantsBonus} onChange={setWantsBonus} /> : null}
      <ChoiceList legend={t('deposit.method')} options={choices} chosen={method.id} onChoose={setChosen} />
      {children}
    </MoneyForm>
  );
}
