import { type ReactNode, type RefObject, type SyntheticEvent, useRef, useState } from 'react';
import { bonusOf } from '#schemas/declare/platform/paymentSums.ts';
import type { DepositBonus, DepositMethodsAnswer, ReceiptAnswer } from '#schemas/declare/platform/payment.schema.ts';
import { AmountField } from '#src/features/payment/AmountField.tsx';
import { ChoiceList } from '#src/features/payment/ChoiceList.tsx';
import { MethodIcon } from '#src/features/payment/MethodIcon.tsx';
import { MoneyForm } from '#src/features/payment/MoneyForm.tsx';
import { useAmount } from '#src/features/payment/useAmount.ts';
import { useRoundMoney } from '#src/features/payment/useMoney.ts';
import { usePayWords } from '#src/features/payment/usePayWords.ts';
import { useSummary } from '#src/features/payment/useSummary.ts';
import { useConfirmedRequest } from '#src/features/payment/useConfirmedRequest.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { useSend } from '#src/site/useSend.ts';
import type { IconName } from '#src/ui/Icon/Icon.tsx';
import type { DepositDeskProps } from './block.ts';
import { BonusSwitch } from './BonusSwitch.tsx';

type Method = DepositMethodsAnswer['methods'][number];

interface DepositRequest {
  readonly methodId: string;
  readonly amount: string;
  readonly bonusId?: string;
  readonly bankCode?: string;
}

interface DepositFormProps extends Pick<DepositDeskProps, 'quickAmounts' | 'design'> {
  readonly methods: readonly Method[];
  readonly bonus: DepositBonus | undefined;
  /** No real money moves. */
  readonly isPlayed: boolean;
  readonly form: RefObject<HTMLFormElement | null>;
  /** The platform has taken the deposit. */
  readonly onAsked: (receipt: ReceiptAnswer) => void;
  /** Above the button. */
  readonly children: ReactNode;
}

interface MethodChoiceProps extends Pick<DepositFormProps, 'methods' | 'design'> {
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

interface BankChoiceProps {
  readonly banks: NonNullable<Method['banks']>;
  readonly chosen: string | undefined;
  readonly onChoose: (code: string) => void;
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

/** The methods with the platform's facts only. */
function MethodChoice({ methods, design, chosen, onChoose }: MethodChoiceProps) {
  const t = useText();
  const limit = useRoundMoney();
  const words = usePayWords();
  const options = methods.map(({ id, name, note, logo, kind, takesMinutes, fee, minimum, maximum }) => {
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
  const look = design === 'methods' ? { look: 'cards' as const } : {};
  return <ChoiceList legend={t('deposit.method')} {...look} options={options} chosen={chosen} onChoose={onChoose} />;
}

/** The banks that a method is paid from, if there is a choice. */
function BankChoice({ banks, chosen, onChoose }: BankChoiceProps) {
  const t = useText();
  const options = banks.map(({ code, name, logo }) => ({
    id: code,
    title: name,
    mark: <MethodIcon logo={logo} icon="bank" />,
    notes: [],
  }));
  return <ChoiceList look="compact" legend={t('deposit.bank')} options={options} chosen={chosen} onChoose={onChoose} />;
}

/** How much, by which way and with which bonus; then the summary. */
export function DepositForm({ methods, bonus, quickAmounts, design, isPlayed, form, onAsked, children }: DepositFormProps) {
  const t = useText();
  const money = useRoundMoney();
  const send = useSend();
  const summary = useSummary();
  const [chosen, setChosen] = useState<string>();
  const [chosenBank, setChosenBank] = useState<string>();
  const [wantsBonus, setWantsBonus] = useState(false);
  const method = methods.find(({ id }) => id === chosen) ?? methods[0] ?? FIRST;
  const { banks = [] } = method;
  const bank = banks.find(({ code }) => code === chosenBank) ?? banks[0];
  const offered = bonus && bonus.minimum <= method.maximum ? bonus : undefined;
  const added = wantsBonus ? offered : undefined;
  const limits = { minimum: Math.max(method.minimum, added?.minimum ?? 0), maximum: method.maximum };
  const amount = useAmount(limits);
  const input = useRef<HTMLInputElement>(null);
  const { request, ask, confirm, drop } = useConfirmedRequest<DepositRequest>(async (wanted, requestId) => {
    onAsked(await send('deposit', { ...wanted, requestId }));
    amount.clear();
  });

  function onSubmit(event: SyntheticEvent) {
    event.preventDefault();
    const checked = amount.check();
    if (checked === undefined) input.current?.focus();
    else
      ask({
        methodId: method.id,
        amount: checked,
        ...(added ? { bonusId: added.id } : {}),
        ...(bank ? { bankCode: bank.code } : {}),
      });
  }

  const ways = (
    <>
      <MethodChoice methods={methods} design={design} chosen={method.id} onChoose={setChosen} />
      {banks.length === 0 ? null : <BankChoice banks={banks} chosen={bank?.code} onChoose={setChosenBank} />}
    </>
  );
  const way = { name: t('deposit.method'), value: method.name };
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
          children: t(!isPlayed ? 'deposit.next' : method.takesMinutes === 0 ? 'deposit.nextPlayed' : 'deposit.nextPlayedLater'),
        }
      }
    >
      {design === 'methods' ? ways : null}
      <AmountField
        amount={amount}
        limits={limits}
        inputRef={input}
        {...(quickAmounts ? { quick: (method.quickAmounts ?? []).map((value) => ({ amount: value })) } : {})}
      />
      {offered ? <BonusSwitch bonus={offered} isOn={wantsBonus} onChange={setWantsBonus} /> : null}
      {design === 'amount' ? ways : null}
      {children}
    </MoneyForm>
  );
}
