import { isObject } from '#schemas/base/json/isObject.ts';

/** How many entries a list has that has very many. More only takes longer. */
export const MANY = 60;

/** Whether a key of an answer holds an id. */
export const isId = (key: string): boolean => /^id$|Id$/.test(key);

/** An entry known by a code of the platform is in a list once; by an id it can be there under others. */
const isUnique = (entry: unknown): boolean =>
  isObject(entry) &&
  !Object.keys(entry).some(isId) &&
  Object.values(entry).some((value) => typeof value === 'string' && /^[A-Z0-9_]+$/.test(value));

/** Maximum length of a list that is made of these entries. */
export const maxEntries = (entries: readonly unknown[]): number => (entries.some(isUnique) ? entries.length : MANY);

/** The same entry under another id: a list has each once. */
export const numberedEntry = (entry: unknown, round: number): unknown =>
  isObject(entry) && round > 0
    ? Object.fromEntries(
        Object.entries(entry).map(([key, value]) => {
          if (!isId(key)) return [key, value];
          return [key, typeof value === 'number' ? value + round * 1000 : value];
        }),
      )
    : entry;
