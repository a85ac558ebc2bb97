import { isIPv6 } from 'node:net';
import { homeFigures } from '#schemas/judge/lint/homeWeight.schema.ts';
import { type Removed } from '#schemas/edges/api/support.schema.ts';
import { TOKEN_PREFIX } from '#schemas/edges/api/tokens.schema.ts';
import { isObject } from '#schemas/base/json/isObject.ts';
import { pointerTo } from '#schemas/base/json/problem.ts';
import { REMOVED, scanSecrets } from './scanSecrets.ts';

/** A shorter secret would be found in words that have nothing to do with it. */
const SHORTEST_SECRET = 6;

/** User name and password of an address. */
const CREDENTIALS = /(?<=:\/\/)[^/?#\s@]+@/g;

/** In texts that the product writes itself, such as faults of pages: nothing of these belongs there. */
const PRIVATE = [
  CREDENTIALS,
  /\?\S*/g, // the query of an address
  /[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+/g, // an e-mail address
  /\bMozilla\/.*/g, // what a browser calls itself
  /\b(?:Bearer|Basic)\s+\S+/gi,
  new RegExp(`\\b${TOKEN_PREFIX}\\S*`, 'g'),
  /\b\d{1,3}(?:\.\d{1,3}){3}\b/g, // an IPv4 address
  /\b[\w-]{32,}\b/g, // longer than any name: a token
];

const withoutIpv6 = (text: string): string =>
  text.replaceAll(/[\da-f]*:[\da-f:.]*:[\da-f:.]*/gi, (found) => (isIPv6(found) ? REMOVED : found));

type Keys = readonly (string | number)[];

/** The same value with every text changed, names of keys included. */
function mapTexts(value: unknown, change: (text: string, at: Keys) => string, at: Keys = []): unknown {
  if (typeof value === 'string') return change(value, at);
  if (Array.isArray(value)) return value.map((each, index) => mapTexts(each, change, [...at, index]));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => {
      const name = change(key, at);
      return [name, mapTexts(each, change, [...at, name])];
    }),
  );
}

/** Keys in details of the audit log whose values are neither personal nor written by operators. Others are removed. */
const keptDetails: readonly string[] = [
  'after',
  'audience',
  'before',
  'code',
  'confirmMinutes',
  'dueAt',
  'fourEyes',
  'from',
  'homeLimits',
  ...homeFigures,
  'id',
  'lifetime',
  'parentReleaseId',
  'pointer',
  'releaseId',
  'revision',
  'waived',
];

/** The part of a detail that may leave the server. */
function keptDetail(detail: unknown): unknown {
  if (Array.isArray(detail)) return detail.map(keptDetail);
  if (!isObject(detail)) return detail;
  return Object.fromEntries(
    Object.entries(detail).flatMap(([key, value]) => (keptDetails.includes(key) ? [[key, keptDetail(value)]] : [])),
  );
}

/** What takes secrets and people out of one bundle. */
export interface Redaction {
  /** A number in the place of an operator's name, the same for the same operator. */
  operator(name: string | null): string | null;
  /** A text that the product has written. */
  plain(text: string): string;
  /** A detail of the audit log. */
  detail(detail: Readonly<Record<string, unknown>>): Record<string, unknown>;
  /** A whole bundle: secrets of the configuration, and everything that looks like a secret or a person, wherever it is. Also says what was removed, and where. */
  whole<T>(value: T): { readonly value: T; readonly removed: readonly Removed[] };
}

/** @param secrets Texts that no file may repeat. */
export function createRedaction(secrets: readonly string[]): Redaction {
  const numbers = new Map<string, number>();
  // The longest first: one may hold another.
  const searched = secrets.filter(({ length }) => length >= SHORTEST_SECRET).toSorted((one, other) => other.length - one.length);
  const withoutConfigured = (text: string): string => searched.reduce((rest, secret) => rest.replaceAll(secret, REMOVED), text);
  const plain = (text: string): string => PRIVATE.reduce((rest, pattern) => rest.replaceAll(pattern, REMOVED), withoutIpv6(text));
  return {
    operator(name) {
      if (name === null) return null;
      const number = numbers.get(name) ?? numbers.size + 1;
      numbers.set(name, number);
      return `operator ${number}`;
    },
    plain,
    detail: (detail) => mapTexts(keptDetail(detail), plain) as Record<string, unknown>, // an object stays one
    whole<T>(value: T) {
      const removed: Removed[] = [];
      const changed = mapTexts(value, (text, at) => {
        const redacted = withoutConfigured(text);
        const { text: rest, kinds } = scanSecrets(redacted);
        const all: readonly Removed['kind'][] = redacted === text ? kinds : ['configured', ...kinds];
        for (const kind of all) removed.push({ pointer: pointerTo(...at), kind });
        return rest;
      });
      return { value: changed as T, removed }; // only texts have changed
    },
  };
}
