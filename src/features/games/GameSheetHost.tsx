import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { GAME_QUERY } from '#src/lib/gameQuery.ts';
import { lazyDialog } from '#src/site/lazyPart.tsx';
import { FavouriteHost } from './favourites/FavouriteHost.tsx';
import { useCloseSheet } from './useCloseSheet.ts';

const GameSheet = lazyDialog(async () => (await import('./sheet/GameSheet.tsx')).GameSheet);

/** The sheet of the game that the address names, over any page, and the sync of favourites. Not rendered by the server. */
export function GameSheetHost() {
  const { search } = useLocation();
  const [isAlive, setIsAlive] = useState(false);
  useEffect(() => setIsAlive(true), []);
  const close = useCloseSheet();
  const nodeId = Number(new URLSearchParams(search).get(GAME_QUERY) ?? Number.NaN);
  if (!isAlive) return null;
  return (
    <>
      <FavouriteHost />
      {Number.isSafeInteger(nodeId) ? <GameSheet key={nodeId} nodeId={nodeId} onClose={close} /> : null}
    </>
  );
}
