import { readSwitch } from '../../base/json/readSwitch.ts';

/**
 * Which values of a setting protect players more than others, as its schema declares it by `x-strict`:
 * - `on`, `off`: of a flag, or of a switch that is stored as text;
 * - `least`: the larger a number is, also one that is stored as text, the more it protects;
 * - `mostAboveZero`: the smaller a number is, the more it protects, but 0 switches the protection off;
 * - a list: all words of a choice, the weakest first.
 */
export type Strictness = 'on' | 'off' | 'least' | 'mostAboveZero' | readonly string[];

const isOn = (value: unknown): boolean => (typeof value === 'string' ? readSwitch(value) === true : value === true);

/** How much a value protects: more is better, by the same measure for each value of a setting. */
function protection(strictness: Strictness, value: unknown): number {
  if (strictness === 'on') return Number(isOn(value));
  if (strictness === 'off') return Number(!isOn(value));
  if (strictness === 'least') return Number(value);
  if (strictness === 'mostAboveZero') return value === 0 ? -Infinity : -Number(value);
  return strictness.indexOf(String(value));
}

/** Whether a value of a setting protects less than another value of it. */
export const isWeaker = (strictness: Strictness, value: unknown, other: unknown): boolean =>
  protection(strictness, value) < protection(strictness, other);
