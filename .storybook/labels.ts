/** What the toolbar's own buttons are called: the page that begins names them too. */
export const COPY_LABEL = 'Copy as configuration';
export const OPEN_LABEL = 'Open a release';
