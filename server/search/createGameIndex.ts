import type { Language } from '#schemas/declare/languages/languages.ts';
import { nearest } from '#schemas/base/text/nearest.ts';
import type { Game } from '#schemas/declare/platform/games.schema.ts';
import { type Reach, type WordIndex, createWordIndex } from './createWordIndex.ts';
import { type Facet, type SportsVendors, type Studio, categoriesOf, classesOf, facetsWith, readingsOf } from './facets.ts';
import { isLatin, latinOf, wordsOf } from './searchWords.ts';

interface Entry {
  readonly game: Game;
  /** Other names than the game's own, by language. */
  names: Partial<Record<Language, string>> | undefined;
  /** `| emperor koi | 龙 王 # long wang longwang lw |`: every name between bars, after `#` in Latin letters. */
  text: string;
}

/** What was found. */
export interface Found {
  /** Places of the games in the index, best match first; of equal matches the more popular game comes first. */
  readonly ids: readonly number[];
  /** Codes of the studios and categories that the search names. */
  readonly vendors: readonly string[];
  readonly categories: readonly string[];
}

export interface GameIndex {
  /** Adds a game, in order of popularity. A game that is already indexed stays unchanged. */
  add(game: Game): void;
  /** Adds the name of a game in another language. False where it is the same, or the game is not there. */
  addName(nodeId: number, language: Language, name: string): boolean;
  readonly size: number;
  find(query: string): Found;
  /** The game at a place, with its name in that language where one is given. */
  gameAt(id: number, language?: Language): Game;
  /** The place of a game. */
  placeOf(nodeId: number): number | undefined;
  /** Positions of similar games, for a search without results, among the games that pass the filter. */
  suggest(query: string, passes: (id: number) => boolean): number[];
}

/** Where fewer games than this match, and none has all words as they were typed, less exact ways are tried. */
const FEW = 5;
/** Of so many games a search compares the name as a whole; beyond, it says so little that popularity decides. */
const COMPARED = 3000;
const MOST_SUGGESTIONS = 3;
/** Letters that a search and a suggested name have in common at least. */
const STARTS_ALIKE = 2;
/** Shortest part of a word that may be a word by itself. */
const SHORTEST_PART = 2;
const MOST_PARTS = 4;
/** Names of studios and categories shorter than this must be typed without a mistake. */
const SHORTEST_NEAR = 5;
/** How near a match is, nearest first. */
const nearness = { exact: 0, begins: 1, words: 2, prefixes: 3, facet: 4, begunFacet: 5, latin: 6, loose: 7 } as const;
const NEARNESS_VALUES = Object.keys(nearness).length;

/** Collects games by nearness. What was put first stays where it is. */
function createRanking(size: number) {
  const isIn = new Uint8Array(size);
  const buckets: number[][] = Array.from({ length: NEARNESS_VALUES }, () => []);
  let count = 0;
  return {
    put(id: number, near: number) {
      if (isIn[id] === 1) return;
      isIn[id] = 1;
      count += 1;
      buckets[near]?.push(id);
    },
    get size() {
      return count;
    },
    hasUpTo: (near: number) => buckets.some((ids, index) => index <= near && ids.length > 0),
    ids: () => buckets.flatMap((ids) => [...Uint32Array.from(ids).sort()]),
  };
}
type Ranking = ReturnType<typeof createRanking>;

const keyOf = ({ kind, code }: Pick<Facet, 'kind' | 'code'>): string => `${kind} ${code}`;

/** The facets that a game belongs to. */
const facetKeysOf = (game: Game, sports: SportsVendors): string[] => [
  keyOf({ kind: 'vendor', code: game.vassalage }),
  ...categoriesOf(game, sports).map((code) => keyOf({ kind: 'category', code })),
  ...classesOf(game).map((code) => keyOf({ kind: 'classify', code })),
];

