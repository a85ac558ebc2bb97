import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_VALUE_LENGTH, checkPattern } from './checkPattern.ts';
import { type PatternNode, parsePattern } from './parsePattern.ts';

test.each([
  ['^[a-z]{2,8}$'],
  ['^[A-Za-z][A-Za-z0-9_-]*$'],
  ['^\\d{3}-\\d{4}$'],
  ['^(?:09|08|07)\\d{8}$'],
  ['^[a-z]+@[a-z]+\\.[a-z]{2,}$'],
  ['^(?:[a-z]+\\.)*[a-z]+$'],
  ['^[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(?:\\.[A-Za-z]{2,})+$'],
  ['^(?:\\d+,)*\\d+$'],
  ['^\\p{Lu}\\p{L}*(?: \\p{L}+)*$'],
  ['^[^\\p{L}]+$'],
  ['^(?<year>\\d{4})$'],
  ['^(?:a|b|c)*$'],
  ['^.+@.+\\..+$'],
  ['[(?=]+'],
  ['\\\\1'],
  ['\\(?\\)?'],
  ['(?:)'],
  ['(?:a{0}b)+'],
  ['[^]'],
  ['[]'],
  ['\\u{1F600}[\\x41-\\u0043]\\cA\\t'],
])('%s may run', (pattern) => {
  expect(checkPattern(pattern)).toBe('ok');
});

test.each([
  ['(a+)+$'],
  ['^((a+))+$'],
  ['^(a*)*$'],
  ['^(?:a|a)*$'],
  ['^(?:a|ab)*$'],
  ['^(?:a|[ab])+$'],
  ['^(\\w+\\s?)*$'],
  ['^(?:.*,){11}P'],
  ['^(?:x+x+)+y'],
  ['^(([a-z])+.)+[A-Z]([a-z])+$'],
  ['^(?:a?){30}a{30}$'],
  ['^a*a*a*a*$'],
  ['.*.*.*x'],
  ['^(?:[^,]*,?)*$'],
  ['^(?:\\s|\\S)*?x(?:.|\\n)*y(?:.|\\n)*z$'],
  ['^(?:\\ud83d\\ude00|😀)*x$'],
  ['^(?:\\p{L}|é)*x$'],
  ['^(?:[^\\p{L}]|é)*x$'],
  ['^(?:^a?)*$'],
  ['^(?:(?:a{50}){50}){2}$'],
])('%s can hang', (pattern) => {
  expect(checkPattern(pattern)).toBe('can-hang');
});

test.each([
  ['a'.repeat(129), 'too-long'],
  ['[', 'malformed'],
  ['a{2,1}', 'malformed'],
  ['(', 'malformed'],
  ['*', 'malformed'],
  ['a{', 'malformed'],
  ['\\', 'malformed'],
  ['(?=a)', 'unsupported'],
  ['a(?!b)', 'unsupported'],
  ['(?<=a)b', 'unsupported'],
  ['(?<!a)b', 'unsupported'],
  ['(a)\\1', 'unsupported'],
  ['(?<x>a)\\k<x>', 'unsupported'],
  ['\\bword\\b', 'unsupported'],
  ['\\\\\\b', 'unsupported'],
])('%s is %s', (pattern, verdict) => {
  expect(checkPattern(pattern)).toBe(verdict);
});

/** Far more than any pattern that is `ok` needs on the values below, far less than one that can hang. */
const MAX_STEPS = 3_000_000;

/** A plain back-tracking matcher that counts its steps. */
function matcher(text: readonly number[]) {
  let steps = 0;
  const repeat = (
    node: Extract<PatternNode, { kind: 'repeat' }>,
    at: number,
    next: (at: number) => boolean,
    done: number,
  ): boolean => {
    const again = (to: number) => (to === at && done >= node.min ? false : repeat(node, to, next, done + 1));
    return (done < node.max && match(node.body, at, again)) || (done >= node.min && next(at));
  };
  const match = (node: PatternNode, at: number, next: (at: number) => boolean): boolean => {
    steps += 1;
    if (steps > MAX_STEPS) throw new Error('can hang');
    const char = text[at];
    switch (node.kind) {
      case 'chars':
        return char !== undefined && node.ranges.some(([low, high]) => low <= char && char <= high) && next(at + 1);
      case 'start':
        return at === 0 && next(at);
      case 'end':
        return at === text.length && next(at);
      case 'choice':
        return node.branches.some((branch) => match(branch, at, next));
      case 'sequence':
        return node.items.reduceRight<(at: number) => boolean>((rest, item) => (from) => match(item, from, rest), next)(at);
      default:
        return repeat(node, at, next, 0);
    }
  };
  return (tree: PatternNode) => [...text, 0].some((_char, start) => match(tree, start, () => true));
}

const pattern = fc.letrec<Record<'sequence' | 'atom' | 'piece', string>>((tie) => ({
  sequence: fc.array(tie('piece'), { minLength: 1, maxLength: 4 }).map((pieces) => pieces.join('')),
  atom: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(
      'a',
      'b',
      '[ab]',
      '[^a]',
      '.',
      '\\d',
      '\\w',
      '\\D',
      '[a-b]',
      '[^\\w-]',
      '\\x61',
      '^',
      '$',
      '\\u{62}',
      '\\p{Ll}',
      '[^\\p{Ll}]',
    ),
    tie('sequence').map((inner) => `(?:${inner})`),
    fc.tuple(tie('sequence'), tie('sequence')).map(([one, other]) => `(${one}|${other})`),
  ),
  piece: fc
    .tuple(tie('atom'), fc.constantFrom('', '', '*', '+', '?', '{2}', '{1,3}', '{2,}', '*?', '+?'))
    .map(([atom, count]) => (atom === '^' || atom === '$' ? atom : atom + count)),
})).sequence;

const value = fc.oneof(
  fc.constantFrom(`${'a'.repeat(100)}!`, `${'ab'.repeat(50)}!`, `${'b'.repeat(99)}a`, `${'aab'.repeat(33)}1`),
  fc.string({ unit: fc.constantFrom('a', 'b', '1', '-', '😀'), maxLength: 20 }),
);

test('a pattern that may run needs few steps, and its tree matches what the pattern matches', () => {
  fc.assert(
    fc.property(pattern, value, (text, sample) => {
      fc.pre(checkPattern(text) === 'ok' && !/[Pp]\{/.test(text)); // properties are wider in the tree on purpose
      const matches = matcher([...sample].map((char) => char.codePointAt(0) ?? 0));
      expect(matches(parsePattern(text))).toBe(new RegExp(text, 'u').test(sample));
    }),
    { numRuns: 2000 },
  );
});

test('any text gets a verdict', () => {
  const verdicts = ['ok', 'too-long', 'malformed', 'can-hang', 'unsupported'];
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ maxLength: 140 }),
        fc.string({ unit: fc.constantFrom(...'(a|b)*+?{2,}[^]\\dpL-$.'), maxLength: 40 }),
        pattern,
      ),
      (text) => {
        expect(verdicts).toContain(checkPattern(text));
      },
    ),
    { numRuns: 2000 },
  );
});

test('the costliest pattern that may run answers on the longest value', () => {
  expect(checkPattern('^.+.+.+$')).toBe('ok');
  expect(new RegExp('^.+.+.+$', 'u').test(`${'a'.repeat(MAX_VALUE_LENGTH - 1)}\n`)).toBe(false);
});
