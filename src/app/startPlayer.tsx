import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createStore } from 'zustand';
import { isObject } from '#schemas/isObject.ts';
import { GUEST } from '#schemas/visitor.ts';
import { loadTexts } from '#src/i18n/texts.ts';
import { createHttp } from '#src/lib/http.ts';
import { preloadBlocks } from '#src/registry/loadBlock.ts';
import { letBlocksWait } from '#src/runtime/lateBlock.tsx';
import { holdTapsOfLateParts } from '#src/runtime/latePlaces.ts';
import { blockTypesOf, firstBlockTypesOf } from '#src/runtime/planRegion.ts';
import { wakeAllParts } from '#src/lib/lateParts.ts';
import { isOverHome } from '#src/site/dialogState.ts';
import type { SiteValue } from '#src/site/siteContext.ts';
import { createSiteStore } from '#src/site/siteStore.ts';
import { loadIcons } from '#src/ui/Icon/loadIcons.ts';
import { Player } from './Player.tsx';
import type { PageBoot } from './pageBoot.ts';
import { matchPage, regionsOf } from './pages.ts';

export interface RunningPlayer {
  /** Fetches what is live now and shows it without a reload. Keeps the page as it is when that fails. */
  refresh(): Promise<void>;
}

/** Goes to another address of the player as the router does it, from outside React. */
function goTo(path: string) {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
}

/**
 * A form that was reloaded stands by itself, as the server drew it: the home it lay over is gone. Where its player came from stays.
 */
function standAlone() {
  const entry: unknown = history.state;
  if (!isObject(entry) || !isOverHome(entry['usr'])) return;
  const { from } = entry['usr'];
  history.replaceState({ ...entry, usr: from === undefined ? null : { from } }, '');
}

/** Brings a server-rendered page to life: loads the code and texts it was drawn with, then hydrates it. */
export async function startPlayer(boot: PageBoot): Promise<RunningPlayer> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  standAlone();
  const { site, revision, settings, gate, ip, language, theme, answers, preview } = boot;
  const circumstances = { visitor: GUEST, language, installed: false, switches: site.switches };
  const regions = gate === 'open' ? regionsOf(matchPage(location.pathname)) : [];
  const drawn = blockTypesOf(site, regions, circumstances);
  // An edit of the operator's may change anything, so in the preview nothing waits.
  const first = preview ? drawn : firstBlockTypesOf(site, regions, circumstances);
  const [texts] = await Promise.all([loadTexts(language), preloadBlocks(first)]);
  // Words stand beside every icon: the page works without those that do not come.
  loadIcons().catch((error: unknown) => console.error('The icons did not load.', error));
  letBlocksWait(drawn.filter((type) => !first.includes(type)));
  holdTapsOfLateParts();

  const store = createSiteStore({ language, texts, theme });
  const http = createHttp({
    token: () => store.getState().session?.token,
    onExpired: (token) => {
      const { session, setSession } = store.getState();
      if (session?.token === token) setSession(null); // a late answer must not end a newer session
    },
  });
  const page = createStore<SiteValue>(() => ({ site, revision, settings, gate, ip, http, mode: preview ? 'preview' : 'live' }));

  await new Promise<void>((resolve) => {
    hydrateRoot(
      root,
      <Player page={page} store={store} answers={answers} router={(app) => <BrowserRouter>{app}</BrowserRouter>} />,
      {
        onRecoverableError: (error) => console.error('The page did not match what the server sent.', error),
      },
    );
    // Hydration of the shell is done when the first task after it runs.
    setTimeout(resolve, 0);
  });

  if (preview) {
    const { connectPreview } = await import('#src/runtime/source/previewSource.ts');
    connectPreview({ page, store, http, parentOrigin: preview.parentOrigin, navigate: goTo });
  }
  return {
    async refresh() {
      const { loadSite } = await import('#src/runtime/source/httpSource.ts');
      const { applySite } = await import('#src/runtime/source/applySite.ts');
      const [loaded] = await Promise.all([loadSite(http), wakeAllParts()]);
      applySite(page, loaded);
    },
  };
}
