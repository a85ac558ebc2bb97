import { Suspense, lazy } from 'react';
import { useSiteState } from '#src/site/siteContext.ts';

const UpdatePrompt = lazy(async () => ({ default: (await import('./UpdatePrompt.tsx')).UpdatePrompt }));

/** A newer build is offered where no form could lose what was typed. */
export function UpdateHost() {
  return useSiteState((state) => state.takeUpdate !== null) ? (
    <Suspense fallback={null}>
      <UpdatePrompt />
    </Suspense>
  ) : null;
}
