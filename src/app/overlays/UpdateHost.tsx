import { lazyExtra, lazyPage } from '#src/site/lazyPart.tsx';
import { useSiteState } from '#src/site/siteContext.ts';

const UpdatePrompt = lazyExtra(async () => (await import('./UpdatePrompt.tsx')).UpdatePrompt, lazyPage);

/** Offers a newer build where no form could lose its input. */
export function UpdateHost() {
  return useSiteState((state) => state.takeUpdate !== null) ? <UpdatePrompt /> : null;
}
