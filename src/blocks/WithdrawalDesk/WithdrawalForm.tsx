import { type ComponentProps, type ReactNode, type RefObject, type SyntheticEvent, useRef, useState } from 'react';
import type { BankCardAnswer, WithdrawalAnswer } from '#schemas/declare/platform/payment.schema.ts';
import { AmountField } from '#src/features/payment/AmountField.tsx';
import { ChoiceList } from '#src/features/payment/ChoiceList.tsx';
import { Facts } from '#src/features/payment/Facts.tsx';
import { MethodIcon } from '#src/features/payment/MethodIcon.tsx';
import { MoneyForm } from '#src/features/payment/MoneyForm.tsx';
import { Receipt } from '#src/features/payment/Receipt.tsx';
import { useAmount } from '#src/features/payment/useAmount.ts';
import { useRoundMoney } from '#src/features/payment/useMoney.ts';
import { usePayWords } from '#src/features/payment/usePayWords.ts';
import { useReceipt } from '#src/features/payment/useReceipt.ts';
import { useSummary } from '#src/features/payment/useSummary.ts';
import { useConfirmedRequest } from '#src/features/payment/useConfirmedRequest.ts';
import { useBalance } from '#src/features/wallet/useBalance.ts';
import { FaultText } from '#src/forms/RuleField.tsx';
import { useText } from '#src/i18n/TextContext.ts';
import { Link } from '#src/lib/Link.tsx';
import { paths } from '#schemas/declare/pages/addresses.ts';
import { useCurrency } from '#src/site/siteContext.ts';
import { useEntries } from '#src/site/useEntries.ts';
import { useSend } from '#src/site/useSend.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { ButtonLink } from '#src/ui/Button/ButtonLink.tsx';
import { Field } from '#src/ui/Field/Field.tsx';
import { PasswordInput } from '#src/ui/PasswordInput/PasswordInput.tsx';
import { entries } from './entries.ts';
import styles from './WithdrawalDesk.module.css';

interface WithdrawalRequest {
  readonly amount: string;
  readonly cardId: string;
  readonly paymentPassword: string;
}

interface WithdrawalFormProps {
  readonly facts: WithdrawalAnswer;
  readonly cards: readonly BankCardAnswer[];
  readonly wholeBalance: boolean;
  /** Members may cancel a withdrawal that waits. */
  readonly canCancel: boolean;
}

const cardText = ({ bankName, number }: BankCardAnswer): string => `${bankName} ${number}`;

/** The whole balance, as far as limits and the currency's decimals let it go; nothing where it is too low. */
function wholeOf({ minimum, maximum }: WithdrawalAnswer, available: number | undefined, decimals: number): number | undefined {
  const most = Math.min(available ?? 0, maximum);
  const whole = decimals === 0 ? Math.floor(most) : most;
  return whole >= minimum ? whole : undefined;
}

/** When a withdrawal arrives and what it costs, as far as the platform reports it. */
function WithdrawalFacts({ facts: { fee, takesMinutes } }: Pick<WithdrawalFormProps, 'facts'>) {
  const t = useText();
  const words = usePayWords();
  const facts = [
    ...(takesMinutes === undefined ? [] : [{ name: t('pay.arrival'), value: words.arrival(takesMinutes) }]),
    ...(fee === undefined ? [] : [{ name: t('pay.fee'), value: words.fee(fee) ?? t('pay.noFee') }]),
  ];
  return facts.length === 0 ? null : <Facts facts={facts} />;
}

/** When it arrives, and that it can be taken back. */
function NextStep({ minutes, canCancel }: { readonly minutes: number | undefined; readonly canCancel: boolean }) {
  const t = useText();
  return (
    <>
      {minutes === undefined ? t('withdraw.next') : t('withdraw.nextIn', { minutes, count: minutes })}
      {canCancel ? (
        <>
          <br />
          {t('withdraw.canCancel')}
        </>
      ) : null}
    </>
  );
}

interface WithdrawalReceiptProps extends Pick<ComponentProps<typeof Receipt>, 'receipt' | 'way'> {
  readonly next: ReactNode;
  readonly onClose: () => void;
}

function WithdrawalReceipt({ receipt, way, next, onClose }: WithdrawalReceiptProps) {
  const t = useText();
  return (
    <Receipt
      title={t(receipt.status === 'waiting' ? 'withdraw.waits' : 'withdraw.done')}
      receipt={receipt}
      way={way}
      note={receipt.status === 'waiting' ? next : undefined}
    >
      <Button size="large" block onClick={onClose}>
        {t('withdraw.close')}
      </Button>
      <ButtonLink to={paths.home} variant="soft" size="large" block>
        {t('app.backHome')}
      </ButtonLink>
    </Receipt>
  );
}

interface CardChoiceProps {
  readonly cards: readonly BankCardAnswer[];
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
  readonly canAdd: boolean;
}

