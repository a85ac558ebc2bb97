import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { pageAt } from '#schemas/declare/pages/addresses.ts';
import { pages } from '#schemas/declare/pages/pages.ts';
import { sessionOnly } from '#schemas/release/guards/gates.ts';
import { lazyExtra } from '#src/site/lazyPart.tsx';
import { useIsVisitorKnown, useVisitor } from '#src/site/siteContext.ts';
import { clearPendingFavourite } from './pendingFavourite.ts';

const FavouriteSync = lazyExtra(async () => (await import('./FavouriteSync.tsx')).FavouriteSync);

/** Whether an address is neither a form on the way to an account, nor the way back from a provider's login. */
function isOffTheWay(pathname: string): boolean {
  const name = pageAt(pathname);
  return name === undefined || pages[name].shows === 'home' || pages[name].shows === 'screen';
}

/** Synchronises a session's favourites. If a guest leaves the forms without a login, the pending favourite is dropped. */
export function FavouriteHost() {
  const { pathname } = useLocation();
  const isKnown = useIsVisitorKnown();
  const isGuest = sessionOnly(useVisitor()) === 'login';
  const isGone = isKnown && isGuest && isOffTheWay(pathname);
  useEffect(() => {
    if (isGone) clearPendingFavourite();
  }, [isGone]);
  return isKnown && !isGuest ? <FavouriteSync /> : null;
}
