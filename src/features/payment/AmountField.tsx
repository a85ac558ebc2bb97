import { type ReactNode, type Ref, useState } from 'react';
import { FaultText } from '#src/forms/RuleField.tsx';
import { useText } from '#src/i18n/TextContext.ts';
import { roundMoney } from '#src/lib/format/money.ts';
import { useCurrency, useLocale } from '#src/site/siteContext.ts';
import { Field } from '#src/ui/Field/Field.tsx';
import { TextInput } from '#src/ui/TextInput/TextInput.tsx';
import styles from './AmountField.module.css';
import type { AmountLimits } from './readAmount.ts';
import type { AmountState } from './useAmount.ts';
import { useRoundMoney } from './useMoney.ts';
import { quickColumns } from './quickColumns.ts';

/** From this many characters on the amount is written smaller. */
const LONG = 9;

interface AmountFieldProps {
  readonly amount: AmountState;
  readonly limits: AmountLimits;
  /** Amounts that one press fills in, with their labels. */
  readonly quick?: readonly { readonly amount: number; readonly label?: string }[];
  readonly inputRef?: Ref<HTMLInputElement>;
  /** Below the field, such as the fee. */
  readonly children?: ReactNode;
}

/** The amount: typed, or chosen from common ones. The limits are always visible below it. */
export function AmountField({ amount, limits, quick = [], inputRef, children }: AmountFieldProps) {
  const t = useText();
  const money = useRoundMoney();
  const locale = useLocale();
  const currency = useCurrency();
  const [isTyping, setIsTyping] = useState(false);
  // As it was typed while it is typed; in the reader's notation afterwards.
  const { typed, value } = amount;
  const shown = isTyping || value === undefined ? typed : roundMoney(value, locale, { ...currency, symbol: '' });
  const choices = quick.map(({ amount: one, label }) => ({ one, label: label ?? money(one) }));
  const columns = quickColumns(choices.map(({ label }) => label));
  return (
    <div className={styles.root}>
      <Field
        label={t('pay.amount')}
        required
        error={amount.fault === undefined ? undefined : <FaultText>{amount.fault}</FaultText>}
        hint={t('pay.limits', { from: money(limits.minimum), to: money(limits.maximum) })}
      >
        {(ids) => (
          <div className={styles.line} data-position={currency.position} data-long={shown.length > LONG || undefined}>
            {currency.symbol === '' ? null : (
              <span className={styles.symbol} aria-hidden="true">
                {currency.symbol}
              </span>
            )}
            <TextInput
              {...ids}
              ref={inputRef}
              className={styles.input}
              name="amount"
              inputMode="decimal"
              autoComplete="off"
              enterKeyHint="next"
              dir="ltr"
              maxLength={40} // room for pasted spaces and currencies
              placeholder="0"
              value={shown}
              onFocus={() => setIsTyping(true)}
              onChange={(event) => amount.type(event.target.value)}
              onBlur={() => {
                setIsTyping(false);
                amount.leave();
              }}
            />
          </div>
        )}
      </Field>
      {choices.length > 0 ? (
        <div className={styles.quick} role="group" aria-label={t('pay.quick')} style={{ '--columns': columns }}>
          {choices.map(({ one, label }) => (
            <button
              key={label}
              type="button"
              className={styles.choice}
              aria-pressed={value === one}
              data-alone={(choices.length % columns === 1 && columns > 1) || undefined}
              onClick={() => amount.type(String(one))}
            >
              <bdi>{label}</bdi>
            </button>
          ))}
        </div>
      ) : null}
      {children}
    </div>
  );
}
