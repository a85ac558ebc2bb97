import { nearest } from '#schemas/base/text/nearest.ts';
import type { Game } from '#schemas/declare/platform/games.schema.ts';

const MOST = 3;

/** Words with fewer letters are not compared: they are similar to everything. */
const SHORTEST = 3;

/** Names of games that the player may have meant: one of their words is similar to a typed one. Most similar first. */
export function similarNames(searched: string, games: readonly Game[]): string[] {
  const words = searched.split(/\s+/).filter((word) => word.length >= SHORTEST);
  const named = [...new Set(games.map(({ gameName }) => gameName))];
  const candidates = [
    ...new Set(named.flatMap((name) => name.toLowerCase().split(/\s+/)).filter((word) => word.length >= SHORTEST)),
  ];
  const meant = new Set(words.flatMap((word) => nearest(word, candidates) ?? []));
  return named
    .filter((name) =>
      name
        .toLowerCase()
        .split(/\s+/)
        .some((word) => meant.has(word)),
    )
    .slice(0, MOST);
}
