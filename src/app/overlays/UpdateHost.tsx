import { lazyExtra, lazyPage } from '#src/site/lazyPart.tsx';
import { useSiteState } from '#src/site/siteContext.ts';

const UpdatePrompt = lazyExtra(async () => (await import('./UpdatePrompt.tsx')).UpdatePrompt, lazyPage);

/** A newer build is offered where no form could lose what was typed. */
export function UpdateHost() {
  return useSiteState((state) => state.takeUpdate !== null) ? <UpdatePrompt /> : null;
}
