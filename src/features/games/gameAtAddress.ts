import type { Launchable } from './Launchable.ts';

/**
 * The game that the query of its page names, as `gamePath` writes it; undefined where it names none. Without a type it is
 * a lottery.
 */
export function gameAtAddress(query: URLSearchParams): Launchable | undefined {
  const vassalage = query.get('vassalage');
  if (vassalage === null) return undefined;
  const nodeId = Number(query.get('id') ?? Number.NaN);
  const gameId = query.get('gameId');
  const roomId = query.get('roomId');
  const supportPlay = query.get('supportPlay');
  return {
    vassalage,
    gameType: query.get('gameType') ?? 'LOTT',
    ...(Number.isSafeInteger(nodeId) ? { nodeId } : {}),
    ...(gameId === null ? {} : { gameId }),
    ...(roomId === null ? {} : { roomId }),
    ...(supportPlay === null ? {} : { supportPlay }),
    ...(query.get('freeplay') === '1' ? { freeplay: 1 } : {}),
  };
}
