import { Suspense, lazy } from 'react';
import { useSiteState } from '#src/site/siteContext.ts';

const ServiceSheet = lazy(async () => ({ default: (await import('./ServiceSheet.tsx')).ServiceSheet }));

/** Shows the customer-service sheet while it is asked for, wherever that was. One host on a page. */
export function ServiceHost() {
  const open = useSiteState((state) => state.overlay === 'service');
  const close = useSiteState((state) => state.closeOverlay);
  return open ? (
    <Suspense fallback={null}>
      <ServiceSheet onClose={close} />
    </Suspense>
  ) : null;
}