/** How near the names of a game, as its entry has them, are to the words of a search. */
function nearnessOf(text: string, words: readonly string[], typed: string): number {
  if (text.includes(`| ${typed} |`) || text.includes(`| ${typed} #`)) return nearness.exact;
  if (text.includes(`| ${typed}`)) return nearness.begins;
  if (words.every((word) => text.includes(` ${word} `))) return nearness.words;
  return words.every((word) => text.includes(` ${word}`)) ? nearness.prefixes : nearness.latin;
}

/** Reads words otherwise than they were typed, by what the index knows. */
function createLooseReader(index: WordIndex, facets: readonly Facet[]) {
  /** A word as several that the index knows: `dragongate`, `longwang`. */
  function partsOf(word: string, most = MOST_PARTS): string[] | undefined {
    if (index.has(word)) return [word];
    if (most === 1) return undefined;
    for (let at = word.length - SHORTEST_PART; at >= SHORTEST_PART; at -= 1) {
      const rest = index.has(word.slice(0, at)) ? partsOf(word.slice(at), most - 1) : undefined;
      if (rest) return [word.slice(0, at), ...rest];
    }
    return undefined;
  }

  /** The same words with a space too few or too many (`star burst`) put right. */
  function respaced(words: readonly string[]): string[][] {
    const joined = words.slice(1).flatMap((word, at) => {
      const both = `${words[at] ?? ''}${word}`;
      return index.has(both) ? [[...words.slice(0, at), both, ...words.slice(at + 2)]] : [];
    });
    const parts = words.flatMap((word) => (isLatin(word) ? (partsOf(word) ?? [word]) : [word]));
    return parts.length > words.length ? [...joined, parts] : joined;
  }

  const isKnown = (word: string): boolean => index.having([word], 'far').length > 0 || readingsOf([word], facets).length > 0;

  /** Less exact ways to read a search, the most likely first. */
  function* looseWays(words: readonly string[], query: string): Generator<[readonly string[], Reach]> {
    for (const other of respaced(words)) yield [other, 'begun'];
    yield [words, 'near'];
    yield [words, 'far'];
    const latin = latinOf(query);
    if (latin.length > 0) {
      const other = words.flatMap((word) => (isLatin(word) ? [word] : latinOf(word).slice(0, 1)));
      yield [other, 'begun'];
      yield [other, 'far'];
    }
    const rest = words.filter(isKnown);
    if (rest.length > 0 && rest.length < words.length) {
      yield [rest, 'begun'];
      yield [rest, 'far'];
    }
  }

  return looseWays;
}

interface FacetDeps {
  readonly index: WordIndex;
  readonly facets: readonly Facet[];
  readonly gamesOf: (facet: Facet) => readonly number[];
}

/** Finds games by the names of what they belong to. */
function createFacetSearch({ index, facets, gamesOf }: FacetDeps) {
  /** Games of the studios, categories and classes that match the words; only games that match all words. */
  function putFacets(words: readonly string[], ranking: Ranking): Facet[] {
    const whole: Facet[] = [];
    for (const { facets: named, rest, isWhole } of readingsOf(words, facets)) {
      const [fewest = [], ...others] = named.map(gamesOf).toSorted((a, b) => a.length - b.length);
      const conditions = [...others, ...(rest.length === 0 ? [] : [index.having(rest, 'begun')])].map((ids) => new Set(ids));
      const ids = fewest.filter((id) => conditions.every((has) => has.has(id)));
      for (const id of ids) ranking.put(id, isWhole ? nearness.facet : nearness.begunFacet);
      if (rest.length === 0 && named.length === 1 && ids.length > 0) whole.push(...named);
    }
    return whole;
  }

  /** Games of the studios and categories with a name that is nearly what was typed. */
  function putNearFacets(typed: string, ranking: Ranking): Facet[] {
    const names = facets.flatMap(({ phrases }) => phrases).filter(({ length }) => length >= SHORTEST_NEAR);
    const meant = typed.length < SHORTEST_NEAR ? undefined : nearest(typed, names);
    const near = facets.filter((facet) => meant !== undefined && facet.phrases.includes(meant) && gamesOf(facet).length > 0);
    for (const facet of near) for (const id of gamesOf(facet)) ranking.put(id, nearness.loose);
    return near;
  }

  return { putFacets, putNearFacets };
}

