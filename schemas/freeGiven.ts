/** Stands for every free part of a query: the page waits for the player instead of showing something else first. */
export const FREE_GIVEN = 'free';
