import { MAX_PATTERN_LENGTH } from '../declare/register/registerSettings.schema.ts';
import { type PatternNode, type Ranges, parsePattern } from './parsePattern.ts';

export type PatternVerdict = 'ok' | 'too-long' | 'malformed' | 'can-hang' | 'unsupported';

/** Maximum length of a value that rules accept; longer ones fail at once, so that a pattern never runs on a very long text. */
export const MAX_VALUE_LENGTH = 256;

/** Ways through a value that a pattern may try: two open ends over the longest value, some ten milliseconds at worst. */
const MAX_WAYS = (MAX_VALUE_LENGTH + 1) ** 2;
/** Maximum size of a pattern with its counts expanded; browsers refuse far larger ones only while matching. */
const MAX_SIZE = 4096;

/** Back references, word edges, and groups that look around or change flags. */
const UNSUPPORTED = /\\[1-9kbB]|\(\?(?!:|<[^=!])/;
/** Classes, and escapes that are supported. */
const HARMLESS = /\\[^1-9kbB]|\[(?:[^\]\\]|\\[^])*\]/g;

/** The end of the value as a character, so that `a*$` has one way only. */
const END: Ranges = [[-1, -1]];

const overlap = (a: Ranges, b: Ranges): boolean => a.some(([low, high]) => b.some(([from, to]) => low <= to && from <= high));

const isEmptyable = (node: PatternNode): boolean => {
  switch (node.kind) {
    case 'chars':
      return false;
    case 'start':
    case 'end':
      return true;
    case 'sequence':
      return node.items.every(isEmptyable);
    case 'choice':
      return node.branches.some(isEmptyable);
    default:
      return node.min === 0 || isEmptyable(node.body);
  }
};

/** The possible first characters of `node` followed by `next`. */
function firstOf(node: PatternNode, next: Ranges): Ranges {
  switch (node.kind) {
    case 'chars':
      return node.ranges;
    case 'start':
      return next;
    case 'end':
      return END;
    case 'sequence':
      return node.items.reduceRight((following, item) => firstOf(item, following), next);
    case 'choice':
      return node.branches.flatMap((branch) => firstOf(branch, next));
    default:
      return node.max === 0 ? next : [...firstOf(node.body, next), ...(node.min === 0 ? next : [])];
  }
}

/**
 * The maximum number of ways in which `node` can hand over to its successor. A choice that the next character decides is one way; all others
 * multiply. A back-tracking matcher tries as many before it gives up.
 */
function waysOf(node: PatternNode, next: Ranges): number {
  switch (node.kind) {
    case 'sequence': {
      const from = (ways: number, following: Ranges, item: PatternNode) => ({
        ways: ways * waysOf(item, following),
        following: firstOf(item, following),
      });
      return node.items.reduceRight(({ ways, following }, item) => from(ways, following, item), { ways: 1, following: next })
        .ways;
    }
    case 'choice': {
      const ways = node.branches.map((branch) => waysOf(branch, next));
      const firsts = node.branches.map((branch) => firstOf(branch, next));
      const decided = firsts.every((first, index) => !firsts.slice(index + 1).some((other) => overlap(first, other)));
      return decided ? Math.max(...ways) : ways.reduce((sum, more) => sum + more, 0);
    }
    case 'repeat':
      return waysOfRepeat(node, next);
    default:
      return 1;
  }
}

function waysOfRepeat({ body, min, max }: Extract<PatternNode, { kind: 'repeat' }>, next: Ranges): number {
  const most = Math.min(max, MAX_VALUE_LENGTH);
  if (most === 0) return 1;
  if (most > 1 && isEmptyable(body)) return Infinity;
  const again = firstOf(body, next);
  const inner = waysOf(body, most > 1 ? [...again, ...next] : next);
  const exits = min < most && overlap(again, next) ? most - min + 1 : 1;
  return inner ** most * exits;
}

const sizeOf = (node: PatternNode): number => {
  switch (node.kind) {
    case 'sequence':
      return node.items.reduce((sum, item) => sum + sizeOf(item), 0);
    case 'choice':
      return node.branches.reduce((sum, branch) => sum + sizeOf(branch), 0);
    case 'repeat':
      return sizeOf(node.body) * Math.max(1, node.max === Infinity ? node.min : node.max);
    default:
      return 1;
  }
};

/** Whether a match can begin at the first character only, so that the matcher does not try every other one. */
const isAnchored = (node: PatternNode): boolean => {
  if (node.kind === 'start') return true;
  if (node.kind === 'choice') return node.branches.every(isAnchored);
  return node.kind === 'sequence' && node.items[0] !== undefined && isAnchored(node.items[0]);
};

function isMalformed(pattern: string): boolean {
  try {
    return !new RegExp(pattern, 'u');
  } catch {
    return true; // the constructor's only way to say so
  }
}

/**
 * Checks a merchant's pattern before it may run: `ok` promises that it fails on any value of `MAX_VALUE_LENGTH`
 * characters after a bounded number of attempts. Errs on the side of `can-hang`. Takes microseconds itself. Our own: the
 * known checkers guess by nested repetition, or need seconds of search.
 */
export function checkPattern(pattern: string): PatternVerdict {
  if (pattern.length > MAX_PATTERN_LENGTH) return 'too-long';
  if (isMalformed(pattern)) return 'malformed';
  if (UNSUPPORTED.test(pattern.replaceAll(HARMLESS, ''))) return 'unsupported';
  const tree = parsePattern(pattern);
  const starts = isAnchored(tree) ? 1 : MAX_VALUE_LENGTH;
  return sizeOf(tree) > MAX_SIZE || waysOf(tree, []) * starts > MAX_WAYS ? 'can-hang' : 'ok';
}
