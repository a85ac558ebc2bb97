/** Stands for every free part of a query: the page waits for the player instead of showing something else first. */
export const OPAQUE_PARAM = 'free';
/** Replaces a query value: says that the parameter is present, but not its value. */
export const PRESENT = 'given';

/** Search words, pages and filters of a list: the server only sees whether they are present, the player reads their values. */
export const opaqueParams = ['freeplay', 'minBet', 'page', 'q', 'rtp', 'sort', 'vendors', 'volatility'] as const;

/** A query as `URLSearchParams` gives it. */
export interface Query {
  get(name: string): string | null;
  has(name: string): boolean;
}

/** Whether an address asks for something freely: then home is its search (HOME-08), for the server as for the player. */
export const hasOpaqueParams = (query: Query): boolean =>
  Boolean(query.get(OPAQUE_PARAM)) || opaqueParams.some((name) => query.has(name));
