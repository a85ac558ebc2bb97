import { useEffect } from 'react';
import { useRefresh } from '#src/site/useRefresh.ts';

/** Channel by which the browser's tabs notify each other that the favourites have changed. */
const CHANNEL = 'favourites';

/** This tab's end of the channel: messages that it posts do not come back to it. */
let channel: BroadcastChannel | undefined;

export function notifyOtherTabs(): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel takes no origin: it is same-origin only
  channel?.postMessage('changed');
}

/** Keeps the favourites in step with the browser's other tabs. */
export function useFollowFavourites(): void {
  const refresh = useRefresh();
  useEffect(() => {
    const opened = (channel = new BroadcastChannel(CHANNEL));
    opened.addEventListener('message', () => void refresh('favouriteAdd'));
    return () => {
      opened.close();
      channel = undefined;
    };
  }, [refresh]);
}
