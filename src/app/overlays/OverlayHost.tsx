import { type ComponentType, useEffect } from 'react';
import type { Overlay } from '#src/site/createOverlaySlice.ts';
import { lazyDialog } from '#src/site/lazyPart.tsx';
import { useSiteState } from '#src/site/siteContext.ts';
import { overlayToReopen, rememberOpening } from './openingOverlay.ts';

type Sheet = ComponentType<{ readonly onClose: () => void }>;

/** A sheet whose name is remembered while its code is on the way. */
const sheet = (overlay: Overlay, load: () => Promise<Sheet>): Sheet => lazyDialog(() => rememberOpening(overlay, load()));

/** Sheets and questions that any part of the page may open; the menus are popovers of their own. */
const sheets: Readonly<Partial<Record<Overlay, Sheet>>> = {
  service: sheet('service', async () => (await import('#src/features/service/ServiceSheet.tsx')).ServiceSheet),
  chat: sheet('chat', async () => (await import('#src/features/service/ChatDialog.tsx')).ChatDialog),
  invite: sheet('invite', async () => (await import('#src/features/referral/InviteDialog.tsx')).InviteDialog),
  trial: sheet('trial', async () => (await import('#src/features/auth/TrialDialog.tsx')).TrialDialog),
  contract: sheet('contract', async () => (await import('#src/features/contracts/ContractPrompt.tsx')).ContractPrompt),
  logout: sheet('logout', async () => (await import('#src/features/auth/LogoutDialog.tsx')).LogoutDialog),
};

/** Shows the sheet that was asked for, wherever that was. One host on a page, its sheets' code loaded when they open. */
export function OverlayHost() {
  const overlay = useSiteState((state) => state.overlay);
  const open = useSiteState((state) => state.openOverlay);
  const close = useSiteState((state) => state.closeOverlay);
  useEffect(() => {
    const interrupted = overlayToReopen(Object.keys(sheets) as readonly Overlay[]); // its keys are overlays by its type
    if (interrupted !== undefined) open(interrupted);
  }, [open]);
  const Open = overlay === null ? undefined : sheets[overlay];
  return Open ? <Open key={overlay} onClose={() => close()} /> : null;
}
