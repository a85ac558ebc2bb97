import { type ComponentType, Suspense, lazy } from 'react';
import type { Overlay } from '#src/site/createOverlaySlice.ts';
import { useSiteState } from '#src/site/siteContext.ts';

type Sheet = ComponentType<{ readonly onClose: () => void }>;

/** Sheets and questions that any part of the page may open; the menus are popovers of their own. */
const sheets: Readonly<Partial<Record<Overlay, Sheet>>> = {
  service: lazy(async () => ({ default: (await import('#src/features/service/ServiceSheet.tsx')).ServiceSheet })),
  chat: lazy(async () => ({ default: (await import('#src/features/service/ChatDialog.tsx')).ChatDialog })),
  invite: lazy(async () => ({ default: (await import('#src/features/referral/InviteDialog.tsx')).InviteDialog })),
  trial: lazy(async () => ({ default: (await import('#src/features/auth/TrialDialog.tsx')).TrialDialog })),
  contract: lazy(async () => ({ default: (await import('./ContractHost.tsx')).ContractHost })),
  logout: lazy(async () => ({ default: (await import('#src/features/auth/LogoutDialog.tsx')).LogoutDialog })),
};

/** Shows the sheet that was asked for, wherever that was. One host on a page, its sheets' code loaded when they open. */
export function OverlayHost() {
  const overlay = useSiteState((state) => state.overlay);
  const close = useSiteState((state) => state.closeOverlay);
  const Open = overlay === null ? undefined : sheets[overlay];
  return Open ? (
    <Suspense fallback={null}>
      <Open onClose={() => close()} />
    </Suspense>
  ) : null;
}
