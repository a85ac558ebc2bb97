export type Volatility = 'LOW' | 'MEDIUM' | 'HIGH';

export interface CatalogueGame {
  /** Also the name of the game's picture in `art/games/`. */
  gameId: string;
  nodeId: number;
  gameName: string;
  gameType: string;
  vassalage: string;
  /** What the picture shows (docs/architecture.md, “Pictures”). */
  motif: string;
  freeplay: boolean;
  isNew: boolean;
  /** 1 is the hottest; null when the game is not in the hot list. */
  hotRank: number | null;
  classify: readonly string[];
  /** Return to player in percent; null where the game has none. */
  rtp: number | null;
  volatility: Volatility | null;
  /** Smallest stake, in credits. */
  minBet: number;
}
