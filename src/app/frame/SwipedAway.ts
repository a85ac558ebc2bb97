import { createContext } from 'react';

/** Called with the key of the history entry that a swipe leaves: the page before it has been in view already. */
export const SwipedAway = createContext<(key: string) => void>(() => undefined);
