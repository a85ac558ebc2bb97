import { chooseLanguage } from '../../declare/languages/chooseLanguage.ts';
import type { Language } from '../../declare/languages/languages.ts';
import { type ThemeMode, themeModes } from '../../declare/names/themeRoles.ts';
import type { Site } from './site.ts';

/** Earlier choices saved in a visitor's browser, by the names of their cookies. Untrusted: cookies can hold anything. */
export interface SavedChoice {
  readonly language?: string | undefined;
  readonly theme?: string | undefined;
  readonly age?: string | undefined;
}

/** Inputs of a page's rendering that depend on the visitor. */
export interface VisitorChoice {
  readonly language: Language;
  readonly theme: ThemeMode;
  /** The site has an age gate and this visitor has not confirmed its limit, or only a lower one. */
  readonly asksAge: boolean;
}

export const isThemeMode = (value: string | undefined): value is ThemeMode => themeModes.some((mode) => mode === value);

/** The saved language, else the browser's, else the merchant's default (LANG-07). `browser` holds BCP-47 tags, best first. */
export const languageFor = (site: Site, { language }: SavedChoice, browser: readonly string[]): Language =>
  chooseLanguage({
    allowed: site.languages,
    saved: language,
    browser,
    preferred: site.defaultLanguage,
    map: site.behaviour.content.browserLanguages,
  });

/** The saved theme, else the merchant's. A theme chosen while the toggle was there does not outlive it (THEME-03). */
export const themeFor = (site: Site, { theme }: SavedChoice): ThemeMode =>
  isThemeMode(theme) && site.switches.THEMESWITCH3 ? theme : site.theme.mode;

/** Whether the visitor must still confirm the age limit. */
export const asksAgeOf = (site: Site, { age }: SavedChoice): boolean =>
  site.behaviour.responsible.ageGate && !(Number(age) >= site.ageLimit);
