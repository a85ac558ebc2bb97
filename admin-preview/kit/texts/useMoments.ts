import { useMemo } from 'react';
import { languages } from '#schemas/declare/languages/languages.ts';
import { useToolLanguage } from './useToolLanguage.ts';

const STEPS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

interface Moments {
  /** A moment in full, for a tooltip or a table. */
  readonly full: (iso: string) => string;
  /** The day of a moment in UTC, for daily counts. */
  readonly day: (iso: string) => string;
  /** How long ago, in the largest unit that fits; older than a month in full. */
  readonly since: (iso: string, nowMs?: number) => string;
}

/** Moments in words of the operator's language. */
export function createMoments(bcp47: string): Moments {
  const whole = new Intl.DateTimeFormat(bcp47, { dateStyle: 'medium', timeStyle: 'short' });
  const wholeDay = new Intl.DateTimeFormat(bcp47, { dateStyle: 'medium', timeZone: 'UTC' });
  const relative = new Intl.RelativeTimeFormat(bcp47, { numeric: 'auto' });
  const full = (iso: string) => whole.format(new Date(iso));
  return {
    full,
    day: (iso) => wholeDay.format(new Date(iso)),
    since(iso, nowMs = Date.now()) {
      const passedMs = nowMs - Date.parse(iso);
      if (passedMs > 30 * 86_400_000) return full(iso);
      const [unit, ms] = STEPS.find(([, length]) => passedMs >= length) ?? ['minute', 60_000];
      return relative.format(-Math.floor(Math.max(0, passedMs) / ms), unit);
    },
  };
}

export function useMoments(): Moments {
  const { language } = useToolLanguage();
  return useMemo(() => createMoments(languages[language].bcp47), [language]);
}
