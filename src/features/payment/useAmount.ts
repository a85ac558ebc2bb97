import { useState } from 'react';
import { useText } from '#src/i18n/TextContext.ts';
import { useCurrency } from '#src/site/siteContext.ts';
import { useRoundMoney } from './useMoney.ts';
import { type AmountLimits, amountFault, readAmount } from './readAmount.ts';

export interface AmountState {
  readonly typed: string;
  /** The amount that was typed, within the limits or not; undefined if it is not an amount. */
  readonly value: number | undefined;
  readonly type: (typed: string) => void;
  /** The control was left: from now on a fault shows. */
  readonly leave: () => void;
  /** The fault in words, once the player has left the field or submitted. */
  readonly fault: string | undefined;
  /** The amount as it is sent, if nothing is wrong; shows the fault otherwise. */
  readonly check: () => string | undefined;
  readonly clear: () => void;
}

/** An amount that is typed, with its limits. */
export function useAmount(limits: AmountLimits): AmountState {
  const t = useText();
  const money = useRoundMoney();
  const [typed, setTyped] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const { decimals } = useCurrency();
  const fault = amountFault(typed, { ...limits, decimals });
  const isAmount = fault !== 'missing' && fault !== 'unreadable' && fault !== 'notWhole';

  const words = {
    missing: () => t('pay.amountMissing'),
    unreadable: () => t('pay.amountUnreadable'),
    notWhole: () => t('pay.amountWhole'),
    tooLow: () => t('pay.amountTooLow', { amount: money(limits.minimum) }),
    tooHigh: () => t('pay.amountTooHigh', { amount: money(limits.maximum) }),
    notThere: () => t('payment.balance'),
  };

  return {
    typed,
    value: isAmount ? Number(readAmount(typed)) : undefined,
    type: setTyped,
    leave: () => setIsChecked(typed !== ''),
    fault: isChecked && fault !== undefined ? words[fault]() : undefined,
    check: () => {
      setIsChecked(true);
      return fault === undefined ? readAmount(typed) : undefined;
    },
    clear: () => {
      setTyped('');
      setIsChecked(false);
    },
  };
}
