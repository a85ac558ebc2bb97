import { asksFreely } from '#schemas/declare/pages/freeGiven.ts';
import { isHomePath } from '#schemas/declare/pages/addresses.ts';

/** Whether an address shows home. What it becomes while games are searched for is another page (HOME-08). */
export const showsHome = (pathname: string, query?: URLSearchParams): boolean =>
  isHomePath(pathname) && !(query && asksFreely(query));
