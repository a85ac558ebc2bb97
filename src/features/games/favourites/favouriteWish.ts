import { sessionStore } from '#src/lib/browserStorage.ts';
import type { Favourite } from './useFavourites.ts';

/** Where a guest's tap on a heart waits for the login. In the tab's storage: a login at a provider leaves the page. */
const WISH_KEY = 'favouriteWish';

export const storeWish = ({ nodeId, vassalage }: Favourite): void => sessionStore.set(WISH_KEY, `${nodeId} ${vassalage}`);

export const storedWish = (): string | null => sessionStore.get(WISH_KEY);

export const forgetWish = (): void => sessionStore.remove(WISH_KEY);
