import { useSyncExternalStore } from 'react';
import { type Section, sectionNamed } from './sections.ts';

/**
 * Where the operator is: the merchants, one section of one of them, or a page about people. `part` is what of the section is open, where it
 * shows one part at a time; `at` points to the setting to go to; `against` is the merchant that it is compared with. Codes of merchants begin with a letter, so the other pages are below `-`.
 */
export type Route =
  | { readonly page: 'merchants' | 'people' | 'webhooks' | 'audit' | 'account' }
  | { readonly page: 'link'; readonly token: string }
  | {
      readonly page: 'editor';
      readonly merchantCode: string;
      readonly section: Section;
      readonly part?: string;
      readonly at?: string;
      readonly against?: string;
    };

const ownPages = ['people', 'webhooks', 'audit', 'account'] as const;

/** Reads the part of the address behind `#`. An unknown section is the first one, anything else the list. */
export function readRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  const [first, second, third] = path.split('/');
  if (first === '-') {
    if (second === 'link' && third) return { page: 'link', token: third };
    return { page: ownPages.find((page) => page === second) ?? 'merchants' };
  }
  if (!first) return { page: 'merchants' };
  const given = new URLSearchParams(query);
  const [at, against] = [given.get('at') ?? undefined, given.get('against') ?? undefined];
  return {
    page: 'editor',
    merchantCode: first,
    section: sectionNamed(second, third, at) ?? 'overview',
    ...(third ? { part: third } : {}),
    ...(at ? { at } : {}),
    ...(against ? { against } : {}),
  };
}

/** The address of a route; the inverse of `readRoute`. */
export function addressOf(route: Route): string {
  if (route.page === 'merchants') return '#/';
  if (route.page === 'link') return `#/-/link/${route.token}`;
  if (route.page !== 'editor') return `#/-/${route.page}`;
  const { merchantCode, section, part, at, against } = route;
  const query = new URLSearchParams({ ...(at ? { at } : {}), ...(against ? { against } : {}) }).toString();
  return `#/${[merchantCode, section, part].filter(Boolean).join('/')}${query && `?${query}`}`;
}

export const goTo = (route: Route): void => {
  location.hash = addressOf(route);
};

function onHashChange(listen: () => void): () => void {
  addEventListener('hashchange', listen);
  return () => removeEventListener('hashchange', listen);
}

/** The part of the address behind `#`; the browser's back button works on it. */
export const useHash = (): string => useSyncExternalStore(onHashChange, () => location.hash);
