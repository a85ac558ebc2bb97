import MiniSearch from 'minisearch';
import { isLatin } from './searchWords.ts';

/** How a typed word may differ from the word of a name: begun only, or with one or two letters wrong as well. */
export type Reach = 'begun' | 'near' | 'far';

export interface WordIndex {
  /** Adds a word of the game with this id. */
  add(word: string, id: number): void;
  has(word: string): boolean;
  /** Ids of the games that have all words, ascending. */
  having(words: readonly string[], reach: Reach): readonly number[];
}

/** Words from this length on may have a letter wrong, and from the second on two. */
const [ONE_WRONG, TWO_WRONG] = [3, 5];

/** The word with each two neighbouring letters swapped: the typo that counts as two wrong letters. */
const swapped = (word: string): string[] =>
  Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => {
    const [first = '', second = ''] = word.slice(at, at + 2);
    return word.slice(0, at) + second + first + word.slice(at + 2);
  });

function wrongLetters(word: string, reach: Reach): number {
  if (reach === 'begun' || word.length < ONE_WRONG) return 0;
  // In scripts that write a word with few signs one sign is too much of it.
  if (!isLatin(word)) return word.length < TWO_WRONG ? 0 : 1;
  return reach === 'far' && word.length >= TWO_WRONG ? 2 : 1;
}

/**
 * Which games have which words. MiniSearch holds the words and not the games: names share most of their words, so that
 * beginnings and typos are looked up among some thousand words instead of a hundred thousand names.
 *
 * @param textOf The words of a game, each between spaces.
 */
export function createWordIndex(textOf: (id: number) => string): WordIndex {
  const idsOf = new Map<string, number[]>();
  const dictionary = new MiniSearch<{ id: string; word: string }>({
    fields: ['word'],
    tokenize: (text) => [text],
    processTerm: (term) => term,
  });

  function wordsLike(word: string, reach: Reach): string[] {
    const fuzzy = wrongLetters(word, reach);
    const found = dictionary.search(word, { prefix: true, ...(fuzzy === 0 ? {} : { fuzzy }) }).map(({ id }) => String(id));
    return fuzzy === 0 ? found : [...new Set([...found, ...swapped(word).filter((other) => idsOf.has(other))])];
  }

  return {
    add(word, id) {
      const ids = idsOf.get(word);
      if (ids === undefined) {
        idsOf.set(word, [id]);
        dictionary.add({ id: word, word });
      } else if (ids.at(-1) !== id) ids.push(id);
    },
    has: (word) => idsOf.has(word),
    having(words, reach) {
      const wanted = words
        .map((word) => {
          const meant = wordsLike(word, reach);
          return { meant, games: meant.reduce((sum, each) => sum + (idsOf.get(each)?.length ?? 0), 0) };
        })
        .toSorted((a, b) => a.games - b.games);
      const [rarest, ...others] = wanted;
      if (rarest === undefined) return [];
      const ids = new Set(rarest.meant.flatMap((word) => idsOf.get(word) ?? []));
      const tests = others.map(({ meant }) => new Set(meant));
      const hasOthers = (id: number): boolean => {
        if (tests.length === 0) return true;
        const own = textOf(id).split(' ');
        return tests.every((test) => own.some((word) => test.has(word)));
      };
      return [...ids].filter(hasOthers).toSorted((a, b) => a - b);
    },
  };
}
