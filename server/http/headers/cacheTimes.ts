/** For what is named by its content, or by a version that changes with it. */
export const A_YEAR = 'public, max-age=31536000, immutable';

/** For what may change under its name. */
export const AN_HOUR = 'public, max-age=3600, stale-while-revalidate=86400';
