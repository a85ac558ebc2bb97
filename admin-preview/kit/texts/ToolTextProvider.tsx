import { type ReactNode, useMemo, useState } from 'react';
import { createTextValue } from '#src/i18n/createTextValue.ts';
import { TextProvider } from '#src/i18n/TextContext.ts';
import { type Texts, loadTexts } from '#src/i18n/texts.ts';
import { type ToolTexts, createToolTranslator } from '#texts/tool/toolTranslator.ts';
import { TranslateProvider } from './useTranslate.ts';
import { type ToolLanguage, storeToolLanguage, loadToolTexts, showToolLanguage } from './toolLanguages.ts';
import { ToolLanguageProvider } from './useToolLanguage.ts';

/** All that the tool says in one language: its own texts, and the player's for the parts of `src/ui` and register rules. */
export interface SpokenLanguage {
  readonly language: ToolLanguage;
  readonly texts: ToolTexts;
  readonly playerTexts: Texts;
}

export async function loadSpoken(language: ToolLanguage): Promise<SpokenLanguage> {
  const [texts, playerTexts] = await Promise.all([loadToolTexts(language), loadTexts(language)]);
  return { language, texts, playerTexts };
}

/** Gives the tool its texts, and the choice between its languages. The old one stays until the new one has arrived. */
export function ToolTextProvider({ first, children }: { readonly first: SpokenLanguage; readonly children: ReactNode }) {
  const [spoken, setSpoken] = useState(first);
  const { language, playerTexts, texts } = spoken;
  const t = useMemo(() => createToolTranslator(language, texts), [language, texts]);
  const player = useMemo(() => createTextValue(language, playerTexts), [language, playerTexts]);
  const choice = useMemo(
    () => ({
      language,
      async choose(wanted: ToolLanguage) {
        const loaded = await loadSpoken(wanted);
        storeToolLanguage(wanted);
        showToolLanguage(wanted);
        setSpoken(loaded);
      },
    }),
    [language],
  );
  return (
    <ToolLanguageProvider value={choice}>
      <TextProvider value={player}>
        <TranslateProvider value={t}>{children}</TranslateProvider>
      </TextProvider>
    </ToolLanguageProvider>
  );
}
