import anyAscii from 'any-ascii';
import { pinyin } from 'pinyin-pro';
import { foldText } from '#schemas/base/text/foldText.ts';

/** Written inside words, and left out by most who type. */
const APOSTROPHES = /['’‘ʼ`´]/g;
/** A Chinese character is a word of its own: names are written without spaces, and any part of one is searched for. */
const RUNS = /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}])+/gu;
/** Scripts without spaces between words. */
const UNSPACED = /[\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HAN = /\p{Script=Han}/u;
const LATIN = /^[a-z0-9]+$/;
/** `Fan & Clover`, `Fan and Clover` and `Fan Clover` are one name. */
const LEFT_OUT: ReadonlySet<string> = new Set(['and']);

/** Whether a folded word is written in Latin letters and digits alone. */
export const isLatin = (word: string): boolean => LATIN.test(word);

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

const runsOf = (text: string): string[] =>
  (text.normalize('NFC').replaceAll(APOSTROPHES, '').match(RUNS) ?? []).flatMap((run) =>
    UNSPACED.test(run) ? [...segmenter.segment(run)].map(({ segment }) => segment) : [run],
  );

/** The words of a name or of a search as the index compares them: folded, without punctuation, `&` and `and`. */
export const wordsOf = (text: string): string[] =>
  runsOf(text)
    .map(foldText)
    .filter((word) => word !== '' && !LEFT_OUT.has(word));

const inAscii = (text: string): string =>
  anyAscii(text)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');

/** Pinyin of a run of Chinese characters: each syllable, all of them in one word, and their initials. */
function pinyinOf(characters: string): string[] {
  const syllables = pinyin(characters, { toneType: 'none', type: 'array', v: true }).map(inAscii);
  return [...syllables, syllables.join(''), syllables.map((syllable) => syllable.slice(0, 1)).join('')];
}

/** How the words of a text that are in another script are written in Latin letters. */
export function latinOf(text: string): string[] {
  const chinese = text.match(/\p{Script=Han}+/gu) ?? [];
  const others = runsOf(text).filter((run) => !HAN.test(run) && !isLatin(foldText(run)));
  return [...chinese.flatMap(pinyinOf), ...others.map(inAscii)].filter((word) => word !== '');
}
