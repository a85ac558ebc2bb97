/** Query under which a page opens the sheet of a game. The boot script tells by it that a page must come to life. */
export const GAME_QUERY = 'game';
