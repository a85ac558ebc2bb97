import type { Fee } from '#schemas/declare/platform/payment.schema.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { timeUnit } from '#src/lib/format/timeUnit.ts';
import { useLocale } from '#src/site/siteContext.ts';
import { useRoundMoney } from './useMoney.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

interface PayWords {
  /** When money is there, by minutes. */
  readonly arrival: (minutes: number) => string;
  /** The platform's fee in words: a percentage, a sum or both; undefined without a fee. */
  readonly fee: (fee: Fee) => string | undefined;
  readonly percent: (share: number) => string;
}

/** How times and fees of payments are written. */
export function usePayWords(): PayWords {
  const t = useText();
  const locale = useLocale();
  const money = useRoundMoney();
  const percent = (share: number) =>
    new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(share / 100);
  function span(minutes: number): string {
    if (minutes >= DAY && minutes % DAY === 0) return timeUnit(minutes / DAY, 'day', locale);
    return minutes >= HOUR && minutes % HOUR === 0
      ? timeUnit(minutes / HOUR, 'hour', locale)
      : timeUnit(minutes, 'minute', locale);
  }
  return {
    percent,
    arrival: (minutes) => (minutes === 0 ? t('pay.atOnce') : t('pay.about', { time: span(minutes) })),
    fee: ({ percent: share = 0, fixed = 0 }) =>
      [share > 0 ? percent(share) : '', fixed > 0 ? money(fixed) : ''].filter(Boolean).join(' + ') || undefined,
  };
}
