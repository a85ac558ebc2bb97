import { MAX_VALUE_LENGTH } from './checkPattern.ts';
import { type PatternNode, type Ranges, parsePattern } from './parsePattern.ts';

/** Characters that people read easily, best first. */
const READABLE: Ranges = [
  [97, 122],
  [48, 57],
  [65, 90],
  [33, 47],
  [58, 64],
  [91, 96],
  [123, 126],
];

/** A character of the ranges; `turn` selects another each time, so that a text does not repeat one letter. */
function charOf(ranges: Ranges, turn: number): string {
  for (const [low, high] of READABLE) {
    for (const [from, to] of ranges) {
      const [first, last] = [Math.max(low, from), Math.min(high, to)];
      if (first <= last) return String.fromCodePoint(first + (turn % (last - first + 1)));
    }
  }
  const [from = 0] = ranges[0] ?? [];
  return String.fromCodePoint(from);
}

/** Writes out a pattern, with `extra` more rounds of everything that repeats. */
class PatternWriter {
  #turn: number;
  readonly #extra: number;

  constructor(extra: number) {
    this.#extra = extra;
    this.#turn = extra;
  }

  write(node: PatternNode): string {
    switch (node.kind) {
      case 'chars':
        this.#turn += 1;
        return charOf(node.ranges, this.#turn * 7);
      case 'start':
      case 'end':
        return '';
      case 'sequence':
        return node.items.map((item) => this.write(item)).join('');
      case 'choice': {
        const branch = node.branches[this.#extra % node.branches.length];
        return branch ? this.write(branch) : '';
      }
      default: {
        const rounds = Math.min(node.max, node.min + this.#extra, MAX_VALUE_LENGTH);
        return Array.from({ length: rounds }, () => this.write(node.body)).join('');
      }
    }
  }
}

/** Texts that match a pattern, shortest first: with as few repetitions as possible, then with more. */
export function textsOfPattern(pattern: string, most = 40): string[] {
  const tree = parsePattern(pattern);
  return [...new Set(Array.from({ length: most }, (_, extra) => new PatternWriter(extra).write(tree)))].filter(
    (text) => text.length <= MAX_VALUE_LENGTH,
  );
}
