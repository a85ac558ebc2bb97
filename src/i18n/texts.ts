import type { Language } from '#schemas/languages.ts';
import type { FormKey } from '#schemas/numberForms.ts';
import { loadGrammar } from './createTranslate.ts';
import type { counted } from './locales/EN/counted.ts';
import type { homeTexts } from './locales/EN/homeTexts.ts';
import type { pageTexts } from './locales/EN/pageTexts.ts';

/** English is the type of every other language: a missing or surplus text is a compile error. */
export type HomeTexts = Readonly<Record<keyof typeof homeTexts, string>>;
export type PageTexts = Readonly<Record<Exclude<keyof typeof pageTexts, FormKey>, string>>;
/** Which forms a language has beside the texts themselves is its own affair (texts.test.ts). */
export type CountedTexts = Readonly<Record<Exclude<keyof typeof counted, FormKey>, string> & Partial<Record<FormKey, string>>>;
export type Texts = HomeTexts & PageTexts;
export type TextKey = keyof Texts;

type Load<Part> = () => Promise<Part>;
type Loaders = Readonly<Record<Language, readonly [home: Load<{ homeTexts: HomeTexts }>, pages: Load<{ pageTexts: PageTexts }>]>>;

const loaders: Loaders = {
  EN: [() => import('./locales/EN/homeTexts.ts'), () => import('./locales/EN/pageTexts.ts')],
  CN: [() => import('./locales/CN/homeTexts.ts'), () => import('./locales/CN/pageTexts.ts')],
  VN: [() => import('./locales/VN/homeTexts.ts'), () => import('./locales/VN/pageTexts.ts')],
  TH: [() => import('./locales/TH/homeTexts.ts'), () => import('./locales/TH/pageTexts.ts')],
  ID: [() => import('./locales/ID/homeTexts.ts'), () => import('./locales/ID/pageTexts.ts')],
  AR: [() => import('./locales/AR/homeTexts.ts'), () => import('./locales/AR/pageTexts.ts')],
  KR: [() => import('./locales/KR/homeTexts.ts'), () => import('./locales/KR/pageTexts.ts')],
  JP: [() => import('./locales/JP/homeTexts.ts'), () => import('./locales/JP/pageTexts.ts')],
  MY: [() => import('./locales/MY/homeTexts.ts'), () => import('./locales/MY/pageTexts.ts')],
  KH: [() => import('./locales/KH/homeTexts.ts'), () => import('./locales/KH/pageTexts.ts')],
};

/** What home and what opens over it say, in one language. */
export const loadHomeTexts = async (language: Language): Promise<HomeTexts> => (await loaders[language][0]()).homeTexts;

/** What forms and the other pages say beyond home's words, with the grammar that they need. */
export async function loadPageTexts(language: Language): Promise<PageTexts> {
  const [{ pageTexts }] = await Promise.all([loaders[language][1](), loadGrammar()]);
  return pageTexts;
}

const joined = new Map<Language, Texts>();

/** All shipped texts of one language. Put together once: the server asks for them with every page. */
export async function loadTexts(language: Language): Promise<Texts> {
  const [home, pages] = await Promise.all([loadHomeTexts(language), loadPageTexts(language)]);
  const texts = joined.get(language) ?? { ...home, ...pages };
  joined.set(language, texts);
  return texts;
}
