import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { GAME_QUERY } from '#src/lib/gameQuery.ts';
import { lazyDialog } from '#src/site/lazyPart.tsx';
import { useFollowFavourites } from './followFavourites.ts';
import { useCloseSheet } from './useCloseSheet.ts';

const GameSheet = lazyDialog(async () => (await import('./sheet/GameSheet.tsx')).GameSheet);

/** The sheet of the game that the address names, over whatever page it is. The server does not render it. */
export function GameSheetHost() {
  const { search } = useLocation();
  const [isAlive, setIsAlive] = useState(false);
  useEffect(() => setIsAlive(true), []);
  useFollowFavourites();
  const close = useCloseSheet();
  const nodeId = Number(new URLSearchParams(search).get(GAME_QUERY) ?? Number.NaN);
  if (!isAlive || !Number.isSafeInteger(nodeId)) return null;
  return <GameSheet key={nodeId} nodeId={nodeId} onClose={close} />;
}
