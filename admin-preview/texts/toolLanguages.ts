import { matchLanguage } from '#schemas/chooseLanguage.ts';
import { type Language, languages } from '#schemas/languages.ts';
import { texts as english } from './EN/texts.ts';
import type { ToolTexts } from './say.ts';

/** Languages that the tool speaks; players' sites may have more. */
export const toolLanguages = ['EN', 'CN'] as const satisfies readonly Language[];
export type ToolLanguage = (typeof toolLanguages)[number];

export interface Wordings {
  readonly texts: ToolTexts;
  /** Titles and descriptions of the schemas, by their English words. */
  readonly schema: Readonly<Record<string, string>>;
}

const loaders: Readonly<Record<ToolLanguage, () => Promise<Wordings>>> = {
  EN: () => Promise.resolve({ texts: english, schema: {} }),
  CN: async () => {
    const [{ texts }, { schema }] = await Promise.all([import('./CN/texts.ts'), import('./CN/schema/schema.ts')]);
    return { texts, schema };
  },
};

export const loadToolTexts = (language: ToolLanguage): Promise<Wordings> => loaders[language]();

const KEPT_AS = 'livery.tool.language';

export const isToolLanguage = (text: unknown): text is ToolLanguage => toolLanguages.some((language) => language === text);

/** What was chosen last in this browser, else what the browser asks for, else English. */
export function firstToolLanguage(): ToolLanguage {
  const kept = localStorage.getItem(KEPT_AS);
  if (isToolLanguage(kept)) return kept;
  const matched = matchLanguage(navigator.languages, toolLanguages);
  return isToolLanguage(matched) ? matched : 'EN';
}

/** Tells the browser (hyphenation, screen readers, fonts) what the page is written in. */
export function showToolLanguage(language: ToolLanguage): void {
  document.documentElement.lang = languages[language].lang;
}

export const keepToolLanguage = (language: ToolLanguage): void => localStorage.setItem(KEPT_AS, language);
