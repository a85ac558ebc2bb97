import { checkPattern } from './checkPattern.ts';
import { quickerOf } from './quickerPattern.ts';

/** Where the group that begins at `start` ends, with its bracket. */
function endOfGroup(pattern: string, start: number): number | undefined {
  let depth = 0;
  for (const { 0: part, index } of pattern.matchAll(/\\.|\[(?:[^\]\\]|\\.)*\]|[()]/gsu)) {
    if (index < start) continue;
    if (part === '(') depth += 1;
    if (part === ')') depth -= 1;
    if (depth === 0) return index + part.length;
  }
  return undefined;
}

const AHEAD = '(?=';

/** `^(?=a)(?=b)c` asks the same as `^(?:a)`, `^(?:b)` and `^(?:c)` together; undefined for a pattern of another form. */
function partsOf(pattern: string): readonly string[] | undefined {
  const parts: string[] = [];
  let at = 1;
  while (pattern.startsWith(AHEAD, at)) {
    const end = endOfGroup(pattern, at);
    if (end === undefined) return undefined;
    parts.push(pattern.slice(at + AHEAD.length, end - 1));
    at = end;
  }
  // A quantifier after a look-ahead repeats it, and a choice outside of groups ends what the look-aheads belong to.
  const rest = pattern.slice(at);
  const outside = rest.replaceAll(/\\.|\[(?:[^\]\\]|\\.)*\]/gsu, '').replaceAll(/\([^()]*\)/gu, '');
  if (!pattern.startsWith('^') || parts.length === 0 || /^[*+?{]/u.test(rest) || outside.includes('|')) return undefined;
  return [...parts.map((part) => (part.includes('|') ? `^(?:${part})` : `^${part}`)), ...(rest === '' ? [] : [`^${rest}`])];
}

/**
 * Equivalent safe patterns for a refused one, or undefined if none are known: a faster one, or one for each look-ahead. A malformed pattern has
 * no meaning, so nothing is equivalent.
 */
export function patternsInstead(pattern: string): readonly string[] | undefined {
  const verdict = checkPattern(pattern);
  const parts = verdict === 'unsupported' ? partsOf(pattern) : verdict === 'can-hang' ? [pattern] : undefined;
  const quick = parts?.map((part) =>
    checkPattern(part) === 'ok' ? part : checkPattern(part) === 'can-hang' ? quickerOf(part) : undefined,
  );
  return quick?.every((part) => part !== undefined) ? quick : undefined;
}

interface PatternRule {
  readonly value: string;
  /** Examples that must not match. */
  readonly refuses?: readonly string[];
}

/**
 * Rules equivalent to a rule with a refused pattern (`patternsInstead`), each with its message and examples; an example that must not match
 * stays with the rules that refuse it.
 */
export function rulesInstead<R extends PatternRule>(rule: R): readonly R[] | undefined {
  return patternsInstead(rule.value)?.map((value) => {
    const { refuses, ...others } = rule;
    const refused = refuses?.filter((example) => !new RegExp(value, 'u').test(example)) ?? [];
    // Only optional properties may be missing.
    return { ...others, value, ...(refused.length > 0 ? { refuses: refused } : {}) } as unknown as R;
  });
}

/** The same pattern asked of the whole entry, when it is asked of any part of it. */
export function anchored(pattern: string): string | undefined {
  if (pattern.startsWith('^') && pattern.endsWith('$')) return undefined;
  const whole = `^(?:${pattern.replace(/^\^/u, '').replace(/(?<!\\)\$$/u, '')})$`;
  return checkPattern(whole) === 'ok' ? whole : undefined;
}
