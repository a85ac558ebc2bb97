import type { Game, SentGame } from '#schemas/declare/platform/games.schema.ts';
import { search } from '#texts/generated/search.ts';
import { isRailCategory } from '#schemas/declare/names/gameCategories.ts';
import { wordsOf } from './searchWords.ts';

/** A studio, a category or a class: games are found by its names too. */
export interface Facet {
  readonly kind: 'vendor' | 'category' | 'classify';
  readonly code: string;
  /** Its names and their synonyms, each as words with a space between them. */
  readonly phrases: readonly string[];
}

/** What the index knows of studios beyond their games. */
export interface Studio {
  readonly vassalage: string;
  readonly displayName?: string | undefined;
}

/** A name in the ways it is typed: with its spaces and without. */
const waysToType = (name: string): string[] => {
  const words = wordsOf(name);
  return [...new Set([words.join(' '), words.join('')])].filter((phrase) => phrase !== '');
};

/** Categories and classes by their names and synonyms in every language (`texts/locales/…/search.json`). */
const named: readonly Facet[] = Object.keys(search.EN).map((code) => ({
  kind: isRailCategory(code) ? 'category' : 'classify',
  code,
  phrases: [
    ...new Set(Object.values(search).flatMap((texts) => texts[code as keyof typeof texts].split(',').flatMap(waysToType))),
  ],
}));

export const facetsWith = (studios: readonly Studio[]): readonly Facet[] => [
  ...studios.map(({ vassalage, displayName = '' }): Facet => ({
    kind: 'vendor',
    code: vassalage,
    phrases: [...waysToType(displayName), ...waysToType(vassalage)],
  })),
  ...named,
];

/** Sports vendors that are in a category of their own (HOME-28): platforms file their games under sports. */
export interface SportsVendors {
  readonly esportsVendors: readonly string[];
  readonly cockfightVendors: readonly string[];
}

/** The categories that a game is listed under. */
export function categoriesOf({ gameType, vassalage }: Game, { esportsVendors, cockfightVendors }: SportsVendors): string[] {
  if (gameType !== 'SPORTS') return [gameType];
  if (esportsVendors.includes(vassalage)) return ['SPORTS', 'ESPORTS'];
  return cockfightVendors.includes(vassalage) ? ['SPORTS', 'COCKFIGHT'] : ['SPORTS'];
}

/** Keys of a game's classes, as in the vendor structure; none where the platform sends none. */
export const classesOf = (game: Game): readonly string[] => (game as SentGame).classify ?? []; // declared, but read by no page

/** A query read as facets and the words that remain. */
export interface Reading {
  readonly facets: readonly Facet[];
  readonly rest: readonly string[];
  /** Whether a facet is named in full; otherwise its name is begun. */
  readonly isWhole: boolean;
}

/** Letters from which on the beginning of a word stands for a facet, where it is the last of the query. */
const BEGUN = 3;
/** Words of the longest phrase that is looked for. */
const SPAN = 3;
const MOST_READINGS = 16;

function facetsNamed(phrase: string, facets: readonly Facet[], mayBeBegun: boolean) {
  return facets.flatMap((facet): { facet: Facet; isWhole: boolean }[] => {
    if (facet.phrases.includes(phrase)) return [{ facet, isWhole: true }];
    const isBegun = facet.phrases.some(
      (each) => each.startsWith(`${phrase} `) || (mayBeBegun && phrase.length >= BEGUN && each.startsWith(phrase)),
    );
    return isBegun ? [{ facet, isWhole: false }] : [];
  });
}

/** Every way to read words as a studio, a category or a class, or as two of them, and the words beside it. */
export function readingsOf(words: readonly string[], facets: readonly Facet[], depth = 2): Reading[] {
  if (depth === 0) return [];
  const readings: Reading[] = [];
  for (let from = 0; from < words.length; from += 1) {
    for (let to = from + 1; to <= Math.min(words.length, from + SPAN); to += 1) {
      const rest = [...words.slice(0, from), ...words.slice(to)];
      for (const { facet, isWhole } of facetsNamed(words.slice(from, to).join(' '), facets, to === words.length)) {
        readings.push({ facets: [facet], rest, isWhole });
        const others = readingsOf(
          rest,
          facets.filter(({ kind }) => kind !== facet.kind),
          depth - 1,
        );
        readings.push(
          ...others.map((other) => ({ ...other, facets: [facet, ...other.facets], isWhole: isWhole && other.isWhole })),
        );
      }
      if (readings.length >= MOST_READINGS) return readings.slice(0, MOST_READINGS);
    }
  }
  return readings;
}
