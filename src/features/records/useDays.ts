import { useText } from '#src/i18n/TextContext.ts';
import { day } from '#src/lib/format/day.ts';
import { useLocale } from '#src/site/siteContext.ts';

/** Writes days from the first to the last, in the manner of the language: one day once. */
export function useDays(): (from: string, to: string) => string {
  const t = useText();
  const locale = useLocale();
  return (from, to) => {
    const [first, last] = [day(from, 'local', locale), day(to, 'local', locale)];
    return first === last ? first : t('records.days', { from: first, to: last });
  };
}
