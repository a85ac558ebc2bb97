import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { blockTypes } from '#schemas/declare/blocks/blocks.ts';
import { railCategories } from '#schemas/declare/names/gameCategories.ts';
import { lintRelease } from '#schemas/judge/lint/lintRelease.ts';
import { isObject } from '#schemas/base/json/isObject.ts';
import { readRelease } from '#schemas/release/read/readRelease.ts';
import { regions } from '#schemas/declare/names/regions.ts';
import { registerFields } from '#schemas/declare/register/registerSettings.schema.ts';
import { releaseSchema, templateVersions } from '#schemas/declare/release/release.schema.ts';
import { footerItems } from '#schemas/declare/release/templateParameters.schema.ts';
import { themeModes } from '#schemas/declare/names/themeRoles.ts';
import { releaseDefaults } from '#schemas/release/resolve/defaults.ts';
import { complianceLayers } from '#schemas/release/resolve/complianceLayers.ts';
import { overlay, valueAt } from '#schemas/base/json/overlay.ts';
import { resolveSite } from '#schemas/release/resolve/resolveSite.ts';
import { schemaLeaves } from '#schemas/base/json/schemaLeaves.ts';
import { brandCodes } from './support/brandCodes.ts';
import { presets, shippedRelease, shippedSite } from './support/releases.ts';

const files = readdirSync('templates', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('release.json'));

test('the folder holds both presets and at least six brands', () => {
  expect(files).toEqual(expect.arrayContaining(['base/release.json', 'new/release.json']));
  expect(brandCodes.length).toBeGreaterThanOrEqual(6);
});

test.each(files)('%s is a release', (file) => {
  expect(readRelease(JSON.parse(readFileSync(`templates/${file}`, 'utf8')))).toMatchObject({ ok: true });
});

/** How a site behaves does not depend on its version: presets leave it to the defaults, which are the spec's own values. */
const isBehaviour = (pointer: string) => pointer === '/template/conduct' || pointer.startsWith('/template/behaviour/');

test.each(Object.entries(presets))('preset %s is whole: nothing but behaviour is left to the defaults', (version, preset) => {
  expect(preset.template).toMatchObject({ version, merchantCode: 'preset' });
  const { provenance } = overlay([
    ['default', releaseDefaults],
    ['preset', preset],
  ]);
  const left = Object.keys(provenance).filter((pointer) => provenance[pointer] === 'default');
  expect(left.filter((pointer) => !isBehaviour(pointer))).toEqual([]);
  const blocks = regions.flatMap((region) => preset.template.layout?.[region] ?? []);
  expect(regions.filter((region) => !preset.template.layout?.[region]?.length)).toEqual([]);
  expect(blocks.filter(({ props }) => props === undefined)).toEqual([]);
  expect(registerFields.filter((name) => !preset.registerSettings?.fields?.[name]?.rules?.length)).toEqual([]);
  // Documents that players accept are the merchant's own: a preset cannot link to any.
  expect([...new Set(lintRelease(preset, undefined).map(({ code }) => code))]).toEqual(['documents.missing']);
});

test.each(brandCodes)('brand %s has no problem over its preset', (code) => {
  const brand = shippedRelease(`brands/${code}`);
  expect(brand.template.merchantCode).toBe(code);
  expect(lintRelease(brand, presets[brand.template.version])).toEqual([]);
  expect(resolveSite(brand, presets[brand.template.version]).site.title).not.toBe('Livery');
});

test.each(brandCodes)('brand %s ticks no box ahead, unless it keeps the words of the specification', (code) => {
  const brand = shippedRelease(`brands/${code}`);
  const { site } = resolveSite(brand, presets[brand.template.version]);
  expect(site.termsTicked).toBe(brand.template.conduct === 'seed');
});

