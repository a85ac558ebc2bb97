/** Game categories a menu or a rail may name, in their usual order (GLIST-30). */
export const railCategories = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'LOTT', 'ELOTT'] as const;
export type RailCategory = (typeof railCategories)[number];

/** Categories whose entries are vendors, not single games (HOME-06). */
export const vendorCategories: readonly RailCategory[] = ['SPORTS', 'ESPORTS', 'COCKFIGHT', 'LOTT', 'ELOTT'];

/** Where a category's "more" leads (GLIST-01 to GLIST-09, ROUTE-14). */
export const categoryPaths: Readonly<Record<RailCategory, string>> = {
  RNG: '/m/slot-games',
  LIVE: '/m/live-games',
  FISH: '/m/fishing-games',
  PVP: '/m/poker-games',
  SPORTS: '/m/sport-games',
  ESPORTS: '/m/esport-games?gameType=ESPORTS',
  COCKFIGHT: '/m/cockfight-games?gameType=COCKFIGHT',
  LOTT: '/m/lott?gameType=LOTT',
  ELOTT: '/m/elott?gameType=ELOTT',
};
