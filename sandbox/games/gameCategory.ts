/** Categories of the platform's menu, in its order. */
export const menuCategories = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'LOTT', 'ELOTT'] as const;

/** Kinds that the platform files under sports (GLIST-09); clients tell them apart by the vendor's code (HOME-16). */
const partsOfSports: readonly string[] = ['ESPORTS', 'COCKFIGHT'];

/** The menu category a kind of game is filed under. */
export const categoryOf = (gameType: string): string => (partsOfSports.includes(gameType) ? 'SPORTS' : gameType);

/** Kinds that a caller means by a category: sports are all sports, e-sports only themselves. */
export const gameTypesOf = (category: string): string[] => (category === 'SPORTS' ? ['SPORTS', ...partsOfSports] : [category]);
