/*
 * What tells the boot script by the address alone that a page must come to life. Apart from the other paths, because that
 * script is all that a page loads by itself.
 */

/** Where providers of logins elsewhere send the browser back to; their name follows. */
export const SOCIAL_PATH = '/m/social';

/** Query under which a page opens the sheet of a game. */
export const GAME_QUERY = 'game';
