/** Where open pages report, on the merchant's own host. */
export const VISITS_PATH = '/site/visits';
