/**
 * Measures which screens depend on which settings, and writes what it finds for the operator's tool.
 *
 *   npm run screens
 *
 * Shows every screen and menu of every shipped brand, to each kind of visitor who may see it, in the frame of the tool, which reports what
 * each of them has read (`src/runtime/source/settingsInUse.ts`). Takes some minutes.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { type FramePage, WHOLE_PAGE } from '#schemas/preview/framePage.schema.ts';
import { isPreviewMenu } from '#schemas/preview/previewMessage.schema.ts';
import { languageCodes } from '#schemas/languages.ts';
import { themeModes } from '#schemas/release/themeRoles.ts';
import { resolveSite } from '#schemas/resolve/resolveSite.ts';
import { brandCodes, presets, shippedRelease } from '#tests/support/releases.ts';
import { homeRegions, screenAudiencesOf } from '../admin-preview/frame/frameScreens.ts';
import type { MeasuredUse } from '../admin-preview/settings/measuredUse.ts';
import { settingAt } from '../admin-preview/settings/settings.ts';
import { startServer } from '../e2e/fixtures/server.ts';
import { chromiumLaunchOptions } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { openFrame } from './visual/openFrame.ts';
import { showProgress } from './visual/showProgress.ts';
import { type Visit, visitsOf } from './visual/visits.ts';

const FILE = 'admin-preview/settings/measuredUse.json';

/** Where a setting shows. */
interface Places {
  /** Names of screens and menus, with a visitor behind a colon where the usual one does not see it there. */
  readonly screens: Set<string>;
  /** The blocks that read it. */
  readonly blocks: Set<string>;
}

const found = new Map<string, Places>();

/** Parts that many pages have are looked at on home; a menu is what opens over it. */
const isPartOf = (region: string, name: string): boolean =>
  region === name ||
  (!isPreviewMenu(name) && (region === WHOLE_PAGE || (name === 'home' && homeRegions.some((part) => part === region))));

function note({ name, screen, scenario: { audience } }: Visit, read: FramePage['settings']): void {
  const isUsual = audience === screenAudiencesOf(screen)[0];
  for (const { block, pointers } of read.filter(({ region }) => isPartOf(region, name)))
    for (const pointer of pointers) {
      const setting = settingAt(pointer)?.pointer;
      // Where a block's own settings show is where it stands.
      if (setting === undefined || setting.startsWith('/template/layout/')) continue;
      const places = found.get(setting) ?? { screens: new Set(), blocks: new Set() };
      found.set(setting, places);
      places.screens.add(isUsual ? name : `${name}:${audience}`);
      if (block !== undefined) places.blocks.add(block);
    }
}

ensureBuilt();
const server = await startServer({}, { runsLong: true });
const browser = await chromium.launch(chromiumLaunchOptions());
const brands = brandCodes.map((brand) => {
  const release = shippedRelease(`brands/${brand}`);
  return { brand, ...resolveSite(release, presets[release.template.version]) };
});
const progress = showProgress(brands.reduce((sum, { site }) => sum + visitsOf(site).length, 0));
await Promise.all(
  brands.map(async ({ brand, site, full }) => {
    const frame = await openFrame(browser, server.port, brand);
    for (const visit of visitsOf(site)) {
      await frame.show(full, visit);
      note(visit, await frame.read());
      progress.step();
    }
    await frame.close();
  }),
);
await browser.close();
await server.stop();

// What one look or language uses, the others use too.
for (const [setting, places] of found) {
  for (const mode of themeModes) found.set(setting.replace(/^(\/template\/theme)\/(?:dark|light)\//, `$1/${mode}/`), places);
  for (const language of languageCodes) found.set(setting.replace(/^(\/template\/strings)\/\w+/, `$1/${language}`), places);
}

/** Settings that show on the same screens, in the same blocks, stand together. */
const groups = new Map<string, Omit<MeasuredUse, 'settings'> & { readonly settings: string[] }>();
for (const [setting, { screens, blocks }] of [...found].toSorted(([a], [b]) => a.localeCompare(b))) {
  const isShownAnyway = (place: string) => place.includes(':') && screens.has(place.split(':')[0] ?? '');
  const use = { screens: [...screens].filter((place) => !isShownAnyway(place)).toSorted(), blocks: [...blocks].toSorted() };
  const key = JSON.stringify(use);
  const group = groups.get(key) ?? { ...use, settings: [] };
  groups.set(key, group);
  group.settings.push(setting);
}
const measured: readonly MeasuredUse[] = [...groups.values()];
writeFileSync(fileURLToPath(new URL(`../${FILE}`, import.meta.url)), `${JSON.stringify(measured, undefined, 2)}\n`);
console.log(`${found.size} settings: ${FILE}`);
