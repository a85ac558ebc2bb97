import { FREE_GIVEN, type Query, asksFreely } from './freeGiven.ts';

/** Query names that pages know; the server draws and caches a page by these only. */
const PAGE_QUERY = ['gameType', 'i', 'id', 'type', 'types', 'vassalage'] as const;

/** Codes, numbers and words, or some with commas between them: what a page's query holds. Anything else would only fill the cache. */
const VALUE = /^[\w,-]{1,40}$/;

/**
 * What opens something by itself: the link of a recovery mail, and what a provider of logins sends back. Only that it is there
 * reaches a page or the cache.
 */
const SECRETS = ['token', 'code'] as const;
const GIVEN = 'given';

/** Whether the address itself opens something: no cache may keep it. */
export const opensSomething = (asked: Query): boolean => SECRETS.some((name) => asked.get(name));

/** What a page knows of an address's query before the player is there, in one order and spelling. */
export function knownQuery(asked: Query): [name: string, value: string][] {
  const known = PAGE_QUERY.flatMap((name): [string, string][] => {
    const value = asked.get(name) ?? '';
    return VALUE.test(value) ? [[name, value]] : [];
  });
  for (const name of SECRETS) if (asked.get(name)) known.push([name, GIVEN]);
  if (asksFreely(asked)) known.push([FREE_GIVEN, GIVEN]);
  return known;
}
