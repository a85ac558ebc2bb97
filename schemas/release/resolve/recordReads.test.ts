import { expect, it } from 'vitest';
import { presets } from '#tests/support/releases.ts';
import { valueAt } from '../../base/json/overlay.ts';
import { settingAt } from '../../declare/settings/settings.ts';
import { recordReads } from './recordReads.ts';
import { resolveSite } from './resolveSite.ts';
import type { Site } from './site.ts';

const { site, full } = resolveSite(presets.base);

/** The settings that a function reads from the site. */
function readsOf(look: (site: Site) => unknown): string[] {
  const reads = new Set<string>();
  look(recordReads(site, (pointer) => reads.add(pointer)));
  return [...reads];
}

it.each<[string, (site: Site) => unknown, string[]]>([
  ['a parameter', (seen) => seen.title, ['/template/parameters/title']],
  ['a list', (seen) => [...seen.footerNav], ['/template/parameters/footer_nav']],
  ['a switch', (seen) => seen.switches.CBS3, ['/switches/CBS3']],
  ['a colour', (seen) => seen.theme.dark.brand, ['/template/theme/dark/brand']],
  ['a setting of behaviour', (seen) => seen.behaviour.timings.toastMs, ['/template/behaviour/timings/toastMs']],
  ['a part of the app', (seen) => seen.app.textColour, ['/template/parameters/app_desc_font_color']],
  ['a register field', (seen) => seen.registerSettings.fields.email.required, ['/registerSettings/fields/email/required']],
  ['a setting of a block', (seen) => seen.layout.home[0]?.props['group'], ['/template/layout/home/0/props/group']],
  ['the name of a block', (seen) => seen.layout.home[0]?.block, []],
  ['the merchant', (seen) => seen.merchantCode, []],
  ['a text that the merchant does not word', (seen) => seen.strings.EN?.['app.close'], ['/template/strings/EN/app.close']],
  [
    'what a status means',
    (seen) => seen.statusPages[1],
    ['/template/parameters/status_reading', '/template/behaviour/platform/statusPages'],
  ],
  ['nothing but a group', (seen) => seen.behaviour.timings, []],
])('reading %s tells its setting', (_what, look, pointers) => {
  expect(readsOf(look)).toEqual(pointers);
});

it('has the same values as the site itself', () => {
  expect(recordReads(site, () => undefined)).toEqual(site);
});

it('tells only settings that the release has', () => {
  const reads = readsOf((seen) => JSON.stringify(seen));
  expect(reads.length).toBeGreaterThan(500);
  const filledIn = (pointer: string) => /^\/template\/layout\/\w+\/\d+\/props\//.test(pointer); // from the schema of the block
  const isThere = (pointer: string) =>
    valueAt(full, settingAt(pointer)?.pair?.usual ? (settingAt(pointer)?.pointer ?? '') : pointer) !== undefined;
  expect(reads.filter((pointer) => !isThere(pointer) && !filledIn(pointer))).toEqual([]);
});
