import { createContext } from 'react';

/** Told the key of an entry of the history that a swipe leaves: the page before it has been in view already. */
export const SwipedAway = createContext<(key: string) => void>(() => undefined);
