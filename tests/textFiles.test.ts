import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { languageCodes } from '#schemas/languages.ts';
import { loadTexts } from '#src/i18n/texts.ts';
import { loadToolTexts, toolLanguages } from '../admin-preview/texts/toolLanguages.ts';

/** The keys of all texts in the files of a folder, but for those that gather them. */
async function keysIn(folder: URL): Promise<string[]> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !/texts\.ts$/i.test(file));
  const parts = await Promise.all(files.map((file) => import(new URL(file, folder).href) as Promise<Record<string, object>>));
  return parts.flatMap((part) => Object.values(part)).flatMap((texts) => Object.keys(texts));
}

it.each(languageCodes)('each text in %s stands in one file, as a second one would hide the first', async (language) => {
  const folder = new URL(`../src/i18n/locales/${language}/`, import.meta.url);
  expect((await keysIn(folder)).toSorted()).toEqual(Object.keys(await loadTexts(language)).toSorted());
});

it.each(toolLanguages)('so does each of the tool’s texts in %s', async (language) => {
  const keys = await keysIn(new URL(`../admin-preview/texts/${language}/`, import.meta.url));
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  expect(keys).toEqual(expect.arrayContaining(Object.keys((await loadToolTexts(language)).texts)));
});
