import { hasOpaqueParams } from '#schemas/declare/pages/opaqueParams.ts';
import { isHomePath } from '#schemas/declare/pages/addresses.ts';

/** Whether an address shows home. Home during a search for games is another page (HOME-08). */
export const showsHome = (pathname: string, query?: URLSearchParams): boolean =>
  isHomePath(pathname) && !(query && hasOpaqueParams(query));
