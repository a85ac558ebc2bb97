import type { Language } from '#schemas/declare/languages/languages.ts';
import type { Scenario } from '#schemas/edges/preview/scenario.ts';
import { keysOf } from '#schemas/base/json/problem.ts';
import { themeModes } from '#schemas/declare/names/themeRoles.ts';
import type { Site } from '#schemas/release/resolve/site.ts';
import { measuredUse, textAt } from '../../model/settings/measuredUse.ts';
import { readingAt } from '#schemas/declare/settings/settings.ts';
import { type FrameScreen, type SeenName, screenAudiences, seenAt, seenNames, seenScreens } from './frameScreens.ts';

/** A screen, or what opens over one, as the visitor to whom a change shows sees it. */
export interface AffectedScreen extends FrameScreen {
  readonly name: SeenName;
  /** How many of the settings show there. */
  readonly count: number;
}

const placesOfSettings = new Map(
  measuredUse.flatMap(({ screens, settings }) => settings.map((setting) => [setting, screens] as const)),
);
const placesOfTexts = new Map(measuredUse.flatMap(({ screens, texts }) => texts.map((text) => [text, screens] as const)));

/** What looking at one page in one language cannot find: another language turns the direction and the words of every page, for which home stands. */
const alsoAt: Readonly<Record<string, readonly SeenName[]>> = {
  '/template/parameters/language': ['home'],
  '/template/parameters/default_language': ['home'],
};

/** Whether a site has the screen of a place: a region that holds nothing is not open. */
const isOpen = (place: string, { layout }: Site): boolean =>
  Object.entries(layout).every(([region, blocks]) => region !== place.split(':')[0] || blocks.length > 0);

/** Where a setting shows: at its place in the layout, or where it was measured. */
function placesOf(pointer: string, site: Site): readonly string[] {
  const [root, part, region = ''] = keysOf(pointer);
  if (root === 'template' && part === 'layout') return [seenAt(region)];
  const text = textAt(pointer);
  const setting = readingAt(pointer) ?? '';
  const places =
    text === undefined ? [...(placesOfSettings.get(setting) ?? []), ...(alsoAt[setting] ?? [])] : placesOfTexts.get(text);
  return [...new Set(places)].filter((place) => isOpen(place, site));
}

/** The screens and menus of a site on which settings show, as far as that is known. */
export function screensShowing(pointers: readonly string[], site: Site): AffectedScreen[] {
  const counts = new Map<string, number>();
  for (const place of pointers.flatMap((pointer) => placesOf(pointer, site))) counts.set(place, (counts.get(place) ?? 0) + 1);
  return seenNames.flatMap((name) => {
    const screen: FrameScreen = seenScreens[name];
    const usual = counts.get(name);
    if (usual !== undefined) return [{ ...screen, name, count: usual }];
    const audience = screenAudiences.find((visitor) => counts.has(`${name}:${visitor}`));
    return audience === undefined ? [] : [{ ...screen, name, count: counts.get(`${name}:${audience}`) ?? 0, at: { audience } }];
  });
}

/** Blocks that a setting is read by, as far as that is known. */
const blocksReading = (pointer: string): readonly string[] =>
  measuredUse.find(({ settings }) => settings.includes(readingAt(pointer) ?? ''))?.blocks ?? [];

/** Whether a setting shows in the bar at the bottom, which is on most pages. Home stands for all of them. */
export function showsInBar(pointer: string, { layout }: Site): boolean {
  const [root, part, region] = keysOf(pointer);
  if (root === 'template' && part === 'layout') return region === 'footerNav';
  const readers = blocksReading(pointer);
  return readers.length > 0 && readers.every((reader) => layout.footerNav.some(({ block }) => block === reader));
}

/** Whether only search engines, and those to whom a link is sent, see a setting. */
export const isForSearchEngines = (pointer: string): boolean => pointer.startsWith('/template/behaviour/seo/');

/** The theme and the language of a page. */
export type DisplayChoice = Pick<Scenario, 'language' | 'theme'>;

/** Theme and language of visitors who have chosen none. */
export const defaultDisplay = ({ defaultLanguage, theme }: Site): DisplayChoice => ({
  language: defaultLanguage,
  theme: theme.mode,
});

const LANGUAGES = '/template/parameters/language';

/**
 * The theme and the language that show settings: those given, unless all settings are of another theme or language. Languages that a site did not
 * speak before are shown by the first of them.
 */
export function shownIn(
  pointers: readonly string[],
  { languages }: Site,
  { language, theme }: DisplayChoice,
  spokenBefore: readonly Language[] = languages,
): DisplayChoice {
  const isOf = (part: string) => (pointer: string) => pointer.startsWith(`/template/${part}/`);
  const onlyTheme = themeModes.find((mode) => pointers.every(isOf(`theme/${mode}`)));
  const isText = pointers.every(isOf('strings'));
  const withTexts = languages.filter((language) => pointers.some(isOf(`strings/${language}`)));
  const added = languages.find((each) => !spokenBefore.includes(each));
  if (added !== undefined && pointers.every((pointer) => pointer === LANGUAGES)) return { theme, language: added };
  return {
    theme: onlyTheme ?? theme,
    language: isText && !withTexts.includes(language) ? (withTexts[0] ?? language) : language,
  };
}
