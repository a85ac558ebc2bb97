import { useEffect } from 'react';

/**
 * Keeps the document's title that of the page on show, as the server writes it, when the player goes on without a new document.
 *
 * @param title Undefined where another component sets it.
 */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);
}
