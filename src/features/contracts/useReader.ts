import { useTexts } from '#src/i18n/TextContext.ts';
import { useCurrency, useLocale } from '#src/site/siteContext.ts';
import type { Reader } from './termText.ts';

/** How the current visitor reads terms and figures. */
export function useReader(): Reader {
  return { texts: useTexts(), locale: useLocale(), currency: useCurrency() };
}
