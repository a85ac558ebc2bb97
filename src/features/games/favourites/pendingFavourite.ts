import { sessionStore } from '#src/lib/browserStorage.ts';
import type { Favourite } from './useFavourites.ts';

/** Where a guest's tap on a heart waits for the login. In the tab's storage: a login at a provider leaves the page. */
const PENDING_KEY = 'favouriteWish';

export const storePendingFavourite = ({ nodeId, vassalage }: Favourite): void =>
  sessionStore.set(PENDING_KEY, `${nodeId} ${vassalage}`);

export const pendingFavourite = (): string | null => sessionStore.get(PENDING_KEY);

export const clearPendingFavourite = (): void => sessionStore.remove(PENDING_KEY);
