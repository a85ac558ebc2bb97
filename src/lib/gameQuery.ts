/** Query under which a page opens the sheet of a game. */
export const GAME_QUERY = 'game';
