/**
 * Measures on which screens settings and texts show, and writes what it finds for the operator's tool.
 *
 *   npm run screens
 *   npm run screens -- --only ageGateSheet,restricted    these alone; of all others what was measured before stays
 *
 * Shows every screen, menu and sheet of every shipped brand, to each kind of visitor who may see it, in the frame of the tool, which reports
 * what each of them has read (`src/runtime/source/settingsInUse.ts`). The usual visitor also sees it without answers of the platform and
 * opens its dialogs. Takes some minutes.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { type FramePage, WHOLE_PAGE } from '#schemas/edges/preview/framePage.schema.ts';
import { languageCodes } from '#schemas/declare/languages/languages.ts';
import { themeModes } from '#schemas/declare/names/themeRoles.ts';
import { resolveSite } from '#schemas/release/resolve/resolveSite.ts';
import { loadTexts } from '#src/i18n/texts.ts';
import { brandCodes } from '#tests/support/brandCodes.ts';
import { presets, shippedRelease } from '#tests/support/releases.ts';
import { homeRegions } from '#schemas/declare/names/homeRegions.ts';
import { screenAudiencesOf, seenNames } from '../admin-preview/preview/frame/frameScreens.ts';
import { type MeasuredUse, measuredUse, textAt } from '../admin-preview/model/settings/measuredUse.ts';
import { readingAt } from '#schemas/declare/settings/settings.ts';
import { startNode } from '../e2e/fixtures/server.ts';
import { chromiumLaunchOptions } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { openFrame } from './visual/openFrame.ts';
import { showProgress } from './visual/showProgress.ts';
import { type Visit, visitsOf } from './visual/visits.ts';

const FILE = 'admin-preview/model/settings/measuredUse.json';

/** Where a setting or a text shows. */
interface Places {
  /** Names of screens and menus, with a visitor after a colon if the default visitor does not see it there. */
  readonly screens: Set<string>;
  /** The blocks that read it. */
  readonly blocks: Set<string>;
}

/** By the pointers of settings. */
const settings = new Map<string, Places>();
/** By the keys of texts. */
const texts = new Map<string, Places>();

/** The player's texts. Other requested keys are plural forms that a language does not have, and keys of merchants. */
const playerTexts = await loadTexts('EN');

/** Parts that many pages have are checked on home; a menu or a sheet is the overlay itself. */
function isPartOf(region: string, { name, screen: { overlay } }: Visit): boolean {
  if (region === name) return true;
  return overlay === undefined && (region === WHOLE_PAGE || (name === 'home' && homeRegions.some((part) => part === region)));
}

const isUsual = ({ screen, scenario }: Visit): boolean => scenario.audience === screenAudiencesOf(screen)[0];

/** The usual visits once more, where the platform answers nothing. */
const failing = (visits: readonly Visit[]): Visit[] =>
  visits.filter(isUsual).map((visit) => ({ ...visit, scenario: { ...visit.scenario, platform: 'failing' } }));

function note(visit: Visit, read: FramePage['settings']): void {
  const { name, scenario } = visit;
  for (const { block, pointers } of read.filter(({ region }) => isPartOf(region, visit))) {
    const noteIn = (found: Map<string, Places>, what: string, reader?: string) => {
      const places = found.get(what) ?? { screens: new Set(), blocks: new Set() };
      found.set(what, places);
      places.screens.add(isUsual(visit) ? name : `${name}:${scenario.audience}`);
      if (reader !== undefined) places.blocks.add(reader);
    };
    for (const pointer of pointers) {
      const text = textAt(pointer);
      if (text !== undefined && Object.hasOwn(playerTexts, text)) noteIn(texts, text, block);
      const setting = readingAt(pointer);
      // Where a block's own settings show is where it is.
      if (setting === undefined || setting.startsWith('/template/layout/')) continue;
      // Every block says some text of a language.
      noteIn(settings, setting, text === undefined ? block : undefined);
    }
  }
}

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const only = values.only?.split(',') ?? seenNames;
const isAsked = (name: string): boolean => only.some((each) => each === name);
const unknown = only.filter((each) => !seenNames.some((name) => name === each));
if (unknown.length > 0) {
  console.error(`No screens: ${unknown.join(', ')}. There are ${seenNames.join(', ')}.`);
  process.exit(2);
}

