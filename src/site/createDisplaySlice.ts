import type { StateCreator } from 'zustand';
import type { Language } from '#schemas/languages.ts';
import type { ThemeMode } from '#schemas/release/themeRoles.ts';
import type { Texts } from '#src/i18n/texts.ts';

/** How the page looks to this visitor. Language and texts change together, so no screen mixes two languages. */
export interface DisplaySlice {
  readonly language: Language;
  readonly texts: Texts;
  readonly theme: ThemeMode;
  readonly hideBalance: boolean;
  readonly setLanguage: (language: Language, texts: Texts) => void;
  readonly setTheme: (theme: ThemeMode) => void;
  readonly setHideBalance: (hideBalance: boolean) => void;
}

export const createDisplaySlice: StateCreator<DisplaySlice> = (set) => ({
  language: 'EN',
  // `createSiteStore` always brings the texts of the page's language.
  texts: {} as Texts,
  theme: 'dark',
  hideBalance: false,
  setLanguage: (language, texts) => set({ language, texts }),
  setTheme: (theme) => set({ theme }),
  setHideBalance: (hideBalance) => set({ hideBalance }),
});
