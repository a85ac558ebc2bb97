import type { DurationUnit } from '../../base/text/durations.ts';
import { PAGE_PREFIX } from '../names/earlyPaths.ts';
import type { Strictness } from './strictness.ts';
import { type SwitchName, switchNames } from '../names/switchNames.ts';

/*
 * Builders of the leaves of `behaviour`: value in the form it is used, with bounds, default and control.
 * Operators see the settings of a group in the order of the keys.
 */

/** Properties of every setting. */
export interface Described {
  readonly title: string;
  readonly description: string;
  /** Which of its values protect players more; absent where none does. */
  readonly 'x-strict'?: Strictness;
}

interface Bounds {
  readonly minimum: number;
  readonly default: number;
  readonly maximum: number;
}

const ui = (widget: string) => ({ 'x-ui': { widget } });

/** Regular expression for an address of one of the site’s pages. */
export const PAGE_ADDRESS = `${PAGE_PREFIX}[A-Za-z0-9/_-]{1,80}(\\?[A-Za-z0-9=&_-]{1,80})?`;

/** Something that is on or off. */
export const flag = (given: Described & { readonly default: boolean }) =>
  ({ ...given, type: 'boolean', ...ui('switch') }) as const;

/** A whole number. */
export const count = (given: Described & Bounds) => ({ ...given, type: 'integer', ...ui('number') }) as const;

interface Duration<U extends DurationUnit> extends Described, Bounds {
  readonly unit: U;
  /** Switches of the feature that it belongs to; it may be used elsewhere too. */
  readonly switches?: readonly [SwitchName, ...SwitchName[]];
}

/** A length of time; operators may enter it in a longer unit. */
export const duration = <const U extends DurationUnit>({ unit, switches, ...given }: Duration<U>) =>
  ({ ...count(given), ...ui('duration'), 'x-unit': unit, ...(switches ? { 'x-switches': switches } : {}) }) as const;

/** A free text, empty at first. */
export const word = (given: Described & { readonly maxLength: number }) =>
  ({ ...given, type: 'string', default: '', ...ui('text') }) as const;

/** A text of a given form. */
export const patternText = (
  given: Described & { readonly maxLength: number; readonly pattern: string; readonly default: string },
) => ({ ...given, type: 'string', ...ui('text') }) as const;

/** A page of the site, or an address elsewhere where the pattern allows it. */
export const pageLink = (given: Described & { readonly maxLength: number; readonly pattern: string; readonly default: string }) =>
  ({ ...given, type: 'string', ...ui('page') }) as const;

/** A choice from a closed set. */
export const choice = <const W extends readonly string[]>({
  choices,
  ...given
}: Described & { readonly choices: W; readonly default: W[number] }) =>
  ({ ...given, type: 'string', enum: choices, ...ui('select') }) as const;

/** A list of customer types. */
export const types = <const D extends readonly number[]>(given: Described & { readonly default: D }) =>
  ({
    ...given,
    type: 'array',
    uniqueItems: true,
    maxItems: 12,
    items: { type: 'integer', minimum: 0, maximum: 99 },
    ...ui('number-list'),
  }) as const;

const list = <I extends object, const D extends readonly string[]>(
  widget: string,
  given: Described & { readonly items: I; readonly default: D },
) => ({ ...given, type: 'array', uniqueItems: true, maxItems: 40, ...ui(widget) }) as const;

const like = (pattern: string) => ({ type: 'string', pattern }) as const;

const openList =
  (widget: string) =>
  <const D extends readonly string[]>({ pattern, ...given }: Described & { readonly pattern: string; readonly default: D }) =>
    list(widget, { ...given, items: like(pattern) });

const closedList =
  (widget: string) =>
  <const W extends readonly string[], const D extends readonly W[number][]>({
    choices,
    ...given
  }: Described & { readonly choices: W; readonly default: D }) =>
    list(widget, { ...given, items: { type: 'string', enum: choices } as const });

/** A list of words, each of a given form. */
export const words = openList('words');

/** Addresses of pages: how much of the address, and how it is written, is the pattern's. */
export const pageList = openList('page-list');

/** A list of words of a closed set, in an order. */
export const chosenWords = closedList('words');

/** The same of words that have no other name, as elements of HTML: they are shown as they are. */
export const codes = closedList('codes');

/** A list of pairs, each written `left=right`. */
interface Pairs<D extends readonly string[]> extends Described {
  /** The pattern of a left part. */
  readonly left: string;
  /** Offered values for the left side, if known. */
  readonly offered?: readonly string[];
  /** The closed set of right parts. */
  readonly right: readonly string[];
  readonly default: D;
}

export const pairs = <const D extends readonly string[]>({ left, offered, right, ...given }: Pairs<D>) =>
  ({
    ...list('pairs', { ...given, items: like(`^${left}=(${right.join('|').replaceAll('.', '[.]')})$`) }),
    'x-pair': { right, ...(offered ? { offered } : {}) },
  }) as const;

interface Overrides extends Described {
  /** What each name stands for where no pair says otherwise. */
  readonly usual: Readonly<Record<string, string>>;
  /** The pattern of what a pair may say instead. */
  readonly value: string;
  /** Names that must stand for something. */
  readonly needed?: readonly string[];
  /** What a number is counted in, where each value is a length of time. */
  readonly unit?: DurationUnit;
  /** Switches of the features that a name belongs to. */
  readonly switches?: Readonly<Partial<Record<string, readonly SwitchName[]>>>;
}

/** A list of pairs, each written `name=value`, that change single values of a table. */
export function overrides({ usual, value, needed = [], unit, switches, ...given }: Overrides) {
  const names = Object.keys(usual);
  const never = needed.length === 0 ? '' : `(?!(${needed.join('|')})=$)`;
  return {
    ...list('pairs', { ...given, items: like(`^${never}(${names.join('|')})=(${value})$`), default: [] }),
    maxItems: names.length,
    'x-pair': { offered: names, usual, ...(unit ? { unit } : {}), ...(switches ? { switches } : {}) },
  } as const;
}

/** The name of a switch, or empty. */
export const switchName = (given: Described & { readonly default: SwitchName | '' }) =>
  ({
    ...given,
    type: 'string',
    maxLength: 150,
    pattern: `^(${switchNames.join('|')})?$`,
    ...ui('switch-name'),
  }) as const;

/** Settings that belong together: those of a group are displayed together, also from several sections. */
export const section = <const P extends object>({
  group,
  ...given
}: Described & { readonly group?: string; readonly properties: P }) =>
  ({ ...given, type: 'object', additionalProperties: false, ...(group === undefined ? {} : { 'x-ui': { group } }) }) as const;
