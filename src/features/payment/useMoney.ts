import { useCallback } from 'react';
import { money, roundMoney } from '#src/lib/format/money.ts';
import { useCurrency, useLocale } from '#src/site/siteContext.ts';

/** Writes amounts as the player reads them, with the platform's currency. */
export function useMoney(): (amount: number) => string {
  const locale = useLocale();
  const currency = useCurrency();
  return useCallback((amount: number) => money(amount, locale, currency), [locale, currency]);
}

/** The same for limits and choices. */
export function useRoundMoney(): (amount: number) => string {
  const locale = useLocale();
  const currency = useCurrency();
  return useCallback((amount: number) => roundMoney(amount, locale, currency), [locale, currency]);
}
