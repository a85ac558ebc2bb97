import { useEffect } from 'react';
import { clearPendingFavourite, pendingFavourite } from './pendingFavourite.ts';
import { useFollowFavourites } from './followFavourites.ts';
import { useFavourites } from './useFavourites.ts';

/** Follows other tabs' favourites, and adds the game whose heart was tapped before the login (FAV-02). */
export function FavouriteSync() {
  const { add } = useFavourites();
  useFollowFavourites();
  useEffect(() => {
    const [, nodeId, vassalage] = /^(\d+) (.+)$/.exec(pendingFavourite() ?? '') ?? [];
    clearPendingFavourite();
    if (nodeId !== undefined && vassalage !== undefined) void add({ nodeId: Number(nodeId), vassalage });
  }, [add]);
  return null;
}
