import { useLocation } from 'react-router-dom';
import { useText } from '#src/i18n/TextContext.ts';
import { matchPage, titleOf } from '../routes/pages.ts';

/** The name of the page at the address; undefined where it has none. */
export function usePageName(): string | undefined {
  const t = useText();
  const { pathname, search } = useLocation();
  const name = titleOf(matchPage(pathname, new URLSearchParams(search)));
  return name && t(name);
}
