import type { StateCreator } from 'zustand';
import { localStore } from '#src/lib/browserStorage.ts';
import type { Language } from '#schemas/declare/languages/languages.ts';
import type { ThemeMode } from '#schemas/declare/names/themeRoles.ts';
import type { HomeTexts, Texts } from '#src/i18n/texts.ts';

/** How the page looks to this visitor. Language and texts change together, so no screen mixes two languages. */
export interface DisplaySlice {
  readonly language: Language;
  readonly texts: HomeTexts;
  readonly theme: ThemeMode;
  readonly hideBalance: boolean;
  readonly setLanguage: (language: Language, texts: Texts) => void;
  readonly setTheme: (theme: ThemeMode) => void;
  readonly setHideBalance: (hideBalance: boolean) => void;
}

/** Local storage key: whether the balance is hidden (WAL-03). */
const HIDE_BALANCE_KEY = 'hideBalance';

export const storedHideBalance = (): boolean => localStore.get(HIDE_BALANCE_KEY) === '1';

export const createDisplaySlice: StateCreator<DisplaySlice> = (set) => ({
  language: 'EN',
  // `createSiteStore` always brings the texts of the page's language.
  texts: {} as Texts,
  theme: 'dark',
  hideBalance: false,
  setLanguage: (language, texts) => set({ language, texts }),
  setTheme: (theme) => set({ theme }),
  setHideBalance: (hideBalance) => {
    localStore.set(HIDE_BALANCE_KEY, hideBalance ? '1' : '0');
    set({ hideBalance });
  },
});
