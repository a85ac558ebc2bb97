import type { SiteStore } from './siteStore.ts';

/**
 * Resolves once the session is read on a page that awaits a member: such a page shows what members can do before that. At once on any other
 * page.
 */
export const untilVisitorKnown = (store: SiteStore): Promise<void> =>
  new Promise((resolve) => {
    const look = ({ awaits, isSessionRead } = store.getState()) => {
      if (awaits && !isSessionRead) return;
      stop();
      resolve();
    };
    const stop = store.subscribe(look);
    look();
  });
