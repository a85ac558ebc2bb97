/** The address of home, alone: the service worker must stay small (schemas/declare/pages/declaredPages.ts has the other addresses). */
export const HOME_PATH = '/m/home';

/** Prefix of the address of every page but `/`. */
export const PAGE_PREFIX = '/m/';
