import { hasWordsEverywhere } from '#schemas/declare/languages/languages.ts';
import type { Currency } from '#schemas/declare/platform/currencyOf.ts';
import { roundMoney, withSymbol } from '#src/lib/format/money.ts';

/** From this largest stake on both are in short notation: there is room for few signs. */
const SHORT_FROM = 10_000;

/** From a smallest to a largest stake, with the currency once: “$1–200”, “20K–2M ₫” in the language's own notation. */
export function stakeRange(from: number, to: number, locale: string, currency: Currency): string {
  const short = new Intl.NumberFormat(hasWordsEverywhere(locale) ? locale : 'en', { notation: 'compact' });
  const write = (amount: number) =>
    to < SHORT_FROM ? roundMoney(amount, locale, { ...currency, symbol: '' }) : short.format(amount);
  return withSymbol(`${write(from)}–${write(to)}`, currency);
}
