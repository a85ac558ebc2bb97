/** Id of the text, once on a page, that describes controls which ask a guest to log in first. */
export const LOGIN_FIRST = 'login-first';
