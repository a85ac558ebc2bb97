import { checkPattern } from './checkPattern.ts';
import { type PatternNode, parsePattern } from './parsePattern.ts';

type Repeat = Extract<PatternNode, { kind: 'repeat' }>;

const sequence = (...items: readonly PatternNode[]): PatternNode => ({ kind: 'sequence', items });
const repeat = (body: PatternNode, min: number, max = Infinity): Repeat => ({ kind: 'repeat', body, min, max });
const isEndless = (node: PatternNode | undefined): node is Repeat => node?.kind === 'repeat' && node.max === Infinity;

function countOf({ min, max }: Repeat): string {
  if (max === Infinity) return ['*', '+'][min] ?? `{${min},}`;
  if (min === 0 && max === 1) return '?';
  return min === max ? `{${min}}` : `{${min},${max}}`;
}

/** A tree as a pattern. Groups capture nothing: without back references that makes no difference. */
function write(node: PatternNode): string {
  switch (node.kind) {
    case 'chars':
      return node.source;
    case 'start':
      return '^';
    case 'end':
      return '$';
    case 'sequence':
      return node.items.map((item) => (item.kind === 'choice' ? grouped(item) : write(item))).join('');
    case 'choice':
      return node.branches.map(write).join('|');
    default:
      return (node.body.kind === 'chars' ? node.body.source : grouped(node.body)) + countOf(node);
  }
}

const grouped = (node: PatternNode): string => `(?:${write(node)})`;

/** `a+a+` is `a{2,}`, after the items so far. */
function append(items: readonly PatternNode[], next: PatternNode): readonly PatternNode[] {
  const last = items.at(-1);
  if (!isEndless(last) || !isEndless(next) || write(last.body) !== write(next.body)) return [...items, next];
  return [...items.slice(0, -1), repeat(last.body, last.min + next.min)];
}

function simplifyRepeat(node: Repeat): PatternNode {
  const body = simplify(node.body);
  if (node.max !== Infinity) return { ...node, body };
  // (a+)+ is a+, and (a{2,})+ is a{2,}
  if (isEndless(body) && (node.min > 0 || body.min < 2)) return repeat(body.body, node.min * body.min);
  if (node.min > 1) return { ...node, body };
  // (a+b?)+ is a+(ba+)*b?
  const [word, gap, ...others] = body.kind === 'sequence' ? body.items : [];
  if (isEndless(word) && word.min === 1 && gap?.kind === 'repeat' && gap.min === 0 && gap.max === 1 && others.length === 0) {
    const words = sequence(word, repeat(sequence(gap.body, word), 0), gap);
    return node.min === 1 ? words : repeat(words, 0, 1);
  }
  return { ...node, body };
}

/** A tree that accepts exactly the same texts, in fewer ways: each step is an identity of regular expressions. */
function simplify(node: PatternNode): PatternNode {
  switch (node.kind) {
    case 'sequence': {
      const items = node.items.map(simplify).flatMap((item) => (item.kind === 'sequence' ? item.items : [item]));
      const [only, ...others] = items.reduce(append, []);
      return only && others.length === 0 ? only : sequence(...(only ? [only] : []), ...others);
    }
    case 'choice': {
      // a|a is a
      const branches = [...new Map(node.branches.map(simplify).map((branch) => [write(branch), branch])).values()];
      const [only, ...others] = branches;
      return only && others.length === 0 ? only : { kind: 'choice', branches };
    }
    case 'repeat':
      return simplifyRepeat(node);
    default:
      return node;
  }
}

/** Halves of surrogate pairs: one character for the pattern, but two in its tree. */
const HALF = /\\u[dD][89a-fA-F]|\p{Cs}/u;

/** A safe pattern that accepts exactly the same values. */
export function quickerOf(pattern: string): string | undefined {
  if (HALF.test(pattern)) return undefined;
  const quicker = write(simplify(parsePattern(pattern)));
  return checkPattern(quicker) === 'ok' ? quicker : undefined;
}
