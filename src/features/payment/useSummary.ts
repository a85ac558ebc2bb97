import { afterFee, feeOf } from '#schemas/declare/platform/paymentSums.ts';
import type { Fee } from '#schemas/declare/platform/payment.schema.ts';
import { useText } from '#src/i18n/TextContext.ts';
import type { Fact } from './Facts.tsx';
import { useMoney } from './useMoney.ts';
import { usePayWords } from './usePayWords.ts';

interface Movement {
  readonly amount: number;
  /** By which way, or to which card. */
  readonly way: Fact;
  /** Undefined if the platform does not report it; then the summary has no line for the amount that arrives. */
  readonly fee: Fee | undefined;
  readonly takesMinutes: number | undefined;
  /** Amount of the bonus; 0 without one. */
  readonly bonus?: number;
  /** Label of the amount after the fee. */
  readonly arrives: string;
}

/** The expected result of a payment before it is sent, from the platform's data only. */
export function useSummary(): (movement: Movement) => Fact[] {
  const t = useText();
  const money = useMoney();
  const words = usePayWords();
  return ({ amount, way, fee, takesMinutes, bonus = 0, arrives }) => {
    const kept = fee === undefined ? 0 : feeOf(fee, amount);
    return [
      { name: t('pay.amount'), value: money(amount) },
      ...(fee === undefined ? [] : [{ name: t('pay.fee'), value: kept === 0 ? t('pay.noFee') : `−${money(kept)}` }]),
      ...(bonus === 0 ? [] : [{ name: t('records.type.R'), value: `+${money(bonus)}` }]),
      ...(fee === undefined ? [] : [{ name: arrives, value: money(afterFee(fee, amount) + bonus), isSum: true }]),
      way,
      ...(takesMinutes === undefined ? [] : [{ name: t('pay.arrival'), value: words.arrival(takesMinutes) }]),
    ];
  };
}
