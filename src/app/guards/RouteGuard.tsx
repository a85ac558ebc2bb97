import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { gameAtAddress } from '#src/features/games/gameAtAddress.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { pageAt, paths } from '#schemas/declare/pages/addresses.ts';
import { checkGuard } from '#schemas/release/guards/checkGuard.ts';
import { refusalText } from '#schemas/release/guards/gates.ts';
import { type Guard, pages } from '#schemas/declare/pages/pages.ts';
import { offersDemo } from '#schemas/release/resolve/offersDemo.ts';
import { isAudience } from '#schemas/declare/names/visitor.ts';
import { replacementState } from '#src/site/dialogState.ts';
import { useIsVisitorKnown, useSite, useSiteState, useVisitor } from '#src/site/siteContext.ts';

interface RouteGuardProps {
  readonly guard: Guard;
  /** Shown instead of the page until it is known whether the visitor has a session. */
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}

/** Whether an address is one of the member centre's (ROUTE-45, ROUTE-50). */
function isMemberCentre(pathname: string): boolean {
  const name = pageAt(pathname);
  const page = name && pages[name];
  return page?.shows === 'screen' && page.region === 'memberCentre';
}

/** Says why the page stays closed, and leads home (ROLE-15). For the member centre the way to an account is offered, too (MEM-01). */
function Refused() {
  const t = useText();
  const { pathname } = useLocation();
  const showToast = useSiteState((state) => state.showToast);
  const openOverlay = useSiteState((state) => state.openOverlay);
  const visitor = useVisitor();
  const { gates } = useSite().site.behaviour;
  useEffect(() => {
    if (isAudience(visitor, 'trial') && isMemberCentre(pathname)) openOverlay('trial');
    else showToast(t(refusalText(visitor, gates)), { length: 'reject' });
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the visitor was refused
  }, []);
  return <Navigate to={paths.home} replace />;
}

/** Whether the address is that of a game whose demo a guest may play: its page starts the trial, as a tap on the game does. */
function useIsDemo(): boolean {
  const { site } = useSite();
  const { pathname, search } = useLocation();
  const game = pathname === paths.play || pathname === paths.lottery ? gameAtAddress(new URLSearchParams(search)) : undefined;
  return game !== undefined && offersDemo(game, site);
}

/**
 * A page that is not for every visitor. A visitor without a session is led to the login and afterwards back here. Where a session ends
 * on the page, the code that ended it navigates.
 */
export function RouteGuard({ guard, waiting, children }: RouteGuardProps) {
  const { behaviour } = useSite().site;
  const location = useLocation();
  const verdict = checkGuard(guard, useVisitor(), behaviour);
  const isKnown = useIsVisitorKnown();
  const isDemo = useIsDemo();
  // Another account begins with empty forms: input for one account must not be sent for another that has logged in in another tab.
  const account = useSiteState((state) => state.session?.userName);
  const [wasOpen, setWasOpen] = useState(false);
  if (isKnown && verdict === 'allowed' && !wasOpen) setWasOpen(true);
  if (!isKnown) return waiting;
  switch (verdict) {
    case 'allowed':
      return <Fragment key={account}>{children}</Fragment>;
    case 'reject':
      return <Refused />;
    case 'login':
      // A session that has ended on this page does not make way for a trial.
      if (isDemo && !wasOpen) return children;
      return wasOpen ? waiting : <Navigate to={paths.login} replace state={replacementState(location)} />;
    case 'home':
      return wasOpen ? waiting : <Navigate to={paths.home} replace />;
  }
}
