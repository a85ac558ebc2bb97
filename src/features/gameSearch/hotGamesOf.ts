import type { Game } from '#schemas/declare/platform/games.schema.ts';
import type { Site } from '#schemas/release/resolve/site.ts';

/** The hot games of a category (GLIST-20): e-sports and cockfight are sports of their vendors (GLIST-09). */
export function hotGamesOf(
  games: readonly Game[],
  type: string | undefined,
  { esportsVendors, cockfightVendors }: Site['behaviour']['lobby'],
): readonly Game[] {
  if (type === undefined) return games;
  const apart = { ESPORTS: esportsVendors, COCKFIGHT: cockfightVendors }[type];
  return games.filter(({ gameType, vassalage }) =>
    apart ? gameType === type || (gameType === 'SPORTS' && apart.includes(vassalage)) : gameType === type,
  );
}
