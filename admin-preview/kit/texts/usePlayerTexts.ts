import { useEffect, useState } from 'react';
import type { Language } from '#schemas/declare/languages/languages.ts';
import { type Texts, loadTexts } from '#src/i18n/texts.ts';

/** The player's shipped texts of a language; undefined until they are here. */
export function usePlayerTexts(language: Language): Texts | undefined {
  const [loaded, setLoaded] = useState<{ readonly language: Language; readonly texts: Texts }>();
  useEffect(() => {
    let isStale = false;
    void loadTexts(language).then((texts) => {
      if (!isStale) setLoaded({ language, texts });
    });
    return () => {
      isStale = true;
    };
  }, [language]);
  return loaded?.language === language ? loaded.texts : undefined;
}
