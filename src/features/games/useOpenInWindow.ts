import { useCallback } from 'react';
import { useTexts } from '#src/i18n/TextContext.ts';
import { useSite } from '#src/site/siteContext.ts';
import { useRefresh } from '#src/site/useRefresh.ts';
import { openGame } from './launch/openGame.ts';
import type { Launchable } from './Launchable.ts';
import { openWaiting } from './openWaiting.ts';

/** Opens a game that the page shows in a window instead. Must be called from a tap; gives whether the browser has allowed the window. */
export function useOpenInWindow(): (game: Launchable, isFree: boolean) => boolean {
  const { http, site, store } = useSite();
  const text = useTexts();
  const refresh = useRefresh();
  return useCallback(
    (game, isFree) => {
      const place = openWaiting(text.t('play.opening'));
      if (place === null) {
        store.getState().showToast(text.t('play.blocked'), { kind: 'error', length: 'long' });
        return false;
      }
      void openGame(place, { http, site, store, game, isFree, startsTrial: false, refresh }, text);
      return true;
    },
    [http, site, store, text, refresh],
  );
}
