import { useEffect } from 'react';

/**
 * Keeps the document's title equal to that of the visible page, as the server writes it, when the player navigates without a new document.
 *
 * @param title Undefined where another component sets it.
 */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);
}
