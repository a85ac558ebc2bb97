import type { Behaviour } from '#schemas/release/behaviour.schema.ts';
import { paths } from '#src/lib/paths.ts';

/** First part of an address after `/m/`; one page under another name goes by its first one (HEAD-08). */
const pageOf = (pathname: string): string =>
  pathname === paths.messagesToo ? 'message' : (pathname.split('/')[2]?.replace(/\.html$/, '') ?? '');

/** Whether the page of an address stands below the header (HEAD-01). */
export const hasHeader = ({ chrome }: Behaviour, pathname: string): boolean => !chrome.withoutHeader.includes(pageOf(pathname));

/** Whether the page of an address has the bar at the bottom (FNAV-01). */
export const hasFooter = ({ chrome }: Behaviour, pathname: string): boolean => !chrome.withoutFooter.includes(pageOf(pathname));
