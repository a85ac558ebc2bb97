import type { Game } from '#schemas/declare/platform/games.schema.ts';
import { gameParams } from '#src/features/games/gameReads.ts';
import { useSite } from '#src/site/siteContext.ts';
import { useListLanguage } from '#src/site/useListLanguage.ts';
import { useRead } from '#src/site/useRead.ts';

/** Name and picture of the game; undefined until they are here, and where the platform does not know the game. */
export function useGameFacts(nodeId: number): Game | undefined {
  const { merchantCode } = useSite().site;
  const { data } = useRead('games', gameParams(merchantCode, useListLanguage(), nodeId));
  // A platform that does not know this query answers with other games.
  return data?.games.find((found) => found.nodeId === nodeId);
}
