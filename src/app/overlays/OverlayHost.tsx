import { type ComponentType, useEffect } from 'react';
import type { Overlay, SafetyDialog, Sheet } from '#schemas/declare/pages/overlays.ts';
import { lazyDialog } from '#src/site/lazyPart.tsx';
import { sameSite, useSite, useSiteState } from '#src/site/siteContext.ts';
import { overlayToReopen, rememberOpening } from './openingOverlay.ts';

type SheetComponent = ComponentType<{ readonly onClose: () => void }>;

/** A sheet whose code is lazy; its name is stored while it loads. */
const sheet = (name: Sheet, load: () => Promise<SheetComponent>): SheetComponent =>
  lazyDialog(() => rememberOpening(name, load()));

/** Dialogs that open by themselves, where a preview requests one. */
const previewed = lazyDialog(async () => (await import('#src/features/responsible/PreviewedSafety.tsx')).PreviewedSafety);

/** Sheets and questions that any part of the page may open; the menus are popovers of their own. */
const components: Readonly<Partial<Record<Overlay, SheetComponent>>> = {
  service: sheet('service', async () => (await import('#src/features/service/ServiceSheet.tsx')).ServiceSheet),
  chat: sheet('chat', async () => (await import('#src/features/service/ChatDialog.tsx')).ChatDialog),
  invite: sheet('invite', async () => (await import('#src/features/referral/InviteDialog.tsx')).InviteDialog),
  trial: sheet('trial', async () => (await import('#src/features/auth/TrialDialog.tsx')).TrialDialog),
  contract: sheet('contract', async () => (await import('#src/features/contracts/ContractPrompt.tsx')).ContractPrompt),
  logout: sheet('logout', async () => (await import('#src/features/auth/LogoutDialog.tsx')).LogoutDialog),
  ageGate: previewed,
  idleWarning: previewed,
  realityCheck: previewed,
} satisfies Record<Sheet | SafetyDialog, SheetComponent>;

/** Shows the requested sheet, wherever on the page it was requested. One host per page; the code of a sheet loads when it opens. */
export function OverlayHost() {
  const { store, withOwnSite = sameSite } = useSite();
  const overlay = useSiteState((state) => state.overlay);
  const { openOverlay, closeOverlay } = store.getState();
  useEffect(() => {
    const interrupted = overlayToReopen(Object.keys(components) as readonly (Sheet | SafetyDialog)[]); // its keys by its type
    if (interrupted !== undefined) openOverlay(interrupted);
  }, [openOverlay]);
  const Open = overlay === null ? undefined : components[overlay];
  return Open ? withOwnSite(<Open key={overlay} onClose={() => closeOverlay()} />, `${overlay}Sheet`) : null;
}
