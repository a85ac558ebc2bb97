import type { Currency } from '#schemas/declare/platform/currencyOf.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** Making a format takes far longer than using it, and a board of winners shows twenty amounts. */
function numberFormat(locale: string, decimals: number): Intl.NumberFormat {
  const key = `${locale} ${decimals}`;
  const format =
    formats.get(key) ?? new Intl.NumberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  formats.set(key, format);
  return format;
}

/** Decimals that an amount has beside the site's where it would look like nothing otherwise. */
const SMALL_AMOUNT_DECIMALS = 2;

/**
 * An amount in the reader's notation with the site's decimals (WAL-02), and the platform's symbol before or after it, in one line with it.
 * What is less than half of the site's smallest amount has more decimals: money is never shown as 0 that is not.
 */
export function money(amount: number, locale: string, { symbol, position, decimals }: Currency): string {
  const isSmall = amount !== 0 && Math.abs(amount) < 0.5 / 10 ** decimals;
  const text = numberFormat(locale, isSmall ? decimals + SMALL_AMOUNT_DECIMALS : decimals).format(amount);
  if (symbol === '') return text;
  return position === 'B' ? `${text}\u00A0${symbol}` : `${symbol}${text}`;
}

/** A limit or a choice of amount: without decimals where they are zero. */
export const roundMoney = (amount: number, locale: string, currency: Currency): string =>
  money(amount, locale, Number.isInteger(amount) ? { ...currency, decimals: 0 } : currency);
