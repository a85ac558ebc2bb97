import { languageCodes, languages } from '#schemas/declare/languages/languages.ts';
import { freeWords, FREE_GIVEN } from '#schemas/declare/pages/freeGiven.ts';
import { knownQuery } from '#schemas/declare/pages/pageQuery.ts';
import { pageNames, pages } from '#schemas/declare/pages/pages.ts';

/** Parameters that are credentials: their answers are for one visitor, whatever the page. */
const SECRET = ['token', 'code'];

/** Facts from the schemas that nginx needs: their place in its configuration, and the generated text. */
const parts: readonly (readonly [place: RegExp, text: string])[] = [
  [/(?<=\?<(?:best|next|single)>)[a-z|]+(?=\))/g, primaryTags().join('|')],
  [/(?<=map ")[$\w]+(?=" \$asks_freely)/g, variables([FREE_GIVEN, ...freeWords]).join('')],
  [/(?<=default ")[$\w|]+(?=\|\$asks_freely")/g, variables(wordsOfPages()).join('|')],
];

function primaryTags(): string[] {
  return [...new Set(languageCodes.map((code) => languages[code].lang.split('-')[0] ?? ''))];
}

function variables(words: readonly string[]): string[] {
  return words.map((word) => `$arg_${word}`);
}

/** Query parameters that pages are rendered by, except free or secret ones. */
function wordsOfPages(): readonly string[] {
  const asked = new Set<string>();
  const note = (name: string) => void asked.add(name);
  const query = { get: (name: string) => (note(name), null), has: (name: string) => (note(name), false) };
  for (const name of pageNames) knownQuery(pages[name].path, query);
  const others: readonly string[] = [FREE_GIVEN, ...freeWords, ...SECRET];
  return [...asked].filter((word) => !others.includes(word));
}

export const nginxConf = (conf: string): string =>
  parts.reduce((written, [place, text]) => written.replaceAll(place, () => text), conf);
