import { useCallback } from 'react';
import { useLocale, useSite, useSiteState } from '#src/site/siteContext.ts';
import { oddsFormatFor, oddsText } from './oddsText.ts';

/** Writes odds of a market with so many outcomes as the merchant has set, by default as players of the language read them. */
export function useOdds(): (odds: number, outcomes: number) => string {
  const { oddsFormat } = useSite().site.behaviour.content;
  const language = useSiteState((state) => state.language);
  const locale = useLocale();
  const format = oddsFormatFor(oddsFormat, language);
  return useCallback((odds, outcomes) => oddsText(odds, format, outcomes, locale), [format, locale]);
}
