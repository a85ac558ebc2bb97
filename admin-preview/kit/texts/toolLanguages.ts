import { matchLanguage } from '#schemas/declare/languages/chooseLanguage.ts';
import { languages } from '#schemas/declare/languages/languages.ts';
import { tool } from '#texts/generated/tool.ts';

export type ToolLanguage = keyof typeof tool;

/** Languages of the tool; players' sites may have more. */
export const toolLanguages = Object.keys(tool) as readonly ToolLanguage[]; // the keys of a literal

export const loadToolTexts = async (language: ToolLanguage) => (await tool[language]()).texts;

const STORAGE_KEY = 'livery.tool.language';

export const isToolLanguage = (text: unknown): text is ToolLanguage => toolLanguages.some((language) => language === text);

/** What was chosen last in this browser, else what the browser asks for, else English. */
export function firstToolLanguage(): ToolLanguage {
  const stored = localStorage.getItem(STORAGE_KEY);
  if (isToolLanguage(stored)) return stored;
  const matched = matchLanguage(navigator.languages, toolLanguages);
  return isToolLanguage(matched) ? matched : 'EN';
}

/** Declares the language of the page for the browser: hyphenation, screen readers, fonts. */
export function showToolLanguage(language: ToolLanguage): void {
  document.documentElement.lang = languages[language].lang;
}

export const storeToolLanguage = (language: ToolLanguage): void => localStorage.setItem(STORAGE_KEY, language);
