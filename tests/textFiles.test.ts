import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { languageCodes } from '#schemas/languages.ts';
import { loadTexts } from '#src/i18n/texts.ts';

it.each(languageCodes)('each text in %s stands in one file, as a second one would hide the first', async (language) => {
  const folder = new URL(`../src/i18n/locales/${language}/`, import.meta.url);
  const files = readdirSync(folder).filter((file) => !/texts\.ts$/i.test(file));
  const parts = await Promise.all(files.map((file) => import(new URL(file, folder).href) as Promise<Record<string, object>>));
  const keys = parts.flatMap((part) => Object.values(part)).flatMap((texts) => Object.keys(texts));
  expect(keys.toSorted()).toEqual(Object.keys(await loadTexts(language)).toSorted());
});
