/*
 * Addresses of pages (schemas/pages.ts) that the boot script and the service worker need, which must stay small.
 */

export const HOME_PATH = '/m/home';

/** Where providers of logins elsewhere send the browser back to; their name follows. */
export const SOCIAL_PATH = '/m/social';
