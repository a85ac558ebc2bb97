import { type ComponentType, Suspense, lazy } from 'react';
import type { Overlay } from '#src/site/createOverlaySlice.ts';
import { BlockBoundary } from '#src/runtime/BlockBoundary.tsx';
import { useSiteState } from '#src/site/siteContext.ts';
import { MissingPart } from './MissingPart.tsx';

type Sheet = ComponentType<{ readonly onClose: () => void }>;

/** Sheets and questions that any part of the page may open; the menus are popovers of their own. */
const sheets: Readonly<Partial<Record<Overlay, () => Promise<Sheet>>>> = {
  service: async () => (await import('#src/features/service/ServiceSheet.tsx')).ServiceSheet,
  chat: async () => (await import('#src/features/service/ChatDialog.tsx')).ChatDialog,
  invite: async () => (await import('#src/features/referral/InviteDialog.tsx')).InviteDialog,
  trial: async () => (await import('#src/features/auth/TrialDialog.tsx')).TrialDialog,
  contract: async () => (await import('./ContractHost.tsx')).ContractHost,
  logout: async () => (await import('#src/features/auth/LogoutDialog.tsx')).LogoutDialog,
};

/** Sheets that were opened, until one of them does not come. */
const opened = new Map<Overlay, Sheet>();

function sheetOf(overlay: Overlay): Sheet | undefined {
  const load = sheets[overlay];
  if (!load) return undefined;
  const forget = (error: unknown) => {
    opened.delete(overlay);
    throw error;
  };
  const sheet = opened.get(overlay) ?? lazy(async () => ({ default: await load().catch(forget) }));
  opened.set(overlay, sheet);
  return sheet;
}

/** Shows the sheet that was asked for, wherever that was. One host on a page, its sheets' code loaded when they open. */
export function OverlayHost() {
  const overlay = useSiteState((state) => state.overlay);
  const close = useSiteState((state) => state.closeOverlay);
  const Open = overlay === null ? undefined : sheetOf(overlay);
  return Open ? (
    <BlockBoundary fault={() => <MissingPart />}>
      <Suspense fallback={null}>
        <Open onClose={() => close()} />
      </Suspense>
    </BlockBoundary>
  ) : null;
}