test.each(brandCodes)('brand %s says only what its preset and its compliance profile do not', (code) => {
  const brand = shippedRelease(`brands/${code}`);
  const { provenance } = overlay([['merchant', brand]]);
  const { value: below } = overlay([
    ['preset', presets[brand.template.version]],
    ['conduct', complianceLayers[brand.template.conduct ?? releaseDefaults.template.conduct]],
  ]);
  const same = Object.keys(provenance).filter(
    (pointer) => JSON.stringify(valueAt(brand, pointer)) === JSON.stringify(valueAt(below, pointer)),
  );
  // A palette is one design: it is complete even if a role equals the preset's.
  expect(
    same.filter(
      (pointer) =>
        pointer !== '/schemaVersion' && pointer !== '/template/version' && !/^\/template\/theme\/(dark|light)\//.test(pointer),
    ),
  ).toEqual([]);
});

const shippedSites = brandCodes.map(shippedSite);

test('brands differ in version, look, languages, footer, register form and colours', () => {
  const sites = shippedSites;
  const kinds = (of: (site: (typeof sites)[number]) => unknown) => new Set(sites.map((site) => JSON.stringify(of(site)))).size;
  expect([kinds(({ version }) => version), kinds(({ theme }) => theme.mode), kinds(({ ageLimit }) => ageLimit)]).toEqual([
    2, 2, 2,
  ]);
  const all = sites.length;
  expect({
    languages: kinds(({ languages }) => languages),
    footer: kinds(({ footerNav }) => footerNav),
    switches: kinds(({ switches }) => switches),
    register: kinds(({ registerSettings }) => registerSettings.fields),
    home: kinds(({ layout }) => layout.home),
    dark: kinds(({ theme }) => theme.dark),
    light: kinds(({ theme }) => theme.light),
  }).toEqual({ languages: all, footer: all, switches: all, register: all, home: all, dark: all, light: all });
});

test('at most one brand has the profile that protects least', () => {
  const plain = brandCodes.filter((code) => shippedRelease(`brands/${code}`).template.conduct === 'seed');
  expect(plain.length).toBeLessThanOrEqual(1);
});

/** The members of `known` that no brand uses. */
const unused = (known: readonly string[], of: (site: (typeof shippedSites)[number]) => readonly string[]) => {
  const used = new Set(shippedSites.flatMap(of));
  return known.filter((word) => !used.has(word));
};

test('between them the brands use every block, version, look, footer item and category', () => {
  const placed = ({ layout }: (typeof shippedSites)[number]) => regions.flatMap((region) => layout[region]);
  expect({
    blocks: unused(blockTypes, (site) => placed(site).map(({ block }) => block)),
    versions: unused(templateVersions, ({ version }) => [version]),
    looks: unused(themeModes, ({ theme }) => [theme.mode]),
    footer: unused(footerItems, ({ footerNav }) => footerNav),
    // Named by a brand itself: an empty list, which stands for everything the platform has, would hide untested ones.
    categories: unused(railCategories, (site) =>
      placed(site).flatMap(({ block, props }) =>
        block === 'category-rails' ? railCategories.filter((code) => [props?.['categories']].flat().includes(code)) : [],
      ),
    ),
  }).toEqual({ blocks: [], versions: [], looks: [], footer: [], categories: [] });
});

test.each(brandCodes)('the chat of brand %s speaks the language of its page', (code) => {
  const brand = shippedRelease(`brands/${code}`);
  expect(resolveSite(brand, presets[brand.template.version]).site.behaviour.content.chatLanguage).toBe('page');
});

test('every picture that a shipped brand names with /brand/ lies in its assets', () => {
  const pictures = schemaLeaves(releaseSchema).filter(
    ({ schema }) => isObject(schema['x-ui']) && schema['x-ui']['widget'] === 'image',
  );
  const missing = brandCodes.flatMap((code) => {
    const brand = shippedRelease(`brands/${code}`);
    const assets = new Set(readdirSync(`templates/brands/${code}/assets`));
    const named = pictures.map(({ pointer }) => String(valueAt(brand, pointer) ?? '')).filter((url) => url.startsWith('/brand/'));
    return named.filter((url) => !(url.startsWith(`/brand/${code}/`) && assets.has(url.slice(`/brand/${code}/`.length))));
  });
  expect(missing).toEqual([]);
});
