import { existsSync } from 'node:fs';
import { type Language, languageCodes, languages } from '#schemas/declare/languages/languages.ts';

/** Areas of the player that home and its overlays need. They are loaded with every page and have no plural forms (homeTexts.test.ts). */
const homeAreas = ['common', 'download', 'lobby', 'platform', 'play', 'refusals', 'responsible', 'titles'].map(
  (area) => `player/${area}`,
);

/** The tool and its settings are in the languages that have texts of it. */
const toolLanguages = languageCodes.filter((code) =>
  existsSync(new URL(`../../texts/locales/${languages[code].lang}/tool`, import.meta.url)),
);

interface Bundle {
  readonly has: (area: string) => boolean;
  readonly languages: readonly Language[];
  /** Whether a language is downloaded when it is needed; otherwise all languages are in memory. */
  readonly isLazy: boolean;
}

/** Areas that are generated into one module per language: `texts/generated/<lang>/<bundle>.ts`. */
export const bundles: Readonly<Record<string, Bundle>> = {
  home: { has: (area) => homeAreas.includes(area), languages: languageCodes, isLazy: true },
  pages: {
    has: (area) => area.startsWith('player/') && !homeAreas.includes(area),
    languages: languageCodes,
    isLazy: true,
  },
  messages: { has: (area) => area === 'messages', languages: languageCodes, isLazy: false },
  search: { has: (area) => area === 'search', languages: languageCodes, isLazy: false },
  sandbox: { has: (area) => area.startsWith('sandbox/'), languages: languageCodes, isLazy: false },
  tool: { has: (area) => /^(?:tool|settings)\//.test(area), languages: toolLanguages, isLazy: true },
};

/** The languages that an area is translated into, English included. */
export const languagesOf = (area: string): readonly Language[] =>
  Object.values(bundles).find(({ has }) => has(area))?.languages ?? [];
