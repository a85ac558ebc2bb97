import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from '#src/lib/Link.tsx';
import { paths } from '#schemas/declare/pages/addresses.ts';
import { DialogLink } from '#src/site/DialogLink.tsx';
import { SHEET_STATE } from '#src/site/dialogState.ts';
import { LOGIN_FIRST } from '#src/site/loginFirst.ts';
import { offersDemo } from '#schemas/release/resolve/offersDemo.ts';
import { verdictOf } from '#schemas/release/guards/gates.ts';
import { useSite, useVisitor } from '#src/site/siteContext.ts';
import { loginForGame } from './loginForGame.ts';
import { useLaunch } from './useLaunch.ts';
import type { Launchable } from './Launchable.ts';
import { sheetSearch } from './useSheetPress.ts';

interface PlayLinkProps {
  /** Nothing where the platform does not say which game it is (WIN-07). */
  readonly game: Launchable | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Wraps anything that represents a game: starts the game or opens its sheet, as the merchant has set. To start it, a guest logs in first, or
 * plays its demo.
 */
export function PlayLink({ game, className, children }: PlayLinkProps) {
  const { site } = useSite();
  const { gates, play } = site.behaviour;
  const isGuest = verdictOf(gates.play, useVisitor()) === 'login';
  const here = useLocation();
  const launch = useLaunch();
  if (!game) return <span className={className}>{children}</span>;
  if (play.tap === 'sheet' && game.nodeId !== undefined) {
    return (
      <Link to={{ search: sheetSearch(here.search, game.nodeId) }} state={SHEET_STATE} className={className}>
        {children}
      </Link>
    );
  }
  const isDemo = isGuest && offersDemo(game, site);
  if (isGuest && !isDemo) {
    return (
      <DialogLink to={paths.login} state={loginForGame(game, here, play)} className={className} aria-describedby={LOGIN_FIRST}>
        {children}
      </DialogLink>
    );
  }
  return (
    <button type="button" className={className} onClick={() => launch(game, isDemo)}>
      {children}
    </button>
  );
}
