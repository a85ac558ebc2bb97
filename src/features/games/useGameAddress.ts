import { useState } from 'react';
import useSWR, { type SWRResponse } from 'swr';
import type { ApiError } from '#src/lib/ApiError.ts';
import { useSite, useSiteState } from '#src/site/siteContext.ts';
import { useRefresh } from '#src/site/useRefresh.ts';
import { requestLaunch, recordPlayedGame } from './launch/openGame.ts';
import type { Launchable } from './Launchable.ts';

let pages = 0;

/**
 * Address of the game that a page shows, requested once for each time that the page is opened: a launch is not a read that may be repeated, and
 * its address may be used up once the game was left.
 *
 * @param game Undefined where none may be launched.
 * @param isFree Whether it is played for free.
 */
export function useGameAddress(game: Launchable | undefined, isFree: boolean): SWRResponse<string, ApiError> {
  const { http, mode, site, store } = useSite();
  const language = useSiteState((state) => state.language);
  const token = useSiteState((state) => state.session?.token);
  const [page] = useState(() => (pages += 1));
  const refresh = useRefresh();
  const isIdle = game === undefined || token === undefined || mode === 'preview';
  return useSWR<string, ApiError>(
    isIdle ? null : ['game', page, game.vassalage, game.nodeId, game.roomId, isFree, token],
    async () => {
      if (isIdle) return '';
      const address = new URL(await requestLaunch({ http, game, language, isFree, play: site.behaviour.play }), location.origin);
      void recordPlayedGame({ http, store }, game).then(() => refresh('recentAdd'));
      return address.href;
    },
    { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: false, shouldRetryOnError: false },
  );
}
