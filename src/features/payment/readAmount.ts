/** Zeros of the digits that phones of our languages may write: Arabic, Persian, Thai and Khmer. */
const ZEROS = [0x06_60, 0x06_f0, 0x0e_50, 0x17_e0];

/** Pasted with an amount: the symbol or the code of its currency. */
const CURRENCY = /^(?:\p{Sc}|[A-Z]{3})|(?:\p{Sc}|[A-Z]{3})$/gu;

const toLatin = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0;
  const zero = ZEROS.find((start) => code >= start && code < start + 10);
  return zero === undefined ? digit : String(code - zero);
};

/**
 * Converts a typed amount to the platform's spelling: "1 250,5" becomes 1250.50. A comma or a point before one or two final digits separates the
 * cents. Undefined if it is not an amount.
 */
export function readAmount(typed: string): string | undefined {
  const text = typed
    .normalize('NFKC') // wide digits and signs
    .replaceAll(/\p{Nd}/gu, toLatin)
    .replaceAll(/[\s\p{Cf}'’\u066C\u060C]/gu, '')
    .replaceAll('\u066B', '.')
    .replaceAll(CURRENCY, '');
  const [, whole = '', cents] = /^(\d{1,3}(?:[,.]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
  const units = whole.replaceAll(/[,.]/g, '').replace(/^0+(?=\d)/, '');
  if (units === '' || units.length > 9) return undefined;
  return cents === undefined ? units : `${units}.${cents.padEnd(2, '0')}`;
}

export interface AmountLimits {
  readonly minimum: number;
  readonly maximum: number;
  /** The wallet's balance, for withdrawals. */
  readonly available?: number | undefined;
  /** How many decimals the currency is written with; any, if it is not said. */
  readonly decimals?: number;
}

export type AmountFault = 'missing' | 'unreadable' | 'notWhole' | 'tooLow' | 'tooHigh' | 'notThere';

/** The fault of an amount, if any, by the same limits that the platform applies. */
export function amountFault(typed: string, { minimum, maximum, available, decimals }: AmountLimits): AmountFault | undefined {
  if (typed.trim() === '') return 'missing';
  const amount = readAmount(typed);
  if (amount === undefined) return 'unreadable';
  const value = Number(amount);
  if (decimals === 0 && !Number.isInteger(value)) return 'notWhole';
  if (value < minimum) return 'tooLow';
  if (value > maximum) return 'tooHigh';
  return available !== undefined && value > available ? 'notThere' : undefined;
}
