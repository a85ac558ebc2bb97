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

/** Extra decimals for amounts that would be rounded to 0 otherwise. */
const SMALL_AMOUNT_DECIMALS = 2;

/** A number as money: with the platform's symbol before or after it, without a line break between. */
export function withSymbol(text: string, { symbol, position }: Currency): string {
  if (symbol === '') return text;
  return position === 'B' ? `${text}\u00A0${symbol}` : `${symbol}${text}`;
}

/**
 * An amount in the locale's notation with the site's decimals (WAL-02), and the platform's symbol. Amounts below half of the smallest unit get extra decimals, so that they are not shown as 0.
 */
export function money(amount: number, locale: string, currency: Currency): string {
  const { decimals } = currency;
  const isSmall = amount !== 0 && Math.abs(amount) < 0.5 / 10 ** decimals;
  return withSymbol(numberFormat(locale, isSmall ? decimals + SMALL_AMOUNT_DECIMALS : decimals).format(amount), currency);
}

/** A limit, a choice of amount, a bonus or a win: without decimals where they are zero. */
export const roundMoney = (amount: number, locale: string, currency: Currency): string =>
  money(amount, locale, Number.isInteger(amount) ? { ...currency, decimals: 0 } : currency);
