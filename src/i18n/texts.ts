import type { Language } from '#schemas/declare/languages/languages.ts';
import type { TextsOf } from '#texts/TextsOf.ts';
import type { texts as englishHome } from '#texts/generated/en/home.ts';
import type { texts as englishPages } from '#texts/generated/en/pages.ts';
import { home } from '#texts/generated/home.ts';
import { pages } from '#texts/generated/pages.ts';
import { loadGrammar } from './fillTexts.ts';

export type HomeTexts = TextsOf<typeof englishHome>;
export type PageTexts = TextsOf<typeof englishPages>;
export type Texts = HomeTexts & PageTexts;
export type TextKey = keyof Texts;

/** Texts of home and its dialogs, in one language. */
export const loadHomeTexts = async (language: Language): Promise<HomeTexts> => (await home[language]()).texts;

/** Further texts of forms and other pages, with their plural rules. */
export async function loadPageTexts(language: Language): Promise<PageTexts> {
  const [{ texts }] = await Promise.all([pages[language](), loadGrammar()]);
  return texts;
}

const joined = new Map<Language, Texts>();

/** All texts of one language. Merged once, because the server needs them for every page. */
export async function loadTexts(language: Language): Promise<Texts> {
  const [home, pages] = await Promise.all([loadHomeTexts(language), loadPageTexts(language)]);
  const texts = joined.get(language) ?? { ...home, ...pages };
  joined.set(language, texts);
  return texts;
}
