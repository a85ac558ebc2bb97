import { isObject } from '#schemas/base/json/isObject.ts';
import { type Problem, pointerTo, problem } from '#schemas/base/json/problem.ts';

/** Amounts beyond it are inexact as numbers of JavaScript, and no screen has room for them. */
const MAX_AMOUNT = Number.MAX_SAFE_INTEGER;

/** Names of values that browsers open or show as a picture. */
const ADDRESS_NAME = /(?:url|link|icon|logo|image|picture)s?$/i;
/** Schemes by which an address runs as code, or holds what it shows. */
const UNSAFE_SCHEME = /^(?:javascript|vbscript|data|blob|file|filesystem|view-source):/i;
/** A picture in the answer itself, which only a captcha may be. */
const OWN_PICTURE = /^data:image\//;
/** Browsers leave these characters out when they read a scheme. */
const withoutControls = (text: string): string => [...text].filter((letter) => letter > ' ').join('');

interface Limits {
  /** Whether pictures may be in the answer itself. */
  readonly holdsPictures: boolean;
}

function isUnsafe(name: string, text: string, { holdsPictures }: Limits): boolean {
  if (!ADDRESS_NAME.test(name)) return false;
  return UNSAFE_SCHEME.test(withoutControls(text.slice(0, 100))) && !(holdsPictures && OWN_PICTURE.test(text));
}

/** Numbers without measure and addresses that would run as code, which no schema of an answer names. Gives the first, at whatever depth. */
export function beyondLimits(
  value: unknown,
  limits: Limits,
  keys: readonly (string | number)[] = [],
  name = '',
): Problem | undefined {
  if (typeof value === 'number') return Math.abs(value) <= MAX_AMOUNT ? undefined : problem('answer.number', pointerTo(...keys));
  if (typeof value === 'string') return isUnsafe(name, value, limits) ? problem('answer.address', pointerTo(...keys)) : undefined;
  if (Array.isArray(value)) {
    for (const [index, part] of value.entries()) {
      const found = beyondLimits(part, limits, [...keys, index], name);
      if (found) return found;
    }
  } else if (isObject(value)) {
    for (const [key, part] of Object.entries(value)) {
      const found = beyondLimits(part, limits, [...keys, key], key);
      if (found) return found;
    }
  }
  return undefined;
}
