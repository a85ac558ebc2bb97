import { Suspense, useEffect } from 'react';
import type { PreviewMenu } from '#schemas/preview/previewMessage.schema.ts';
import { App } from '#src/app/start/App.tsx';
import { useSite } from '#src/site/siteContext.ts';
import { SwipeProvider } from '#src/ui/swipeThresholds.ts';

interface ScreenProps {
  /** The menu that is open over the page. */
  readonly menu?: PreviewMenu;
}

/** A whole screen of the player, at the address of the story. */
export function Screen({ menu }: ScreenProps) {
  const { site, store } = useSite();
  useEffect(() => {
    if (menu !== undefined) store.getState().openOverlay(menu);
  }, [menu, store]);
  return (
    <SwipeProvider value={site.behaviour.timings}>
      <Suspense>
        <App />
      </Suspense>
    </SwipeProvider>
  );
}
