import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPattern } from './checkPattern.ts';
import { anchored, patternsInstead } from './patternsInstead.ts';

const ALPHABET = ['a', 'b', 'A', '7', ' ', '@', 'é'];
const longer = (texts: readonly string[]) => texts.flatMap((text) => ALPHABET.map((char) => text + char));
/** Texts on which two ways to say the same are likely to differ, short enough for patterns that can hang. */
const texts = [
  '',
  ...longer(['']),
  ...longer(longer([''])),
  ...longer(longer(longer(['']))),
  'Abcdefg7',
  'abcdefg7',
  'Abcdefgh',
  'Abcdef7',
  'aaaaaaaa',
  'xxy',
  'xxxxy',
  'a_ b',
  'a  b',
  'a)',
  '\n7',
  'A\nabcdef7',
];

/** The texts that all of the patterns accept. */
const acceptedBy = (...patterns: readonly string[]): readonly string[] =>
  texts.filter((text) => patterns.every((pattern) => new RegExp(pattern, 'u').test(text)));

/** Patterns of a few parts, over two characters; most can hang. */
const somePattern = fc.letrec<{ pattern: string }>((tie) => ({
  pattern: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constantFrom('a+', 'b*', '[ab]+', '[^a]', '.', '^', '$', 'a{2,3}', 'a+b?', '\\p{L}+'),
    fc.tuple(tie('pattern'), tie('pattern')).map(([one, other]) => one + other),
    tie('pattern').map((one) => `${one}${one}`),
    fc.tuple(tie('pattern'), tie('pattern')).map(([one, other]) => `(${one}|${other}|${one})`),
    fc.tuple(tie('pattern'), fc.constantFrom('*', '+', '+?', '?', '{2}', '{2,}')).map(([body, count]) => `(?:${body})${count}`),
  ),
})).pattern;

describe('patterns instead of a refused one', () => {
  it.each([
    ['can-hang', '^(a+)+$', ['^a+$']],
    ['can-hang', '^([a-z0-9]*)*$', ['^[a-z0-9]*$']],
    ['can-hang', '^([a-z]*)+$', ['^[a-z]*$']],
    ['can-hang', '^(?:\\d+)+$', ['^\\d+$']],
    ['can-hang', '^(\\w+\\s?)*$', ['^(?:\\w+(?:\\s\\w+)*\\s?)?$']],
    ['can-hang', '^([a-z]+ ?)+$', ['^[a-z]+(?: [a-z]+)* ?$']],
    ['can-hang', '^(a|a)*b$', ['^a*b$']],
    ['can-hang', '^(?:x+x+)+y', ['^x{2,}y']],
    ['can-hang', '^(\\p{L}+)+$', ['^\\p{L}+$']],
    ['can-hang', '^(a{2,}?){2,}[(a+)+]$', ['^a{4,}[(a+)+]$']],
    ['can-hang', '^(?<part>\\d+|\\d+)*(b|c)?$', ['^\\d*(?:b|c)?$']],
    ['unsupported', '^(?=.*[A-Z])(?=.*\\d).{8,}$', ['^.*[A-Z]', '^.*\\d', '^.{8,}$']],
    ['unsupported', '^(?=.*\\d)[a-z0-9]{6,12}$', ['^.*\\d', '^[a-z0-9]{6,12}$']],
    ['unsupported', '^(?=a|b)(?=[)]|.*\\))(a|b|\\))*$', ['^(?:a|b)', '^(?:[)]|.*\\))', '^(a|b|\\))*$']],
    ['unsupported', '^(?=(a+)+$)a{2,}$', ['^a+$', '^a{2,}$']],
  ])('%s: %s is said by %j', (verdict, pattern, instead) => {
    expect(checkPattern(pattern)).toBe(verdict);
    expect(patternsInstead(pattern)).toEqual(instead);
    expect(instead.map(checkPattern)).toEqual(instead.map(() => 'ok'));
    expect(acceptedBy(...instead)).toEqual(acceptedBy(pattern));
  });

  it.each([
    ['what it means is not known', '^[a-z'],
    ['what it means is not known', '^ab\\'],
    ['it asks what must not be there', '^(?!.*admin)[a-z]+$'],
    ['the look-ahead is not at the start', '^[a-z](?=.*\\d)[a-z0-9]+$'],
    ['the look-ahead belongs to one of two choices', '^(?=.*\\d)[a-z0-9]+|x$'],
    ['it looks back', '^(?=.*\\d)(a)\\1$'],
    ['edges of words have no rule of their own', '^\\bplayer\\b$'],
    ['nothing near it says the same', '^(a+b*)+$'],
    ['a pair of two halves is one character', '^(\\ud83d\\ude00+)+\\ude00+$'],
    ['it is too long', `^${'(a+)+'.repeat(40)}$`],
    ['it is sound', '^[a-z]+$'],
  ])('are none where %s: %s', (_why, pattern) => {
    expect(patternsInstead(pattern)).toBeUndefined();
  });

  it('accept the same texts, whatever the pattern', () => {
    const offered = fc.sample(somePattern, { numRuns: 500, seed: 1 }).flatMap((pattern) => {
      const instead = checkPattern(pattern) === 'can-hang' ? patternsInstead(pattern) : undefined;
      return instead ? [{ pattern, instead }] : [];
    });
    expect(offered.length).toBeGreaterThan(30);
    for (const { pattern, instead } of offered)
      expect({ pattern, accepted: acceptedBy(...instead) }).toEqual({ pattern, accepted: acceptedBy(pattern) });
  });
});

describe('a pattern of the whole entry', () => {
  it.each([
    ['[a-z]+', '^(?:[a-z]+)$'],
    ['^[a-z]+', '^(?:[a-z]+)$'],
    ['a|b', '^(?:a|b)$'],
  ])('of %s is %s', (pattern, whole) => {
    expect(anchored(pattern)).toBe(whole);
  });

  it('is none for one that is asked of the whole already', () => {
    expect(anchored('^[a-z]+$')).toBeUndefined();
  });
});
