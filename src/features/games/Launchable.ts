import type { Game } from '#schemas/declare/platform/games.schema.ts';
import type { LaunchBody } from '#schemas/declare/platform/play.schema.ts';

/** As much of a game as a launch needs; without `nodeId` it is the vendor's own lobby. */
export type Launchable = Pick<Game, 'vassalage' | 'gameType'> &
  Partial<Pick<Game, 'nodeId' | 'gameId' | 'freeplay' | 'supportPlay' | 'roomId'>> & {
    /** Outcomes of matches that the studio begins with (`sportsEvents`). */
    readonly selection?: NonNullable<LaunchBody['selection']>;
  };

/** History state of the page that a game is played in. */
export interface LaunchState {
  readonly selection?: Launchable['selection'];
}
