import { languageCodes, languages } from '#schemas/declare/languages/languages.ts';

/** Lists of languages in the configuration of nginx, which cannot read the schemas. */
const LISTS = /(?<=\?<(?:best|next|single)>)[a-z|]+(?=\))/g;

/** The configuration with the languages that the player speaks, by the first part of their tags. */
export function nginxConf(conf: string): string {
  const known = [...new Set(languageCodes.map((code) => languages[code].lang.split('-')[0]))];
  return conf.replaceAll(LISTS, known.join('|'));
}
