import { MAX_DEPTH } from './safeJson.ts';

/**
 * Limits of JSON from outside, besides its length. The time for parsing and validating depends on the number of its values and not on its bytes:
 * 5 MB of `0,0,0,…` block a server for seconds, one long text of 5 MB for a few milliseconds.
 */
export const jsonLimits = {
  /** Objects and arrays within each other; the outermost is level 0 of `MAX_DEPTH`. */
  depth: MAX_DEPTH + 1,
  values: {
    /** An answer of the platform: a page of a thousand games with twenty fields each is a fifth of it. */
    answer: 100_000,
    /** A request body: as many values as a release of the maximum body size may have. */
    body: 30_000,
  },
} as const;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;

const isOpening = (byte: number | undefined): boolean => byte === 0x5b || byte === 0x7b;
const isClosing = (byte: number | undefined): boolean => byte === 0x5d || byte === 0x7d;

/** Where a string ends that begins at `start`. */
function endOfString(json: Uint8Array, start: number): number {
  let end = start + 1;
  while (end < json.length && json[end] !== QUOTE) end += json[end] === BACKSLASH ? 2 : 1;
  return end;
}

/**
 * Whether JSON in UTF-8 may be parsed: it is neither nested too deeply nor has too many values. One pass over the bytes, which assumes valid
 * JSON; `JSON.parse` reports the rest.
 */
export function fitsJsonLimits(json: Uint8Array, of: keyof typeof jsonLimits.values): boolean {
  const mostValues = jsonLimits.values[of];
  let depth = 0;
  let values = 1;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at];
    if (byte === QUOTE) at = endOfString(json, at);
    else if (isClosing(byte)) depth -= 1;
    else if (byte === COMMA) values += 1;
    else if (isOpening(byte)) {
      depth += 1;
      values += 1;
      if (depth > jsonLimits.depth) return false;
    }
    if (values > mostValues) return false;
  }
  return true;
}
