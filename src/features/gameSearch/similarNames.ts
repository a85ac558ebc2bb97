import { nearest } from '#schemas/base/text/nearest.ts';
import type { Game } from '#schemas/declare/platform/games.schema.ts';

const MOST = 3;

/** Words of at least this many letters are compared: shorter ones are near to everything. */
const SHORTEST = 3;

/** Names of games that the player may have meant: one of their words is near one that was typed. Nearest words first. */
export function similarNames(searched: string, games: readonly Game[]): string[] {
  const words = searched.split(/\s+/).filter((word) => word.length >= SHORTEST);
  const named = [...new Set(games.map(({ gameName }) => gameName))];
  const known = [...new Set(named.flatMap((name) => name.toLowerCase().split(/\s+/)).filter((word) => word.length >= SHORTEST))];
  const meant = new Set(words.flatMap((word) => nearest(word, known) ?? []));
  return named
    .filter((name) =>
      name
        .toLowerCase()
        .split(/\s+/)
        .some((word) => meant.has(word)),
    )
    .slice(0, MOST);
}
