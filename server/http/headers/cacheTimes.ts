/** For files whose name contains a hash of their content, or a version. */
export const A_YEAR = 'public, max-age=31536000, immutable';

/** For what may change under its name. */
export const AN_HOUR = 'public, max-age=3600, stale-while-revalidate=86400';
