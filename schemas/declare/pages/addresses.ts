import type { declaredPages } from './declaredPages.ts';
import { type Page, type PageName, pageNames, pages } from './pages.ts';

type Paths = { readonly [Name in PageName]: (typeof declaredPages)[Name]['path'] };

/** The address of each page. */
export const paths = Object.fromEntries(pageNames.map((name) => [name, pages[name].path])) as Paths; // fromEntries forgets its keys

/** Home with its search open and nothing searched for (HOME-08). */
export const searchAddress = `${paths.home}?q=`;

/** All addresses of a page, its own first. */
export function addressesOf(name: PageName): readonly string[] {
  const { path, aliases = [] }: Page = pages[name];
  return [path, ...aliases];
}

const pageByPath: ReadonlyMap<string, PageName> = new Map(
  pageNames.flatMap((name) => addressesOf(name).map((address): [string, PageName] => [address, name])),
);

/** The page at an address; undefined where it is unknown or spelled differently. */
export const pageAt = (pathname: string): PageName | undefined => pageByPath.get(pathname);

const plain = (pathname: string): string => pathname.toLowerCase().replace(/\/+$/, '');

/** The canonical spelling of an address with other letter case or with slashes at its end. Undefined if it needs no correction. */
export function canonicalPath(pathname: string): string | undefined {
  if (pageByPath.has(pathname)) return undefined;
  return [...pageByPath.keys()].find((address) => plain(address) === plain(pathname));
}

/** Whether an address shows home, also during a search for games (ROUTE-01). */
export const isHomePath = (pathname: string): boolean => pageAt(pathname) === 'home';

/** Whether an address shows a form as a dialog over home (ROUTE-02 to ROUTE-05). */
export function opensOverHome(pathname: string): boolean {
  const name = pageAt(pathname);
  return name !== undefined && pages[name].shows === 'dialog';
}

/** Query of the address that the manifest starts the site at: tells an installed page from a web clip (DL-11). */
export const START_QUERY = 'src';
export const STARTED_BY_MANIFEST = 'pwa';
