import { useLocation } from 'react-router-dom';
import { useText } from '#src/i18n/TextContext.ts';
import { matchPage, titleOf } from '../routes/pages.ts';

/** What the page of the address is called. Undefined for one that has no name. */
export function usePageName(): string | undefined {
  const t = useText();
  const { pathname, search } = useLocation();
  const name = titleOf(matchPage(pathname, new URLSearchParams(search)));
  return name && t(name);
}
