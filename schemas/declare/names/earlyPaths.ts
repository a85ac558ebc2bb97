/** The address of home, alone: the service worker must stay small (schemas/declare/pages/declaredPages.ts has the other addresses). */
export const HOME_PATH = '/m/home';

/** What the address of every page but `/` begins with. */
export const PAGE_PREFIX = '/m/';
