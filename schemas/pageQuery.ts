import { FREE_GIVEN } from './freeGiven.ts';

/** Query names that pages know; the server draws and caches a page by these only. */
const PAGE_QUERY = ['gameType', 'i', 'id', 'type', 'types', 'vassalage'] as const;

/** Codes, numbers and words, or some with commas between them: what a page's query holds. Anything else would only fill the cache. */
const VALUE = /^[\w,-]{1,40}$/;

/** Of a secret only that it is there reaches a page or the cache: the form for the link of a recovery mail is another one. */
const SECRET = 'token';

/** Search words, pages and filters of a list: that there are some is known, which ones only the player reads. */
const FREE = ['minBet', 'page', 'q', 'sort', 'vendors'] as const;

/** A query as `URLSearchParams` gives it. */
interface Query {
  get(name: string): string | null;
  has(name: string): boolean;
}

/** What a page knows of an address's query before the player is there, in one order and spelling. */
export function knownQuery(asked: Query): [name: string, value: string][] {
  const known = PAGE_QUERY.flatMap((name): [string, string][] => {
    const value = asked.get(name) ?? '';
    return VALUE.test(value) ? [[name, value]] : [];
  });
  if (asked.get(SECRET)) known.push([SECRET, 'given']);
  if (asked.get(FREE_GIVEN) || FREE.some((name) => asked.has(name))) known.push([FREE_GIVEN, 'given']);
  return known;
}
