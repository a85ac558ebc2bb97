import { useEffect } from 'react';
import type { TextKey } from '#src/i18n/texts.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { useSite } from '#src/site/siteContext.ts';

/** Keeps the document's title that of the page on show, as the server writes it, when the player goes on without a new document. */
export function usePageTitle(heading: TextKey | undefined): void {
  const t = useText();
  const { title } = useSite().site;
  const words = heading ? `${t(heading)} · ${title}` : title;
  useEffect(() => {
    document.title = words;
  }, [words]);
}
