import { useEffect } from 'react';
import { useSWRConfig } from 'swr';

/** Where the browser's tabs tell each other that the favourites have changed. */
const CHANNEL = 'favourites';

export function tellOtherTabs(): void {
  const channel = new BroadcastChannel(CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel takes no origin: it is of this one only
  channel.postMessage('changed');
  channel.close();
}

const isOfFavourites = (key: unknown): boolean => Array.isArray(key) && (key[0] === 'favouriteIds' || key[0] === 'favouriteList');

/** Keeps the favourites in step with the browser's other tabs. */
export function useFollowFavourites(): void {
  const { mutate } = useSWRConfig();
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener('message', () => void mutate(isOfFavourites));
    return () => channel.close();
  }, [mutate]);
}
