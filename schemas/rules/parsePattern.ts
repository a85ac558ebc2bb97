/** Characters as ranges of code points, both ends included. */
export type Ranges = readonly (readonly [number, number])[];

/**
 * A pattern as a tree. `chars` matches one character of `ranges`, and is written as `source`; `start` and `end` are `^` and `$`. Groups are
 * replaced by their content.
 */
export type PatternNode =
  | { readonly kind: 'chars'; readonly ranges: Ranges; readonly source: string }
  | { readonly kind: 'start' }
  | { readonly kind: 'end' }
  | { readonly kind: 'sequence'; readonly items: readonly PatternNode[] }
  | { readonly kind: 'choice'; readonly branches: readonly PatternNode[] }
  | { readonly kind: 'repeat'; readonly body: PatternNode; readonly min: number; readonly max: number };

const LAST = 0x10ffff;
const ANY: Ranges = [[0, LAST]];
/** Characters past ASCII of a Unicode property: taken as all of them, and all again in its complement. */
const BEYOND = [128, LAST] as const;
const DIGITS: Ranges = [[48, 57]];
const WORD: Ranges = [
  [48, 57],
  [65, 90],
  [95, 95],
  [97, 122],
];
const SPACE: Ranges = [
  [9, 13],
  [32, 32],
  [0xa0, 0xa0],
  [0x1680, 0x1680],
  [0x2000, 0x200a],
  [0x2028, 0x2029],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
  [0xfeff, 0xfeff],
];
const CONTROLS: Readonly<Record<string, number>> = { t: 9, n: 10, v: 11, f: 12, r: 13, 0: 0, b: 8 };

function complement(ranges: Ranges): Ranges {
  const gaps: [number, number][] = [];
  let from = 0;
  for (const [low, high] of ranges.toSorted((a, b) => a[0] - b[0])) {
    if (low > from) gaps.push([from, low - 1]);
    from = Math.max(from, high + 1);
  }
  if (from <= LAST) gaps.push([from, LAST]);
  return gaps;
}

/** Characters that a dot matches: all but line breaks. */
const WITHIN_LINE = complement([
  [10, 10],
  [13, 13],
  [0x2028, 0x2029],
]);

const NAMED: Readonly<Record<string, Ranges>> = {
  d: DIGITS,
  D: complement(DIGITS),
  w: WORD,
  W: complement(WORD),
  s: SPACE,
  S: complement(SPACE),
};

const propertyOf = (escape: string): Ranges => {
  const ascii = Array.from({ length: 128 }, (_, code) => code).filter((code) =>
    new RegExp(escape, 'u').test(String.fromCharCode(code)),
  );
  return [...ascii.map((code) => [code, code] as const), BEYOND];
};

const single = (code: number): Ranges => [[code, code]];

/** Parses one pattern, left to right. Every method consumes its part of the text. */
class PatternReader {
  readonly #text: readonly string[];
  #at = 0;

  constructor(pattern: string) {
    this.#text = [...pattern];
  }

  #peek(ahead = 0): string {
    return this.#text[this.#at + ahead] ?? '';
  }

  #take(): string {
    const char = this.#peek();
    this.#at += 1;
    return char;
  }

  #takeUntil(end: string): string {
    let taken = '';
    while (this.#peek() !== '' && this.#peek() !== end) taken += this.#take();
    this.#take();
    return taken;
  }

  choice(): PatternNode {
    const branches = [this.#sequence()];
    while (this.#peek() === '|') {
      this.#take();
      branches.push(this.#sequence());
    }
    const [only, ...others] = branches;
    return only && others.length === 0 ? only : { kind: 'choice', branches };
  }

  #sequence(): PatternNode {
    const items: PatternNode[] = [];
    while (this.#peek() !== '' && this.#peek() !== '|' && this.#peek() !== ')') items.push(this.#quantified(this.#atom()));
    return { kind: 'sequence', items };
  }

  #quantified(body: PatternNode): PatternNode {
    const bounds = this.#bounds();
    if (!bounds) return body;
    if (this.#peek() === '?') this.#take(); // lazy or greedy: the same paths in another order
    return { kind: 'repeat', body, ...bounds };
  }

  #bounds(): { min: number; max: number } | undefined {
    const sign = this.#peek();
    if (sign !== '*' && sign !== '+' && sign !== '?' && sign !== '{') return undefined;
    this.#take();
    if (sign !== '{') return { min: sign === '+' ? 1 : 0, max: sign === '?' ? 1 : Infinity };
    const [min = '', max] = this.#takeUntil('}').split(',');
    return { min: Number(min), max: max === undefined ? Number(min) : max === '' ? Infinity : Number(max) };
  }

  #atom(): PatternNode {
    const from = this.#at;
    const char = this.#take();
    if (char === '^') return { kind: 'start' };
    if (char === '$') return { kind: 'end' };
    if (char === '(') return this.#group();
    const ranges = this.#characters(char);
    return { kind: 'chars', ranges, source: this.#text.slice(from, this.#at).join('') };
  }

  #characters(char: string): Ranges {
    if (char === '.') return WITHIN_LINE;
    if (char === '[') return this.#set();
    return char === '\\' ? this.#escaped() : single(char.codePointAt(0) ?? 0);
  }

  #group(): PatternNode {
    if (this.#peek() === '?') {
      this.#take();
      if (this.#take() === '<') this.#takeUntil('>');
    }
    const inner = this.choice();
    this.#take();
    return inner;
  }

  #escaped(): Ranges {
    const char = this.#take();
    const named = NAMED[char];
    if (named) return named;
    if (char === 'p' || char === 'P') return propertyOf(`\\${char}${this.#takeUntil('}')}}`);
    if (char === 'c') return single((this.#take().codePointAt(0) ?? 0) % 32);
    if (char === 'x') return single(parseInt(this.#take() + this.#take(), 16));
    if (char === 'u') return this.#unicode();
    return single(CONTROLS[char] ?? char.codePointAt(0) ?? 0);
  }

  /** Half of a surrogate pair counts as every character, because the other half decides the character. */
  #unicode(): Ranges {
    const braced = this.#peek() === '{';
    if (braced) this.#take();
    const code = parseInt(braced ? this.#takeUntil('}') : this.#take() + this.#take() + this.#take() + this.#take(), 16);
    return code >= 0xd800 && code <= 0xdfff ? ANY : single(code);
  }

  /** A class. Where it is not known exactly it takes too many characters, negated as well. */
  #set(): Ranges {
    const negated = this.#peek() === '^';
    if (negated) this.#take();
    const ranges: (readonly [number, number])[] = [];
    while (this.#peek() !== ']') {
      const from = this.#member();
      const isRange = this.#peek() === '-' && this.#peek(1) !== ']';
      if (isRange) this.#take();
      const to = isRange ? this.#member() : from;
      if (isRange && from[0] && to[0]) ranges.push([from[0][0], to[0][1]]);
      else ranges.push(...from);
    }
    this.#take();
    if (ranges.some(([low, high]) => low === 0 && high === LAST)) return ANY;
    if (!negated) return ranges;
    return ranges.includes(BEYOND) ? [...complement(ranges), BEYOND] : complement(ranges);
  }

  #member(): Ranges {
    const char = this.#take();
    return char === '\\' ? this.#escaped() : single(char.codePointAt(0) ?? 0);
  }
}

/** The tree of a pattern that `new RegExp(pattern, 'u')` accepts and that looks neither around nor back. */
export const parsePattern = (pattern: string): PatternNode => new PatternReader(pattern).choice();
