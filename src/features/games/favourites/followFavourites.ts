import { useEffect } from 'react';
import { useRefresh } from '#src/site/useRefresh.ts';

/** Channel by which the browser's tabs notify each other that the favourites have changed. */
const CHANNEL = 'favourites';

export function notifyOtherTabs(): void {
  const channel = new BroadcastChannel(CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel takes no origin: it is of this one only
  channel.postMessage('changed');
  channel.close();
}

/** Keeps the favourites in step with the browser's other tabs. */
export function useFollowFavourites(): void {
  const refresh = useRefresh();
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener('message', () => void refresh('favouriteAdd'));
    return () => channel.close();
  }, [refresh]);
}
