import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isAudience } from '#schemas/declare/names/visitor.ts';
import { useTexts } from '#src/i18n/TextContext.ts';
import { paths } from '#schemas/declare/pages/addresses.ts';
import { refusalText, verdictOf } from '#schemas/release/guards/gates.ts';
import { useSite, useVisitor } from '#src/site/siteContext.ts';
import { useRefresh } from '#src/site/useRefresh.ts';
import type { Launchable } from './Launchable.ts';
import { framedPath } from './framedPath.ts';
import { loginForGame } from './loginForGame.ts';
import { openWaiting } from './openWaiting.ts';

/**
 * Starts games (LAUNCH-01, LAUNCH-02, LAUNCH-06 to LAUNCH-08): guests log in first, or get a trial account for a demo; trial accounts play free
 * games; some games open inside the site. Must be called from a tap: otherwise browsers block the window.
 *
 * `isFree` asks for play without money: a guest who does gets a trial account, so callers ask `offersDemo` before.
 */
export function useLaunch(): (game: Launchable, isFree?: boolean) => void {
  const { http, mode, site, store } = useSite();
  const { play, gates } = site.behaviour;
  const visitor = useVisitor();
  const navigate = useNavigate();
  const here = useLocation();
  const text = useTexts();
  const refresh = useRefresh();

  return useCallback(
    (game, wantsFree = false) => {
      const { showToast } = store.getState();
      const isTrial = isAudience(visitor, 'trial');
      const verdict = verdictOf(gates.play, visitor);
      const startsTrial = verdict === 'login';
      if (startsTrial && !wantsFree) return void navigate(paths.login, { state: loginForGame(game, here, play) });
      if (verdict === 'reject' || (isTrial && game.freeplay !== 1))
        return void showToast(text.t(refusalText(visitor, gates)), { length: 'reject' });
      if (mode === 'preview') return void showToast(text.t('preview.notSent'));
      const framed = framedPath(game, play, wantsFree);
      if (framed !== undefined) return void navigate(framed, { state: { selection: game.selection } });
      const place = play.open === 'here' ? window : openWaiting(text.t('play.opening'));
      if (place === null) return void showToast(text.t('play.blocked'), { kind: 'error', length: 'long' });

      const opening = { http, site, store, game, isFree: wantsFree || isTrial, startsTrial, refresh };
      import('./launch/openGame.ts')
        .then(({ openGame }) => openGame(place, opening, text))
        .catch((error: unknown) => {
          console.error(error);
          showToast(text.t('error.unknown'), { kind: 'error', length: 'long' });
        });
    },
    [http, mode, site, store, play, gates, visitor, navigate, here, text, refresh],
  );
}
