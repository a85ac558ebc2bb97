import type { ContractTerm } from '#schemas/declare/platform/contracts.schema.ts';
import type { TextValue } from '#src/i18n/TextContext.ts';
import { day } from '#src/lib/format/day.ts';
import type { Currency } from '#schemas/declare/platform/currencyOf.ts';
import { roundMoney } from '#src/lib/format/money.ts';
import { percent } from '#src/lib/format/percent.ts';

/** The reader's language, notation and currency. */
export interface Reader {
  readonly texts: TextValue;
  readonly locale: string;
  readonly currency: Currency;
}

/** Name of a term: our text where there is one, else the platform's. */
export function termName({ key, label }: ContractTerm, { has, t }: TextValue): string {
  const textKey = `contract.term.${key}`;
  return has(textKey) ? t(textKey) : (label ?? key);
}

/** A term's value as its kind is written; as it came, where it does not fit its kind. */
export function termValue({ kind, value }: ContractTerm, { texts, locale, currency }: Reader): string {
  const number = typeof value === 'number' || value.trim() !== '' ? Number(value) : Number.NaN;
  if (kind === 'day') return day(String(value), 'local', locale) || String(value);
  if (kind === 'period') {
    const textKey = `contract.period.${value}`;
    return texts.has(textKey) ? texts.t(textKey) : String(value);
  }
  if (Number.isNaN(number) || kind === undefined || kind === 'text') return String(value);
  if (kind === 'percent') return percent(number, locale);
  return kind === 'amount' ? roundMoney(number, locale, currency) : new Intl.NumberFormat(locale).format(number);
}
