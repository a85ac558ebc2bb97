import type { Ref } from 'react';
import { FaultText } from '#src/forms/RuleField.tsx';
import { useText } from '#src/i18n/TextContext.ts';
import { Field } from '#src/ui/Field/Field.tsx';
import { TextInput } from '#src/ui/TextInput/TextInput.tsx';
import styles from './AmountField.module.css';
import type { AmountLimits } from './readAmount.ts';
import type { AmountState } from './useAmount.ts';
import { useRoundMoney } from './useMoney.ts';

interface AmountFieldProps {
  readonly amount: AmountState;
  readonly limits: AmountLimits;
  /** Amounts that one press fills in, and what their group is called. */
  readonly quick?: readonly { readonly amount: number; readonly label?: string }[];
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** How much: typed, or by one press on an amount that is often chosen. The limits stand below it before anything is wrong. */
export function AmountField({ amount, limits, quick = [], inputRef }: AmountFieldProps) {
  const t = useText();
  const money = useRoundMoney();
  return (
    <div className={styles.root}>
      <Field
        label={t('pay.amount')}
        required
        error={amount.fault === undefined ? undefined : <FaultText>{amount.fault}</FaultText>}
        hint={t('pay.limits', { from: money(limits.minimum), to: money(limits.maximum) })}
      >
        {(ids) => (
          <TextInput
            {...ids}
            ref={inputRef}
            className={styles.input}
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            enterKeyHint="next"
            dir="ltr"
            maxLength={16}
            value={amount.typed}
            onChange={(event) => amount.type(event.target.value)}
            onBlur={amount.leave}
          />
        )}
      </Field>
      {quick.length > 0 ? (
        <div className={styles.quick} role="group" aria-label={t('pay.quick')}>
          {quick.map(({ amount: value, label }) => (
            <button
              key={label ?? value}
              type="button"
              className={styles.choice}
              aria-pressed={amount.typed === String(value)}
              onClick={() => amount.type(String(value))}
            >
              {label ?? <bdi>{money(value)}</bdi>}
            </button>
          ))}
        </div>
      ) : null}
    </div>
  );
}
