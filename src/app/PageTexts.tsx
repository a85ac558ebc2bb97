import { type ReactNode, use, useContext, useMemo } from 'react';
import type { Language } from '#schemas/languages.ts';
import { createTextValue } from '#src/i18n/createTextValue.ts';
import { TextProvider } from '#src/i18n/TextContext.ts';
import { type PageTexts as Texts, loadPageTexts } from '#src/i18n/texts.ts';
import { useSite, useSiteState } from '#src/site/siteContext.ts';
import { ScreenAttempt } from './ScreenAttempt.ts';

/** One request for each attempt to show a page, or a failure would be tried again for ever. */
const asked = new Map<string, Promise<Texts>>();

function ask(attempt: string, language: Language): Promise<Texts> {
  const key = `${attempt} ${language}`;
  const texts = asked.get(key) ?? loadPageTexts(language);
  asked.set(key, texts);
  return texts;
}

function MoreTexts({ children }: { readonly children: ReactNode }) {
  const { site } = useSite();
  const language = useSiteState((state) => state.language);
  const home = useSiteState((state) => state.texts);
  const more = use(ask(useContext(ScreenAttempt), language));
  const own = site.strings[language];
  const { errorTexts } = site.behaviour.platform;
  const value = useMemo(
    () => createTextValue(language, { ...more, ...home }, own, errorTexts),
    [language, more, home, own, errorTexts],
  );
  return <TextProvider value={value}>{children}</TextProvider>;
}

/** Gives what is inside the words of forms and pages, where the player came without them. */
export function PageTexts({ children }: { readonly children: ReactNode }) {
  return useSiteState((state) => state.hasPageTexts) ? children : <MoreTexts>{children}</MoreTexts>;
}
