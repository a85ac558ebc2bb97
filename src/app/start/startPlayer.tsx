import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createStore } from 'zustand';
import { callHosts } from '#schemas/declare/platform/callHosts.ts';
import { loadHomeTexts } from '#src/i18n/texts.ts';
import { mayHaveSession } from '#src/features/auth/mayHaveSession.ts';
import { LazyAgeGate } from '#src/features/responsible/LazyAgeGate.ts';
import { createHttp } from '#src/lib/http.ts';
import { appendSheet } from '#src/lib/loadCode.ts';
import { preloadBlocks } from '#src/registry/blocks.ts';
import { followStatus } from '#src/runtime/source/followStatus.ts';
import { awaitedCircumstances, blockTypesOf, firstBlockTypesOf } from '#src/runtime/planRegion.ts';
import { deferHydration, holdClicksUntilHydrated, hydrateAll } from '#src/lib/deferredHydration.ts';
import { imageHostsOf } from '#src/site/images.ts';
import { isInstalled, storeWebClip } from '#src/site/installed.ts';
import { storedHideBalance } from '#src/site/createDisplaySlice.ts';
import type { SiteValue } from '#src/site/siteContext.ts';
import { createSiteStore } from '#src/site/siteStore.ts';
import { setImageHosts } from '#src/ui/LazyImage/imageHosts.ts';
import { DraftBadge, Player } from './Player.tsx';
import { followPresses } from './followPresses.ts';
import type { PageOrigin, RunningPlayer } from './RunningPlayer.ts';
import type { PageBoot } from '#schemas/edges/page/page.ts';
import { SessionSync } from '../overlays/SessionHost.tsx';
import { matchPage } from '../routes/pages.ts';
import { loadPages, preloadScreen } from '../pages/preloadScreen.ts';

/** Goes to another address of the player as the router does it, from outside React. */
function goTo(path: string) {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
}

const reportMismatch = (error: unknown) => console.error('The page did not match what the server sent.', error);

/** The page's address without its language prefix. */
function pageUrl(base: string): URL {
  const url = new URL(location.href);
  url.pathname = url.pathname.slice(base.length);
  return url;
}

const currentAddress = () => location.pathname + location.search;

/**
 * Moves the page's style sheet, which React did not render, from behind the first screen to the head, before those of lazy chunks. Moving a link
 * reloads it, so the original is removed only after its copy has loaded.
 */
async function moveSheet(root: Element): Promise<void> {
  const sheet = root.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  if (!sheet) return;
  await appendSheet(sheet.href);
  sheet.remove();
}

/**
 * Loads the code and the texts of a page and hydrates it. A page that the server did not render, or whose address has changed since,
 * is rendered again.
 */
