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
  /** Undefined where the platform does not say; then the summary has no line of what arrives. */
  readonly fee: Fee | undefined;
  readonly takesMinutes: number | undefined;
  /** What a bonus adds; 0 without one. */
  readonly bonus?: number;
  /** Label of what is left after the fee. */
  readonly arrives: string;
}

/** What a movement of money will come to, before it is sent: only what the platform has said. */
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
