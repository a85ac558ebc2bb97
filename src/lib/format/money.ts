export interface Currency {
  /** Empty where the platform has none. */
  readonly symbol: string;
  /** `B`: the symbol stands after the amount (WIN-03). */
  readonly position: 'A' | 'B';
  readonly decimals: number;
}

/** An amount in the reader's notation with the site's decimals (WAL-02), and the platform's symbol before or after it, in one line with it. */
export function money(amount: number, locale: string, { symbol, position, decimals }: Currency): string {
  const text = new Intl.NumberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(amount);
  if (symbol === '') return text;
  return position === 'B' ? `${text}\u00A0${symbol}` : `${symbol}${text}`;
}
