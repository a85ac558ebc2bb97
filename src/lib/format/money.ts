export interface Currency {
  readonly symbol: string;
  /** `B`: the symbol stands after the amount (WIN-03). */
  readonly position: 'A' | 'B';
}

/** An amount with 2 decimals in the reader's notation (WAL-02), with the platform's symbol before or after it. */
export function money(amount: number, locale: string, currency?: Currency): string {
  const text = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(amount);
  if (!currency || currency.symbol === '') return text;
  return currency.position === 'B' ? `${text} ${currency.symbol}` : `${currency.symbol}${text}`;
}