/** Keeps earlier measurements of screens that are not visited now. */
function keepOthers(): void {
  for (const use of measuredUse) {
    const screens = use.screens.filter((place) => !isAsked(place.split(':')[0] ?? ''));
    if (screens.length === 0) continue;
    for (const setting of use.settings) settings.set(setting, { screens: new Set(screens), blocks: new Set(use.blocks) });
    for (const text of use.texts) texts.set(text, { screens: new Set(screens), blocks: new Set(use.blocks) });
  }
}
if (values.only !== undefined) keepOthers();

ensureBuilt();
const server = await startNode({}, { runsLong: true });
const browser = await chromium.launch(chromiumLaunchOptions());
const brands = brandCodes.map((brand) => {
  const release = shippedRelease(`brands/${brand}`);
  const { site } = resolveSite(release, presets[release.template.version]);
  const visits = visitsOf(site).filter(({ name }) => isAsked(name));
  return { brand, site, visits: [...visits, ...failing(visits)] };
});
const progress = showProgress(brands.reduce((sum, { visits }) => sum + visits.length, 0));
await Promise.all(
  brands.map(async ({ brand, visits, site }) => {
    const frame = await openFrame(browser, server.port, brand);
    for (const visit of visits) {
      await frame.show(site, visit);
      const look = async () => note(visit, await frame.read());
      await look();
      if (isUsual(visit) && visit.scenario.platform === 'normal') await frame.openDialogs(look);
      progress.step();
    }
    await frame.close();
  }),
);
await browser.close();
await server.stop();

/** A setting used in one mode or language counts for the others too. */
function spread(setting: string, { screens, blocks }: Places): void {
  const ofLooks = themeModes.map((mode) => setting.replace(/^(\/template\/theme)\/(?:dark|light)\//, `$1/${mode}/`));
  const ofLanguages = languageCodes.map((language) => setting.replace(/^(\/template\/strings)\/\w+/, `$1/${language}`));
  for (const other of new Set([...ofLooks, ...ofLanguages])) {
    const places = settings.get(other);
    settings.set(other, {
      screens: new Set([...(places?.screens ?? []), ...screens]),
      blocks: new Set([...(places?.blocks ?? []), ...blocks]),
    });
  }
}
for (const [setting, places] of new Map(settings)) spread(setting, places);

type Group = Pick<MeasuredUse, 'screens' | 'blocks'> & { readonly settings: string[]; readonly texts: string[] };

/** Settings on the same screens, in the same blocks, are grouped. */
const groups = new Map<string, Group>();
function groupOf({ screens, blocks }: Places): Group {
  const isShownAnyway = (place: string) => place.includes(':') && screens.has(place.split(':')[0] ?? '');
  const use = { screens: [...screens].filter((place) => !isShownAnyway(place)).toSorted(), blocks: [...blocks].toSorted() };
  const group = groups.get(JSON.stringify(use)) ?? { ...use, settings: [], texts: [] };
  groups.set(JSON.stringify(use), group);
  return group;
}
const byName = ([a]: readonly [string, Places], [b]: readonly [string, Places]) => a.localeCompare(b);
for (const [setting, places] of [...settings].toSorted(byName)) groupOf(places).settings.push(setting);
for (const [text, places] of [...texts].toSorted(byName)) groupOf(places).texts.push(text);
const measured: readonly MeasuredUse[] = [...groups.values()];
writeFileSync(fileURLToPath(new URL(`../${FILE}`, import.meta.url)), `${JSON.stringify(measured, undefined, 2)}\n`);
console.log(`${settings.size} settings, ${texts.size} of ${Object.keys(playerTexts).length} texts: ${FILE}`);
