/** Game categories a menu or a rail may name, in their usual order (GLIST-30). */
export const railCategories = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'LOTT', 'ELOTT'] as const;
export type RailCategory = (typeof railCategories)[number];

/** Further codes of a platform's menu (GLIST-36): each links to its page, and shows only if the menu names it. */
export const placeCategories = ['PROMO', 'INHOUSE', 'WINNER', 'LIVESTREAM'] as const;
export type PlaceCategory = (typeof placeCategories)[number];

/** Categories that a list of games may be narrowed to. */
export const listCategories = [...railCategories, 'LIVESTREAM'] as const;
export type ListCategory = (typeof listCategories)[number];

export const isRailCategory = (code: string): code is RailCategory => railCategories.some((known) => known === code);

/** Categories whose entries are vendors, not single games (HOME-06). */
export const vendorCategories = ['SPORTS', 'ESPORTS', 'COCKFIGHT', 'LOTT', 'ELOTT'] as const;
