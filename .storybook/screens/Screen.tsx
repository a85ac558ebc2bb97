import { Suspense, useEffect } from 'react';
import type { PreviewMenu } from '#schemas/preview/previewMessage.schema.ts';
import { App } from '#src/app/start/App.tsx';
import { useSite } from '#src/site/siteContext.ts';
import { SwipeProvider } from '#src/ui/swipeThresholds.ts';

interface ScreenProps {
  /** The menu that is open over the page. */
  readonly menu?: PreviewMenu;
}

/** Opens a menu once it is drawn. */
function OpenMenu({ menu }: { readonly menu: PreviewMenu }) {
  useEffect(() => document.getElementById(menu)?.showPopover(), [menu]);
  return null;
}

/** A whole screen of the player, at the address of the story. */
export function Screen({ menu }: ScreenProps) {
  const { behaviour } = useSite().site;
  return (
    <SwipeProvider value={behaviour.timings}>
      <Suspense>
        <App />
        {menu === undefined ? null : <OpenMenu menu={menu} />}
      </Suspense>
    </SwipeProvider>
  );
}
