import { useEffect } from 'react';
import { lazyDialog } from '#src/site/lazyPart.tsx';
import { sameSite, useSite, useSiteState } from '#src/site/siteContext.ts';

const DepositSheet = lazyDialog(async () => (await import('./DepositSheet.tsx')).DepositSheet);

/** The deposit over a running game, where the page's bar has requested it. Leaving the page closes it. */
export function DepositHost() {
  const { store, withOwnSite = sameSite } = useSite();
  const isOpen = useSiteState((state) => state.overlay === 'deposit');
  const { closeOverlay } = store.getState();
  useEffect(() => () => closeOverlay('deposit'), [closeOverlay]);
  return isOpen ? withOwnSite(<DepositSheet onClose={() => closeOverlay('deposit')} />, 'depositSheet') : null;
}
