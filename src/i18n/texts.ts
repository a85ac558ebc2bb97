import type { Language } from '#schemas/languages.ts';
import type { texts as english } from './locales/EN/texts.ts';

/** English is the type of every other language: a missing or surplus text is a compile error. */
export type TextKey = keyof typeof english;
export type Texts = Readonly<Record<TextKey, string>>;

const loaders: Readonly<Record<Language, () => Promise<{ readonly texts: Texts }>>> = {
  EN: () => import('./locales/EN/texts.ts'),
  CN: () => import('./locales/CN/texts.ts'),
  VN: () => import('./locales/VN/texts.ts'),
  TH: () => import('./locales/TH/texts.ts'),
  ID: () => import('./locales/ID/texts.ts'),
  AR: () => import('./locales/AR/texts.ts'),
  KR: () => import('./locales/KR/texts.ts'),
  JP: () => import('./locales/JP/texts.ts'),
  MY: () => import('./locales/MY/texts.ts'),
  KH: () => import('./locales/KH/texts.ts'),
};

/** The shipped texts of one language; each language is a chunk of its own. */
export const loadTexts = async (language: Language): Promise<Texts> => (await loaders[language]()).texts;
