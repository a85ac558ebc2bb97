import { pageAt } from './addresses.ts';
import { OPAQUE_PARAM, PRESENT, type Query, hasOpaqueParams } from './opaqueParams.ts';
import { listCategories, railCategories } from '../names/gameCategories.ts';
import { type Page, pages } from './pages.ts';

/** Choices in the side menu of the game centre (HOME-02). */
export const centreCategories = ['HOME', 'HOT', 'FAV', ...railCategories] as const;

/** A word of a page's query. */
interface Word {
  readonly name: string;
  /** The parameter's value in the canonical spelling, by which the page is rendered and cached; undefined if it is invalid. */
  readonly read: (query: Query) => string | undefined;
}

const word = (name: string, read: (value: string) => string | undefined): Word => ({
  name,
  read: (query) => read(query.get(name) ?? ''),
});
const oneOf = (name: string, codes: readonly string[]): Word => word(name, (value) => codes.find((code) => code === value));
const formed = (name: string, form: RegExp): Word => word(name, (value) => (form.test(value) ? value : undefined));

/** Search words, pages and filters of a list: only the player reads which. */
const free: Word = { name: OPAQUE_PARAM, read: (query) => (hasOpaqueParams(query) ? PRESENT : undefined) };
/** Parameters that are credentials. Only their presence reaches a page or the cache. */
const secret = (name: string): Word => word(name, (value) => (value === '' ? undefined : PRESENT));

/** A class of games, as the platform or the player names it (GLIST-11). */
const type = word('type', (value) => (/^\w{1,40}$/.test(value) ? value.toUpperCase() : undefined));
const studio = formed('vassalage', /^\w{1,40}$/);
/** The place of an entry in a list. */
const index = word('i', (value) => (/^\d{1,4}$/.test(value) ? String(Number(value)) : undefined));
/** Kinds of notices, each once (ANN-08). */
const kinds = word('types', (value) => {
  const kinds = value.split(',').filter((kind) => kind === 'PL' || kind === 'A');
  return kinds.length > 0 ? [...new Set(kinds)].join() : undefined;
});

const ofOneCategory = [type, studio, free];

/** Parameters of each kind of query. */
const wordsOf: Readonly<Record<NonNullable<Page['query']>, readonly Word[]>> = {
  free: [free],
  oneCategory: ofOneCategory,
  anyCategory: [oneOf('gameType', listCategories), ...ofOneCategory],
  centre: [oneOf('gameType', centreCategories), ...ofOneCategory],
  promotion: [formed('id', /^\d{1,15}$/)],
  notices: [index, kinds],
  entry: [index],
  token: [secret('token')],
  code: [secret('code')],
};

/** Whether the query of a page opens something by itself: no cache may keep it. */
export const hasCredentials = (query: Query): boolean => query.has('token') || query.has('code');

/** The part of its address's query that a page knows before hydration, in canonical order and spelling. */
export function canonicalQuery(pathname: string, query: Query): [name: string, value: string][] {
  // Below the address of `social` is the provider's name.
  const name = pathname.startsWith(`${pages.social.path}/`) ? 'social' : pageAt(pathname);
  const page: Page | undefined = name && pages[name];
  const words = page?.query === undefined ? [] : wordsOf[page.query];
  return words.flatMap(({ name, read }): [string, string][] => {
    const value = read(query);
    return value === undefined ? [] : [[name, value]];
  });
}
