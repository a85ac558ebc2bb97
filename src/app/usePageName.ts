import { useLocation } from 'react-router-dom';
import { useText } from '#src/i18n/TextContext.ts';
import { loadedPages } from './pagesPart.ts';

/** What the page of the address is called. Undefined for one that has no name, and as long as the pages' code is not here. */
export function usePageName(): string | undefined {
  const t = useText();
  const { pathname, search } = useLocation();
  const pages = loadedPages();
  const name = pages?.titleOf(pages.matchPage(pathname, new URLSearchParams(search)));
  return name && t(name);
}