function CardChoice({ cards, chosen, onChoose, canAdd }: CardChoiceProps) {
  const t = useText();
  return (
    <ChoiceList
      legend={t('withdraw.card')}
      options={cards.map(({ id, bankName, number, payeeName }) => ({
        id,
        title: bankName,
        mark: <MethodIcon icon="bank" />,
        notes: [<bdi key="number">{number}</bdi>, ...(payeeName ? [<bdi key="name">{payeeName}</bdi>] : [])],
      }))}
      chosen={chosen}
      onChoose={onChoose}
    >
      {canAdd ? (
        <p className={styles.ways}>
          <Link to={`${paths.withdraw}?form=bankCard`}>{t('pay.cardAdd')}</Link>
        </p>
      ) : null}
    </ChoiceList>
  );
}

interface PaymentPasswordFieldProps {
  readonly value: string;
  readonly onType: (value: string) => void;
  readonly isMissing: boolean;
  readonly input: RefObject<HTMLInputElement | null>;
}

function PaymentPasswordField({ value, onType, isMissing, input }: PaymentPasswordFieldProps) {
  const t = useText();
  return (
    <Field
      label={t('field.paymentPassword')}
      required
      error={isMissing ? <FaultText>{t('rule.required')}</FaultText> : undefined}
    >
      {(ids) => (
        <PasswordInput
          {...ids}
          label={t('field.paymentPassword')}
          ref={input}
          name="paymentPassword"
          autoComplete="off"
          inputMode="numeric"
          dir="ltr"
          value={value}
          onChange={(event) => onType(event.target.value)}
        />
      )}
    </Field>
  );
}

/** State of the form and its submission. */
function useWithdrawal(facts: WithdrawalAnswer, cards: readonly BankCardAnswer[]) {
  const send = useSend();
  const { data: wallet } = useBalance();
  const [chosen, setChosen] = useState<string>();
  const [password, setPassword] = useState('');
  const [isPasswordMissing, setIsPasswordMissing] = useState(false);
  const { receipt, show, close, form } = useReceipt();
  const amountInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const card = cards.find(({ id }) => id === chosen) ?? cards[0];
  const limits = { minimum: facts.minimum, maximum: facts.maximum, available: wallet?.sumBalance };
  const amount = useAmount(limits);
  const { request, ask, confirm, drop } = useConfirmedRequest<WithdrawalRequest>(async (wanted, requestId) => {
    show(await send('withdraw', { ...wanted, requestId }));
    amount.clear();
    setPassword('');
  });

  function onSubmit(event: SyntheticEvent) {
    event.preventDefault();
    const checked = amount.check();
    setIsPasswordMissing(password === '');
    if (checked === undefined) amountInput.current?.focus();
    else if (password === '') passwordInput.current?.focus();
    else if (card) ask({ amount: checked, cardId: card.id, paymentPassword: password });
  }

  return {
    limits,
    amount,
    amountInput,
    card,
    choose: setChosen,
    password: {
      value: password,
      onType: setPassword,
      isMissing: isPasswordMissing && password === '',
      input: passwordInput,
    },
    request,
    confirm,
    drop,
    onSubmit,
    receipt,
    close,
    form,
  };
}

/** Amount, card and payment password; then the question, then the receipt. */
export function WithdrawalForm({ facts, cards, wholeBalance, canCancel }: WithdrawalFormProps) {
  const t = useText();
  const money = useRoundMoney();
  const summary = useSummary();
  const { decimals } = useCurrency();
  const shows = useEntries(entries);
  const { limits, amount, amountInput, card, choose, password, onSubmit, ...sent } = useWithdrawal(facts, cards);
  const { request, confirm, drop, receipt, close, form } = sent;
  const takes = facts.takesMinutes;
  const next = <NextStep minutes={takes} canCancel={canCancel} />;
  const toCard = { name: t('withdraw.card'), value: card ? cardText(card) : '' };
  if (receipt) return <WithdrawalReceipt receipt={receipt} way={toCard} next={next} onClose={close} />;
  const whole = wholeBalance ? wholeOf(facts, limits.available, decimals) : undefined;
  return (
    <MoneyForm
      form={form}
      title={t('footer.withdraw')}
      balance={t('withdraw.available')}
      submit={amount.value === undefined ? t('footer.withdraw') : t('withdraw.submit', { amount: money(amount.value) })}
      onSubmit={onSubmit}
      question={
        request && {
          title: t('withdraw.confirm'),
          facts: summary({
            amount: Number(request.amount),
            way: toCard,
            fee: facts.fee,
            takesMinutes: takes,
            arrives: t('withdraw.arrives'),
          }),
          confirm: t('withdraw.send'),
          onConfirm: confirm,
          onClose: drop,
          children: next,
        }
      }
    >
      <AmountField
        amount={amount}
        limits={limits}
        inputRef={amountInput}
        {...(whole === undefined ? {} : { quick: [{ amount: whole, label: t('withdraw.whole') }] })}
      >
        <WithdrawalFacts facts={facts} />
      </AmountField>
      <CardChoice cards={cards} chosen={card?.id} onChoose={choose} canAdd={shows('bankCard')} />
      <PaymentPasswordField {...password} />
      {shows('paymentPassword') ? (
        <p className={styles.ways}>
          <Link to={`${paths.withdraw}?form=paymentPassword`}>{t('pay.passwordChange')}</Link>
        </p>
      ) : null}
    </MoneyForm>
  );
}
