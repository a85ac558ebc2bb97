/*
 * Parts of the queries that the calls declare.
 */

/** A whole number, as an address carries it. */
export const count = { type: ['string', 'integer'], pattern: '^\\d{0,9}$' } as const;
export const text = (maxLength: number) => ({ type: 'string', maxLength }) as const;
/** One code, or several separated by commas. */
export const codes = { type: 'string', maxLength: 600, pattern: '^[A-Za-z0-9_, ]*$' } as const;
/** Ids of games, with commas between them. */
export const ids = { type: 'string', maxLength: 2000, pattern: '^[A-Za-z0-9_, -]*$' } as const;
export const language = text(10);
/** A day as YYYY-MM-DD. */
export const day = { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' } as const;

export const query = <const P extends object>(properties: P) =>
  ({ type: 'object', additionalProperties: { type: ['string', 'number'] }, properties }) as const;

/** Pages of a member's own games: `vendor` and `vassalage` are two names of the same filter (FAV-10). */
export const listed = { pageSize: count, gameType: codes, vendor: codes, vassalage: codes, language, token: text(200) } as const;
/** A paged list of events within a range of days. */
export const recorded = { startDate: day, endDate: day, pageNo: count, pageSize: count, language } as const;
