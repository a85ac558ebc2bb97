import type { DurationUnit } from '../durations.ts';
import { PAGE_PREFIX } from '../pages.ts';

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

/** A list of words, each of a given form. */
export const words = <const D extends readonly string[]>(
  title: string,
  description: string,
  pattern: string,
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
    items: { type: 'string', pattern },
    default: fallback,
    'x-ui': ui('words', group, order),
  }) as const;

/** Settings that belong together. */
export const section = <const P extends object>(title: string, description: string, properties: P) =>
  ({ title, description, type: 'object', additionalProperties: false, properties }) as const;
