import { languageCodes, languages } from '#schemas/declare/languages/languages.ts';
import { opaqueParams, OPAQUE_PARAM } from '#schemas/declare/pages/opaqueParams.ts';
import { canonicalQuery } from '#schemas/declare/pages/pageQuery.ts';
import { pageNames, pages } from '#schemas/declare/pages/pages.ts';

/** Parameters that are credentials: their answers are for one visitor, whatever the page. */
const SECRET = ['token', 'code'];

/** Facts from the schemas that nginx needs: their place in its configuration, and the generated text. */
const parts: readonly (readonly [place: RegExp, text: string])[] = [
  [/(?<=\?<(?:best|next|single)>)[a-z|]+(?=\))/g, primaryTags().join('|')],
  [/(?<=map ")[$\w]+(?=" \$asks_freely)/g, variables([OPAQUE_PARAM, ...opaqueParams]).join('')],
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
  const names = new Set<string>();
  const note = (name: string) => void names.add(name);
  const query = { get: (name: string) => (note(name), null), has: (name: string) => (note(name), false) };
  for (const name of pageNames) canonicalQuery(pages[name].path, query);
  const others: readonly string[] = [OPAQUE_PARAM, ...opaqueParams, ...SECRET];
  return [...names].filter((word) => !others.includes(word));
}

export const nginxConf = (conf: string): string =>
  parts.reduce((written, [place, text]) => written.replaceAll(place, () => text), conf);
