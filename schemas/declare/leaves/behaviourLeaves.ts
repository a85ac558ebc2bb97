import type { DurationUnit } from '../../base/text/durations.ts';
import { PAGE_PREFIX } from '../names/earlyPaths.ts';
import { type SwitchName, switchNames } from '../names/switchNames.ts';

/*
 * Builders of the leaves of `behaviour`: value in the form it is used, with bounds, default and control.
 */

const ui = (widget: string, group: string, order: number) => ({ widget, group, order });

/** An address of one of the site’s pages, as a pattern writes it. */
export const PAGE_ADDRESS = `${PAGE_PREFIX}[A-Za-z0-9/_-]{1,80}(\\?[A-Za-z0-9=&_-]{1,80})?`;

/** Something that is on or off. */
export const flag = (title: string, description: string, fallback: boolean, group: string, order: number) =>
  ({ title, description, type: 'boolean', default: fallback, 'x-ui': ui('switch', group, order) }) as const;

/** A whole number: smallest, default and largest. */
export const count = (
  title: string,
  description: string,
  [minimum, fallback, maximum]: readonly [number, number, number],
  group: string,
  order: number,
) =>
  ({
    title,
    description,
    type: 'integer',
    minimum,
    maximum,
    default: fallback,
    'x-ui': ui('number', group, order),
  }) as const;

/** A length of time: smallest, default and largest, in a unit that people may replace by a longer one. */
export const duration = <const U extends DurationUnit>(
  title: string,
  description: string,
  [minimum, fallback, maximum, unit]: readonly [number, number, number, U],
  group: string,
  order: number,
) =>
  ({
    ...count(title, description, [minimum, fallback, maximum], group, order),
    'x-unit': unit,
    'x-ui': ui('duration', group, order),
  }) as const;

/** A setting that belongs to what these switches show; it may be of use elsewhere too. */
export const ofSwitches = <const L extends object>(names: readonly [SwitchName, ...SwitchName[]], leaf: L) =>
  ({ ...leaf, 'x-switches': names }) as const;

/** A distance on the screen, in CSS pixels. */
export const distance = (
  title: string,
  description: string,
  bounds: readonly [number, number, number],
  group: string,
  order: number,
) => ({ ...count(title, description, bounds, group, order), 'x-unit': 'pixel' }) as const;

/** A free text, empty at first. */
export const word = (title: string, description: string, maxLength: number, group: string, order: number) =>
  ({
    title,
    description,
    type: 'string',
    maxLength,
    default: '',
    'x-ui': ui('text', group, order),
  }) as const;

/** A name in the query of an address. */
export const queryName = <const D extends string>(
  title: string,
  description: string,
  fallback: D,
  group: string,
  order: number,
) =>
  ({
    title,
    description,
    type: 'string',
    maxLength: 40,
    pattern: '^[A-Za-z][A-Za-z0-9_-]*$',
    default: fallback,
    'x-ui': ui('text', group, order),
  }) as const;

/** One of a closed set. */
export const choice = <const W extends readonly string[]>(
  title: string,
  description: string,
  words: W,
  fallback: W[number],
  group: string,
  order: number,
) =>
  ({
    title,
    description,
    type: 'string',
    enum: words,
    default: fallback,
    'x-ui': ui('select', group, order),
  }) as const;

/** A list of customer types. */
export const types = <const D extends readonly number[]>(title: string, description: string, fallback: D, order: number) =>
  ({
    title,
    description,
    type: 'array',
    uniqueItems: true,
    maxItems: 12,
    items: { type: 'integer', minimum: 0, maximum: 99 },
    default: fallback,
    'x-ui': ui('number-list', 'roles', order),
  }) as const;

const list = <I extends object, const D extends readonly string[]>(
  widget: string,
  title: string,
  description: string,
  items: I,
  fallback: D,
  group: string,
  order: number,
) =>
  ({
    title,
    description,
    type: 'array',
    uniqueItems: true,
    maxItems: 40,
    items,
    default: fallback,
    'x-ui': ui(widget, group, order),
  }) as const;

const like = (pattern: string) => ({ type: 'string', pattern }) as const;

const openList =
  (widget: string) =>
  <const D extends readonly string[]>(
    title: string,
    description: string,
    pattern: string,
    fallback: D,
    group: string,
    order: number,
  ) =>
    list(widget, title, description, like(pattern), fallback, group, order);

const closedList =
  (widget: string) =>
  <const W extends readonly string[], const D extends readonly W[number][]>(
    title: string,
    description: string,
    choices: W,
    fallback: D,
    group: string,
    order: number,
  ) =>
    list(widget, title, description, { type: 'string', enum: choices } as const, fallback, group, order);

/** A list of words, each of a given form. */
export const words = openList('words');

/** Addresses of pages: how much of the address, and how it is written, is the pattern's. */
export const pageList = openList('page-list');

/** A list of words of a closed set, in an order. */
export const chosenWords = closedList('words');

/** The same of words that have no other name, as elements of HTML: they are shown as they are. */
export const codes = closedList('codes');

/** What the parts of a pair may be: a left one that matches the pattern, of those that are offered if they are known; a closed set of right ones. */
export interface PairParts {
  readonly left: string;
  readonly offered?: readonly string[];
  readonly right: readonly string[];
}

/** A list of pairs, each written `left=right`. */
export const pairs = <const D extends readonly string[]>(
  title: string,
  description: string,
  { left, offered, right }: PairParts,
  fallback: D,
  group: string,
  order: number,
) =>
  ({
    ...list('pairs', title, description, like(`^${left}=(${right.join('|').replaceAll('.', '[.]')})$`), fallback, group, order),
    'x-pair': { right, ...(offered ? { offered } : {}) },
  }) as const;

/** The name of a switch, or none. */
export const switchName = (title: string, description: string, fallback: SwitchName | '', group: string, order: number) =>
  ({
    title,
    description,
    type: 'string',
    maxLength: 150,
    pattern: `^(${switchNames.join('|')})?$`,
    default: fallback,
    'x-ui': ui('switch-name', group, order),
  }) as const;

/** Settings that belong together. */
export const section = <const P extends object>(title: string, description: string, properties: P) =>
  ({ title, description, type: 'object', additionalProperties: false, properties }) as const;