// oxlint-disable-next-line max-lines-per-function -- a list of steps in every player's first script, of which each function costs bytes
export async function startPlayer(
  boot: PageBoot,
  { renderedAddress, loadLive, readAtStart }: PageOrigin,
): Promise<RunningPlayer> {
  const address = currentAddress();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  storeWebClip();
  await moveSheet(root);
  const { base, site, revision, settings, gate, asksAge, awaits, ip, language, theme, answers, preview, draft } = boot;
  const circumstances = awaitedCircumstances(site, language, awaits);
  const isLive = !preview && !draft;
  const hasSession = isLive && (awaits !== undefined || mayHaveSession());
  // An edit of the operator's may change anything, so in the preview nothing waits.
  const mayWait = isLive && address === renderedAddress;
  const loadBlocks = async () => {
    const regions = await preloadScreen(pageUrl(base), site, language, gate);
    const blockTypes = blockTypesOf(regions, circumstances);
    const first = mayWait ? firstBlockTypesOf(regions, circumstances) : blockTypes;
    await preloadBlocks(first, hasSession);
    return blockTypes.filter((type) => !first.includes(type));
  };
  const [texts, later] = await Promise.all([
    loadHomeTexts(language),
    loadBlocks(),
    asksAge ? LazyAgeGate.preload() : undefined,
    draft && DraftBadge.preload(),
    hasSession && SessionSync.preload(),
  ]);
  deferHydration(later);
  holdClicksUntilHydrated();

  const store = createSiteStore({ language, texts, theme, asksAge, awaits, hideBalance: storedHideBalance() });
  let refreshStatus: () => Promise<void> = async () => undefined; // the preview plays the status
  const http = createHttp({
    token: () => store.getState().session?.token,
    settings: () => page.getState().site.behaviour.platform,
    elsewhere: () => {
      const { settings, site: now } = page.getState();
      return { hosts: callHosts(settings).map(({ base }) => base), merchantCode: now.merchantCode };
    },
    isOwnServer: renderedAddress !== undefined,
    isInstalled,
    onExpired: () => store.getState().setSession(null),
    onFailed(call, error) {
      if (error.code === 'network') return; // the platform could not be reached; the caller shows the failure
      import('./handleCallFailure.ts')
        .then(({ handleCallFailure }) =>
          handleCallFailure({ page, store, refreshStatus: () => void refreshStatus() }, call, error),
        )
        .catch((missing: unknown) => console.error('A failed call could not be handled.', missing));
    },
  });
  const page = createStore<SiteValue>(() => ({
    site,
    revision,
    settings,
    gate,
    ip,
    http,
    mode: isLive ? 'live' : 'preview',
    ...(draft && { draftUntil: draft.expiresAt }),
  }));
  readAtStart?.(http);
  const followImageHosts = (value: SiteValue) => setImageHosts(imageHostsOf(value));
  followImageHosts(page.getState());
  page.subscribe(followImageHosts);
  const player = (onInteractive: () => void) => (
    <Player
      page={page}
      store={store}
      answers={answers}
      router={(app) => <BrowserRouter basename={base}>{app}</BrowserRouter>}
      onInteractive={onInteractive}
    />
  );
  const shown = currentAddress();
  const pagesDrawn = createStore(() => 0);
  await new Promise<void>((resolve, reject) => {
    const onUncaughtError = (error: unknown) => {
      reportError(error);
      reject(error); // nothing is on the page any more
    };
    const countPage = () => {
      pagesDrawn.setState((count) => count + 1, true);
      resolve();
    };
    // A transition is hydrated in slices, and a tap between two of them would be lost: the page's last effect ends it.
    if (shown === renderedAddress && shown === address)
      startTransition(() => void hydrateRoot(root, player(countPage), { onRecoverableError: reportMismatch, onUncaughtError }));
    else createRoot(root, { onUncaughtError }).render(player(countPage));
  });
  root.dataset['interactive'] = '';
  // The router does not listen before the page is interactive.
  if (currentAddress() !== shown) dispatchEvent(new PopStateEvent('popstate', { state: history.state }));

  if (preview) {
    // The tool asks about the blocks of any page.
    const [{ connectPreview }, { regionsOf }] = await Promise.all([import('#src/runtime/source/previewSource.ts'), loadPages()]);
    const regions = () => {
      const { pathname, searchParams } = pageUrl(base);
      return regionsOf(matchPage(pathname, searchParams), pathname, page.getState().site.behaviour);
    };
    connectPreview({ page, store, http, parentOrigin: preview.parentOrigin, navigate: goTo, regions, pagesDrawn });
  } else if (draft) {
    const { followDraft } = await import('#src/runtime/source/draftSource.ts');
    await followDraft({ page, http, pass: draft });
  } else {
    refreshStatus = followStatus(page);
    followPresses(page, store, base);
    import('./startExtras.ts')
      .then(({ startExtras }) => startExtras(page, store, renderedAddress && pageUrl(base).pathname))
      .catch(console.error);
  }
  return {
    hydrateAll,
    async refresh() {
      try {
        const { applySite } = await import('#src/runtime/source/applySite.ts');
        const [loaded] = await Promise.all([loadLive(http), hydrateAll()]);
        applySite(page, loaded);
      } catch (error) {
        console.error('Not exist setting', error); // BOOT-13: logged, and the page stays as it is
      }
    },
  };
}

/** Starts the player on a bare page. Here, because the script of every other page would else name all files that this needs. */
export async function startFromCalls(): Promise<RunningPlayer> {
  const { bootFromCalls } = await import('./bootFromCalls.ts');
  return bootFromCalls(startPlayer);
}
