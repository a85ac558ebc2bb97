import { type Language, languages } from '#schemas/declare/languages/languages.ts';
import type { ThemeMode } from '#schemas/declare/names/themeRoles.ts';
import { loadTexts } from '#src/i18n/texts.ts';
import { hydrateAll } from '#src/lib/deferredHydration.ts';
import { rememberChoice } from './rememberChoice.ts';
import type { SiteStore } from './siteStore.ts';

/** Switches the page to another language without a reload (LANG-03). Throws when its texts cannot be loaded. */
export async function changeLanguage(store: SiteStore, language: Language, isRemembered = true): Promise<void> {
  const [texts] = await Promise.all([loadTexts(language), hydrateAll()]);
  if (isRemembered) await rememberChoice('language', language);
  const { lang, dir } = languages[language];
  document.documentElement.lang = lang;
  document.documentElement.dir = dir;
  store.getState().setLanguage(language, texts);
}

/** Switches the page to the dark or the light look. */
export async function changeTheme(store: SiteStore, theme: ThemeMode, isRemembered = true): Promise<void> {
  if (isRemembered) await rememberChoice('theme', theme);
  document.documentElement.dataset['theme'] = theme;
  store.getState().setTheme(theme);
}
