import { type PatternNode, type Ranges, parsePattern } from './parsePattern.ts';

/** Pairs of situations that are looked at before the question counts as open: some ten milliseconds. */
const MAX_SITUATIONS = 2_000;
/** States of one pattern with its counts written out. */
const MAX_STATES = 600;

/** Where in a text a way without a character is open. */
type Place = 'anywhere' | 'start' | 'end';

interface State {
  /** Where a character leads. */
  readonly chars: { readonly ranges: Ranges; readonly to: number }[];
  /** Where it goes on without one. */
  readonly free: { readonly at: Place; readonly to: number }[];
}

/** A pattern as states: a text matches when some way from the first leads to the last. */
interface Machine {
  readonly states: readonly State[];
  readonly first: number;
  readonly last: number;
}

/** Stops the building of a machine that would be too large. */
class TooLarge extends Error {}

function machineOf(tree: PatternNode): Machine {
  const states: State[] = [];
  const add = (): number => {
    if (states.length >= MAX_STATES) throw new TooLarge();
    return states.push({ chars: [], free: [] }) - 1;
  };
  const link = (from: number, to: number, at: Place = 'anywhere') => states[from]?.free.push({ at, to });

  /** Adds the states of `node` after the state `from`, and returns the state behind them. */
  function build(node: PatternNode, from: number): number {
    switch (node.kind) {
      case 'sequence':
        return node.items.reduce((at, item) => build(item, at), from);
      case 'choice': {
        const end = add();
        for (const branch of node.branches) {
          const start = add();
          link(from, start);
          link(build(branch, start), end);
        }
        return end;
      }
      case 'repeat': {
        let at = from;
        for (let round = 0; round < node.min; round += 1) at = build(node.body, at);
        const end = add();
        if (node.max === Infinity) {
          const loop = add();
          link(at, loop);
          link(build(node.body, loop), loop);
          link(loop, end);
          return end;
        }
        link(at, end);
        for (let round = node.min; round < node.max; round += 1) {
          at = build(node.body, at);
          link(at, end);
        }
        return end;
      }
      default: {
        const end = add();
        if (node.kind === 'chars') states[from]?.chars.push({ ranges: node.ranges, to: end });
        else link(from, end, node.kind);
        return end;
      }
    }
  }

  const first = add();
  return { states, first, last: build(tree, first) };
}

/** What a machine may be in after the characters so far: its states, and whether some part of the text has matched already. */
interface Situation {
  readonly at: ReadonlySet<number>;
  readonly isFound: boolean;
}

/** The states that are reached from these without a character, at such a place of the text. */
function closure({ states }: Machine, from: Iterable<number>, ...places: readonly Place[]): Set<number> {
  const reached = new Set(from);
  // Grows while it is gone through.
  for (const state of reached)
    for (const { at, to } of states[state]?.free ?? []) if (at === 'anywhere' || places.includes(at)) reached.add(to);
  return reached;
}

function begin(machine: Machine): Situation {
  const at = closure(machine, [machine.first], 'start');
  return { at, isFound: at.has(machine.last) };
}

function step(machine: Machine, { at, isFound }: Situation, code: number): Situation {
  if (isFound) return { at, isFound };
  const next = [...at].flatMap((state) =>
    (machine.states[state]?.chars ?? []).flatMap(({ ranges, to }) =>
      ranges.some(([low, high]) => low <= code && code <= high) ? [to] : [],
    ),
  );
  const after = closure(machine, [...next, machine.first]); // a match may begin at any character
  return { at: after, isFound: after.has(machine.last) };
}

const accepts = (machine: Machine, { at, isFound }: Situation, isEmpty: boolean): boolean =>
  isFound || closure(machine, at, 'end', ...(isEmpty ? (['start'] as const) : [])).has(machine.last);

function rangesOf(node: PatternNode): Ranges {
  switch (node.kind) {
    case 'chars':
      return node.ranges;
    case 'sequence':
      return node.items.flatMap(rangesOf);
    case 'choice':
      return node.branches.flatMap(rangesOf);
    case 'repeat':
      return rangesOf(node.body);
    default:
      return [];
  }
}

const LAST_CODE = 0x10ffff;

/** One character of each kind that the patterns tell apart. */
const alphabetOf = (trees: readonly PatternNode[]): number[] =>
  [...new Set([0, ...trees.flatMap(rangesOf).flatMap(([low, high]) => [low, high + 1])])].filter((code) => code <= LAST_CODE);

const nameOf = (situations: readonly Situation[]): string =>
  situations.map(({ at, isFound }) => (isFound ? '*' : [...at].toSorted((a, b) => a - b).join(','))).join(' ');

/** Characters past ASCII of a property are not known one by one (`parsePattern`), nor are halves of pairs. */
const INEXACT = /\\[pP]|\\u[dD][89a-fA-F]/;

/**
 * Whether texts that match each pattern of one list are exactly those that match each of another. All patterns are well-formed, and look
 * neither around nor back. Goes through all texts at once, by the situations that they lead to.
 *
 * @returns `true` only when that is proven; `false` also where it would take too long to find out.
 */
export function acceptsSame(patterns: readonly string[], others: readonly string[]): boolean {
  if ([...patterns, ...others].some((pattern) => INEXACT.test(pattern))) return false;
  try {
    const trees = [...patterns, ...others].map(parsePattern);
    const machines = trees.map(machineOf);
    const alphabet = alphabetOf(trees);
    const waiting = [machines.map(begin)];
    const seen = new Set<string>(); // without the first: what is at both ends of the text differs from the same states later
    // Grows while it is gone through.
    for (const [index, situations] of waiting.entries()) {
      const verdicts = machines.map((machine, at) => accepts(machine, situations[at] ?? begin(machine), index === 0));
      const [one, other] = [verdicts.slice(0, patterns.length), verdicts.slice(patterns.length)];
      if (one.every(Boolean) !== other.every(Boolean)) return false;
      for (const code of alphabet) {
        const next = machines.map((machine, at) => step(machine, situations[at] ?? begin(machine), code));
        const name = nameOf(next);
        if (seen.has(name)) continue;
        if (seen.size >= MAX_SITUATIONS) return false;
        seen.add(name);
        waiting.push(next);
      }
    }
    return true;
  } catch (error) {
    if (error instanceof TooLarge) return false;
    throw error;
  }
}
