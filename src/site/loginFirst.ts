/** Id of the words, once on a page, that describe what asks a guest to log in first. */
export const LOGIN_FIRST = 'login-first';
