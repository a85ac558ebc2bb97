import { Suspense, lazy, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { GAME_QUERY } from '#src/lib/addressMarks.ts';
import { useFollowFavourites } from './followFavourites.ts';

const GameSheet = lazy(async () => ({ default: (await import('./sheet/GameSheet.tsx')).GameSheet }));

/** The sheet of the game that the address names, over whatever page it is. The server knows nothing of it. */
export function GameSheetHost() {
  const { search } = useLocation();
  const [isAlive, setIsAlive] = useState(false);
  useEffect(() => setIsAlive(true), []);
  useFollowFavourites();
  const nodeId = Number(new URLSearchParams(search).get(GAME_QUERY) ?? Number.NaN);
  if (!isAlive || !Number.isSafeInteger(nodeId)) return null;
  return (
    <Suspense fallback={null}>
      <GameSheet key={nodeId} nodeId={nodeId} />
    </Suspense>
  );
}
