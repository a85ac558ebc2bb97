/** Game categories a menu or a rail may name, in their usual order (GLIST-30). */
export const railCategories = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'LOTT', 'ELOTT'] as const;
export type RailCategory = (typeof railCategories)[number];

export const isRailCategory = (code: string): code is RailCategory => railCategories.some((known) => known === code);

/** Categories whose entries are vendors, not single games (HOME-06). */
export const vendorCategories = ['SPORTS', 'ESPORTS', 'COCKFIGHT', 'LOTT', 'ELOTT'] as const;
