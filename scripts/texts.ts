/**
 * The state of the texts in every language.
 *
 *   npm run texts                                 reports missing, stale, overlong and wrong texts, by language and area
 *   npm run texts -- --confirm <language> [area]  records that these translations say what English says today
 */
import { writeFileSync } from 'node:fs';
import { languageCodes, languages } from '#schemas/declare/languages/languages.ts';
import { type Findings, checkTexts, sourcesOf } from './texts/checkTexts.ts';
import { languagesOf } from './texts/bundles.ts';
import { type Area, readAreas, readSources, sourcesFile } from './texts/readAreas.ts';

const kinds = ['missing', 'stale', 'tooLong', 'unknown', 'placeholders'] as const satisfies readonly (keyof Findings)[];

function report(areas: readonly Area[]): void {
  for (const language of languageCodes)
    for (const area of areas.filter(({ name }) => languagesOf(name).includes(language))) {
      const findings = checkTexts(area, language);
      const counts = kinds.map((kind) => `${kind} ${findings[kind].length}`).join('  ');
      const place = `${languages[language].lang.padEnd(8)} ${area.name.padEnd(24)}`;
      console.log(`${place} translated ${String(findings.translated.length).padStart(4)}  ${counts}`);
      for (const kind of kinds) for (const key of findings[kind]) console.log(`  ${kind}: ${key}`);
    }
}

function confirm(areas: readonly Area[], lang: string, only: string | undefined): void {
  const language = languageCodes.find((code) => languages[code].lang === lang);
  if (language === undefined || language === 'EN') throw new Error(`No language to translate into: ${lang}`);
  const confirmed = areas.filter(({ name }) => name === (only ?? name) && languagesOf(name).includes(language));
  if (confirmed.length === 0) throw new Error(`No area: ${only}`);
  const sources = {
    ...readSources(language),
    ...Object.fromEntries(confirmed.map((area) => [area.name, sourcesOf(area, language)])),
  };
  const ordered = Object.fromEntries(Object.entries(sources).toSorted(([a], [b]) => a.localeCompare(b, 'en')));
  writeFileSync(new URL(`../texts/${sourcesFile(language)}`, import.meta.url), `${JSON.stringify(ordered, null, 2)}\n`);
}

const [option, lang = '', area] = process.argv.slice(2);
if (option === '--confirm') confirm(readAreas(), lang, area);
else report(readAreas());
