import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isAudience } from '#schemas/declare/names/visitor.ts';
import { useTexts } from '#src/i18n/TextContext.ts';
import { paths } from '#schemas/declare/pages/addresses.ts';
import { lotteryPath } from '#src/lib/gameAddresses.ts';
import { refusalText, verdictOf } from '#schemas/release/guards/gates.ts';
import { useSite, useVisitor } from '#src/site/siteContext.ts';
import { useRefresh } from '#src/site/useRefresh.ts';
import type { Launchable } from './Launchable.ts';
import { loginForGame } from './loginForGame.ts';

/** A window for the game. It says that it waits: the platform's answer may take seconds. */
function openWaiting(words: string): Window | null {
  const opened = window.open('', '_blank');
  if (opened) opened.document.body.textContent = words;
  return opened;
}

/**
 * Starts games (LAUNCH-01, LAUNCH-02, LAUNCH-06 to LAUNCH-08): guests log in first, trial accounts play free games, lotteries open inside the
 * site. Must be called from a tap: otherwise browsers block the window.
 */
export function useLaunch(): (game: Launchable, wish?: 'free') => void {
  const { http, mode, site, store } = useSite();
  const { play, gates } = site.behaviour;
  const visitor = useVisitor();
  const navigate = useNavigate();
  const here = useLocation();
  const text = useTexts();
  const refresh = useRefresh();

  return useCallback(
    (game, wish) => {
      const { language, showToast, hideToast } = store.getState();
      const isTrial = isAudience(visitor, 'trial');
      const verdict = verdictOf(gates.play, visitor);
      if (verdict === 'login') return void navigate(paths.login, { state: loginForGame(game, here, play) });
      if (verdict === 'reject' || (isTrial && game.freeplay !== 1))
        return void showToast(text.t(refusalText(visitor, gates)), { length: 'reject' });
      if (mode === 'preview') return void showToast(text.t('preview.notSent'));
      if (play.lotteryVendors.includes(game.vassalage)) return void navigate(lotteryPath(game, wish === 'free'));
      const place = play.open === 'window' ? openWaiting(text.t('play.opening')) : window;
      if (place === null) return void showToast(text.t('play.blocked'), { kind: 'error', length: 'long' });

      const onNoted = () => void refresh('recentAdd');
      const opening = { http, store, game, language, isFree: wish === 'free' || isTrial, play, onNoted };
      const wait = showToast(text.t('play.opening'), { kind: 'loading', length: 'long' });
      import('./launch/openGame.ts')
        .then(({ openGame }) => openGame(place, opening, text))
        .then((failure) => {
          if (failure !== undefined) showToast(failure, { kind: 'error', length: 'long' });
        })
        .catch((error: unknown) => {
          console.error('The game could not be opened.', error);
          showToast(text.t('error.unknown'), { kind: 'error', length: 'long' });
        })
        .finally(() => hideToast(wait));
    },
    [http, mode, store, play, gates, visitor, navigate, here, text, refresh],
  );
}
