import { Suspense, useEffect } from 'react';
import type { Overlay } from '#schemas/declare/pages/overlays.ts';
import { App } from '#src/app/start/App.tsx';
import { useSite } from '#src/site/siteContext.ts';

interface ScreenProps {
  /** What is open over the page. */
  readonly overlay?: Overlay;
}

/** A whole screen of the player, at the address of the story. */
export function Screen({ overlay }: ScreenProps) {
  const { store } = useSite();
  useEffect(() => {
    if (overlay !== undefined) store.getState().openOverlay(overlay);
  }, [overlay, store]);
  return (
    <Suspense>
      <App />
    </Suspense>
  );
}
