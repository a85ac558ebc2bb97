import { useSyncExternalStore } from 'react';
import { type Section, isSection } from './settings/sections.ts';

/** Where the operator is: the merchants, or one section of one of them; `at` points to the setting to go to. */
export type Route =
  | { readonly page: 'merchants' }
  | { readonly page: 'editor'; readonly merchantCode: string; readonly section: Section; readonly at?: string };

/** Reads the part of the address behind `#`. An unknown section is the first one, anything else the list. */
export function readRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  const [merchantCode, section] = path.split('/');
  if (!merchantCode) return { page: 'merchants' };
  const at = new URLSearchParams(query).get('at');
  return { page: 'editor', merchantCode, section: isSection(section) ? section : 'footer', ...(at ? { at } : {}) };
}

/** The address of a route; the inverse of `readRoute`. */
export function addressOf(route: Route): string {
  if (route.page === 'merchants') return '#/';
  const at = route.at === undefined ? '' : `?${new URLSearchParams({ at: route.at }).toString()}`;
  return `#/${route.merchantCode}/${route.section}${at}`;
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