function suggestIn(index: WordIndex, query: string, passes: (id: number) => boolean): number[] {
  const words = wordsOf(query);
  const near = words.flatMap((word) => index.having([word], 'far').filter(passes).slice(0, MOST_SUGGESTIONS));
  const start = words.join('').slice(0, STARTS_ALIKE);
  const begun = near.length > 0 ? [] : index.having([start], 'begun').filter(passes);
  return [...new Set([...near, ...begun])].slice(0, MOST_SUGGESTIONS);
}

/**
 * An index of a merchant's catalogue, in memory.
 *
 * @param studios The names of its vendors: games are found by them too.
 */
export function createGameIndex(studios: readonly Studio[], sports: SportsVendors): GameIndex {
  const entries: Entry[] = [];
  const textOf = (id: number): string => entries[id]?.text ?? '';
  const index = createWordIndex(textOf);
  const placeOf = new Map<number, number>();
  const facets = facetsWith(studios);
  const idsOfFacet = new Map<string, number[]>();
  const gamesOf = (facet: Facet): readonly number[] => idsOfFacet.get(keyOf(facet)) ?? [];
  const looseWays = createLooseReader(index, facets);
  const { putFacets, putNearFacets } = createFacetSearch({ index, facets, gamesOf });

  function addText(id: number, entry: Entry, name: string) {
    const words = wordsOf(name);
    const latin = latinOf(name);
    for (const word of [...words, ...latin]) index.add(word, id);
    const written = latin.length === 0 ? words.join(' ') : `${words.join(' ')} # ${latin.join(' ')}`;
    entry.text += `${entry.text === '' ? '| ' : ' '}${written} |`;
  }

  function find(query: string): Found {
    const words = wordsOf(query);
    const typed = words.join(' ');
    const ranking = createRanking(entries.length);
    index.having(words, 'begun').forEach((id, place) => {
      ranking.put(id, place < COMPARED ? nearnessOf(textOf(id), words, typed) : nearness.prefixes);
    });
    let named = putFacets(words, ranking);
    if (ranking.size < FEW && named.length === 0 && !ranking.hasUpTo(nearness.words)) {
      for (const [other, reach] of looseWays(words, query)) {
        const before = ranking.size;
        for (const id of index.having(other, reach)) ranking.put(id, nearness.loose);
        if (ranking.size > before) break;
      }
      if (ranking.size === 0) named = putNearFacets(typed, ranking);
    }
    const codes = (kind: Facet['kind']) => [...new Set(named.filter((facet) => facet.kind === kind).map(({ code }) => code))];
    return { ids: ranking.ids(), vendors: codes('vendor'), categories: codes('category') };
  }

  return {
    add(game) {
      if (placeOf.has(game.nodeId)) return;
      const entry: Entry = { game, names: undefined, text: '' };
      const id = entries.push(entry) - 1;
      placeOf.set(game.nodeId, id);
      addText(id, entry, game.gameName);
      for (const key of facetKeysOf(game, sports)) {
        const ids = idsOfFacet.get(key);
        if (ids === undefined) idsOfFacet.set(key, [id]);
        else ids.push(id);
      }
    },
    addName(nodeId, language, name) {
      const id = placeOf.get(nodeId);
      const entry = id === undefined ? undefined : entries[id];
      if (id === undefined || entry === undefined || name === entry.game.gameName) return false;
      entry.names = { ...entry.names, [language]: name };
      addText(id, entry, name);
      return true;
    },
    get size() {
      return entries.length;
    },
    placeOf: (nodeId) => placeOf.get(nodeId),
    find,
    gameAt(id, language) {
      const entry = entries[id];
      if (entry === undefined) throw new Error(`the index has no game at ${id}`);
      const name = language && entry.names?.[language];
      return name === undefined ? entry.game : { ...entry.game, gameName: name };
    },
    suggest: (query, passes) => suggestIn(index, query, passes),
  };
}
