import type { Currency } from '#schemas/currencyOf.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** Making a format takes far longer than using it, and a board of winners shows twenty amounts. */
function numberFormat(locale: string, decimals: number): Intl.NumberFormat {
  const key = `${locale} ${decimals}`;
  const format =
    formats.get(key) ?? new Intl.NumberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  formats.set(key, format);
  return format;
}

/** An amount in the reader's notation with the site's decimals (WAL-02), and the platform's symbol before or after it, in one line with it. */
export function money(amount: number, locale: string, { symbol, position, decimals }: Currency): string {
  const text = numberFormat(locale, decimals).format(amount);
  if (symbol === '') return text;
  return position === 'B' ? `${text}\u00A0${symbol}` : `${symbol}${text}`;
}

/** An amount that is no sum of somebody's, such as a limit or a choice: without decimals where it has none. */
export const roundMoney = (amount: number, locale: string, currency: Currency): string =>
  money(amount, locale, Number.isInteger(amount) ? { ...currency, decimals: 0 } : currency);
