import { languageCodes, languages } from '#schemas/declare/languages/languages.ts';
import { freeWords, FREE_GIVEN } from '#schemas/declare/pages/freeGiven.ts';
import { knownQuery } from '#schemas/declare/pages/pageQuery.ts';
import { pageNames, pages } from '#schemas/declare/pages/pages.ts';

/** Words that open something: their answers are of one visitor, whatever page they are for. */
const SECRET = ['token', 'code'];

/** What nginx must know of the schemas, which it cannot read: what stands in its configuration, and what should. */
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

/** The words of their queries that pages are drawn by, but those that are free or secret. */
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
