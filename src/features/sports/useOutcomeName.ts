import { useCallback } from 'react';
import { useText } from '#src/i18n/TextContext.ts';
import { useLocale } from '#src/site/siteContext.ts';
import type { Pick } from './coupon.ts';

/** The name of an outcome in full: “Lagos Marina to win”, “Over 2.5”. */
export function useOutcomeName(): (pick: Pick) => string {
  const t = useText();
  const locale = useLocale();
  return useCallback(
    ({ kind, line, home, away }) => {
      if (kind === 'home' || kind === 'away') return t('match.wins', { name: kind === 'home' ? home : away });
      if (kind === 'draw') return t('match.draw');
      return t(`match.${kind}`, { line: new Intl.NumberFormat(locale).format(line ?? 0) });
    },
    [t, locale],
  );
}
