import { expect, it } from 'vitest';
import { blockTypes, regionsOf } from '#schemas/declare/blocks/blocks.ts';
import { languageCodes, languages } from '#schemas/declare/languages/languages.ts';
import { homeRegions } from '#schemas/declare/names/homeRegions.ts';
import { withPlaceholders } from '#src/i18n/fillTexts.ts';
import { withGrammar } from '#src/i18n/grammar.ts';
import { loadHomeTexts } from '#src/i18n/texts.ts';
import { moduleOf } from '#src/registry/moduleOf.ts';
import { texts as pageTexts } from '#texts/generated/en/pages.ts';
import { type Source, importsOf, productSources, targetOf } from './support/sources.ts';

/** Where pages and forms begin: they bring their own words. */
const OTHER_PAGES =
  /^src\/app\/\w+\/(?:FormPage|FormDialog|ScreenPage|SocialScreen|UnavailableScreen|GateScreen|entryServer)\.tsx$/;
/** Dialogs, and extras that are declared so, bring the words of pages, too. */
const DIALOG = /(?:lazyDialog\(|sheet\('\w+', )async \(\) => \(await import\('([^']+)'\)/g;
const EXTRA_OF_PAGES = /async \(\) => \(await import\('([^']+)'\)\)\.\w+, lazyPage\)/g;
/** A preview has all words; the registry leads to every block. */
const NOT_HOME = /^src\/(?:runtime\/source|registry)\//;

const sources = new Map(productSources().map((source) => [source.path, source]));

/** All modules of home and its overlays. */
function partsOfHome(): Source[] {
  const found = new Map<string, Source>();
  const walk = (path: string) => {
    const source = sources.get(path);
    if (!source || found.has(path) || OTHER_PAGES.test(path) || NOT_HOME.test(path)) return;
    found.set(path, source);
    const dialogs = new Set([DIALOG, EXTRA_OF_PAGES].flatMap((lazy) => [...source.text.matchAll(lazy)].map(([, name]) => name)));
    for (const { name, isTypeOnly } of importsOf(source)) {
      const target = isTypeOnly || dialogs.has(name) ? undefined : targetOf(source, name);
      if (target) walk(target);
    }
  };
  walk('src/app/start/boot.ts');
  walk('schemas/declare/pages/declaredPages.ts'); // players load its generated form
  // The names of blocks are the keys of the table.
  for (const type of blockTypes) if (homeRegions.some((region) => regionsOf(type).includes(region))) walk(moduleOf(type));
  return [...found.values()];
}

it('home says nothing that comes only with other pages', () => {
  const parts = partsOfHome();
  expect(parts.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      'src/app/pages/HomeScreen.tsx',
      'src/features/games/GameSheetHost.tsx',
      'src/blocks/LeftMenu/LeftMenu.tsx',
    ]),
  );
  const late = Object.keys(pageTexts);
  const said = parts.flatMap(({ path, text }) =>
    [...text.matchAll(/'([^'\n]+)'|`([\w.]+\.)\$\{/g)].flatMap(([, key, stem]) =>
      late.some((known) => known === key || (stem !== undefined && known.startsWith(stem))) ? [`${path}: ${key ?? stem}`] : [],
    ),
  );
  expect(said).toEqual([]);
});

it.each(languageCodes)('home needs no grammar in %s, as i18next comes later', async (language) => {
  const texts = await loadHomeTexts(language);
  const params = Object.fromEntries(
    Object.values(texts).flatMap((text) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => [name, 1] as const)),
  );
  const [plain, full] = [withPlaceholders, withGrammar].map((fill) => fill(languages[language].lang, texts, {}));
  const different = Object.keys(texts).filter((key) => plain?.(key, params) !== full?.(key, { ...params, count: 1 }));
  expect(different).toEqual([]);
});

it('home comes with no text that only other pages say', async () => {
  const texts = Object.keys(await loadHomeTexts('EN'));
  const code = partsOfHome()
    .map(({ text }) => text)
    .join('\n');
  const stems = [...code.matchAll(/`([\w.]+\.)\$\{/g)].map(([, stem]) => stem ?? '');
  const quoted = new Set([...code.matchAll(/'([^'\n]+)'/g)].map(([, key]) => key ?? ''));
  expect(texts.filter((key) => !quoted.has(key) && !stems.some((stem) => key.startsWith(stem)))).toEqual([]);
});
