import type { Behaviour } from '#schemas/declare/release/behaviour.schema.ts';
import { pageAt, paths } from '#schemas/declare/pages/addresses.ts';

/** First part of an address after the prefix of all pages; a second address of a page counts as its own one (HEAD-08). */
function pageOf(pathname: string): string {
  const name = pageAt(pathname);
  return (name ? paths[name] : pathname).split('/')[2] ?? '';
}

/** Whether the page of an address is below the header (HEAD-01). */
export const hasHeader = ({ chrome }: Behaviour, pathname: string): boolean => !chrome.withoutHeader.includes(pageOf(pathname));

/** Whether the page of an address has the bar at the bottom (FNAV-01). */
export const hasFooter = ({ chrome }: Behaviour, pathname: string): boolean => !chrome.withoutFooter.includes(pageOf(pathname));
