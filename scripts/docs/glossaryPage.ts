import { languageCodes, languages } from '#schemas/declare/languages/languages.ts';
import { readGlossary } from '../texts/readAreas.ts';
import { readTerms } from './glossaryTerms.ts';
import { table } from './markdown.ts';

const HEADING = '\n## Terms\n';

/** The glossary with the words that `glossary.json` of each language has. Meanings and texts are as people have written them in the page. */
export function glossaryPage(page: string): string {
  const [before = '', terms = ''] = page.split(HEADING);
  const [, ...after] = terms.split('\n## ');
  const glossaries = languageCodes.map((code) => ({ lang: languages[code].lang, words: readGlossary(code) }));
  const shown = glossaries.filter(({ words }) => Object.keys(words).length > 0);
  const rows = readTerms(page).map(({ meaning, texts }) => [
    meaning,
    texts.map((place) => `\`${place}\``).join(' '),
    ...shown.map(({ words }) => words[meaning] ?? ''),
  ]);
  const head = ['meaning', 'texts', ...shown.map(({ lang }) => lang)];
  return [`${before}${HEADING}\n${table(head, rows)}\n`, ...after].join('\n## ');
}
