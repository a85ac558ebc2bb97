import { useEffect, useState } from 'react';
import type { Language } from '#schemas/declare/languages/languages.ts';
import { useSite, useSiteState } from './siteContext.ts';

/**
 * The language for reading lists. It follows the page's with a delay, so that a player who tries several languages does not load every list in
 * each of them (LANG-04).
 */
export function useListLanguage(): Language {
  const language = useSiteState((state) => state.language);
  const { languageReloadMs } = useSite().site.behaviour.timings;
  const [settled, setSettled] = useState(language);
  useEffect(() => {
    if (settled === language) return undefined;
    const timer = setTimeout(() => setSettled(language), languageReloadMs);
    return () => clearTimeout(timer);
  }, [language, settled, languageReloadMs]);
  return settled;
}
