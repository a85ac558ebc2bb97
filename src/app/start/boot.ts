/**
 * The only script a page loads by itself: it loads pictures near the screen, and hydrates the page in idle time or at the first input.
 * Until then the page works by links, popovers and scrolling.
 */
import { storeInviteCode } from '#src/features/auth/inviteCode.ts';
import { idle } from '#src/lib/idle.ts';
import { download, loadCode } from '#src/lib/loadCode.ts';
import { setImageHosts } from '#src/ui/LazyImage/imageHosts.ts';
import { observeImages } from '#src/ui/LazyImage/observeImages.ts';
import type { InlinedBoot, SiteBoot } from '#schemas/edges/page/page.ts';
import type { RunningPlayer } from './RunningPlayer.ts';

const inlined = document.getElementById('boot')?.textContent;
/** Data that the server has inlined. Absent where the page is a static file: then all data comes from the platform's calls. */
const boot = inlined ? (JSON.parse(inlined) as InlinedBoot) : undefined; // our own server wrote it
/** The address that the server has rendered: a step back in the history may change it before the page is hydrated. */
const renderedAddress = location.pathname + location.search;

if (boot) setImageHosts(boot.imageHosts);
observeImages(document);
// A tap may lead on before the player is here, and the invitation would stay behind.
if (boot) storeInviteCode(location.search, boot.inviteQuery);

addEventListener('error', (event) => (window.earlyError = event), { once: true });

// The browser offers to install the site only once. Its own banner is suppressed in favour of ours.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  window.installOffer = event;
});

/** Browsers that know no popovers get a stand-in, before the player asks for them. */
const loadPopovers = async () => {
  if (!('popover' in HTMLElement.prototype)) (await import('./popoverFallback.ts')).addPopovers();
};

/** The release that the page was rendered with. */
async function renderedRelease({ release }: InlinedBoot): Promise<SiteBoot> {
  if (typeof release !== 'string') return release;
  await download(release);
  return (await (await fetch(release)).json()) as SiteBoot; // our own server wrote it
}

let isDownloaded = false;
let isInteractive = false;
let player: Promise<RunningPlayer> | undefined;

/** Loads and starts the player, once. When its code cannot be loaded, the page stays as it is and the next input tries again. */
function hydrate(): Promise<RunningPlayer> {
  player ??= Promise.all([import('./startPlayer.tsx'), boot && renderedRelease(boot), loadPopovers()])
    .then(async ([{ startPlayer, startFromCalls }, release]) => {
      const running =
        boot && release
          ? await startPlayer(
              { ...boot, ...release },
              {
                renderedAddress,
                loadLive: async () => (await import('#src/runtime/source/serverSource.ts')).liveSite(),
              },
            )
          : await startFromCalls();
      isInteractive = true;
      return running;
    })
    .catch((error: unknown) => {
      player = undefined;
      throw error;
    });
  return player;
}

/** Hydrates the page without waiting for idle time. */
function hydrateAtOnce(): Promise<RunningPlayer> {
  const started = hydrate();
  started.then((running) => running.hydrateAll(), report);
  return started;
}

/** Reports that the page was not hydrated. The worker's cache may be the cause: then it must not be loaded from there again. */
function report(error: unknown) {
  console.error('The page could not be hydrated.', error);
  void recover();
}

async function recover(): Promise<void> {
  try {
    const { recoverPage } = await import('./recoverPage.ts');
    await recoverPage();
  } catch {
    // Its own failure says no more: the page stays as it is.
  }
}

/** Controls that do nothing without the player, and links inside the site, which it follows without a page load once its code is here. */
const delayedControls = () =>
  isDownloaded
    ? 'button:not([popovertarget]), [role="tab"], a[href^="/"]:not([target])'
    : 'button:not([popovertarget]), [role="tab"]';

/** Repeats a click that came before the page was interactive. */
function delayClick(event: MouseEvent) {
  if (
    isInteractive ||
    event.button !== 0 ||
    event.ctrlKey ||
    event.metaKey ||
    event.shiftKey ||
    !(event.target instanceof Element)
  )
    return;
  const control = event.target.closest<HTMLElement>(delayedControls());
  if (!control || control.closest('dialog')) return;
  event.preventDefault();
  event.stopPropagation();
  hydrateAtOnce().then(
    () => control.isConnected && control.click(),
    () => control instanceof HTMLAnchorElement && location.assign(control.href),
  );
}

/**
 * A form submitted before hydration would leave the page with its fields in the address. So the submit is held, and its button is clicked again
 * later: React hydrates the clicked part at once and replays the following event.
 */
function holdSubmit(event: SubmitEvent) {
  if (isInteractive) return;
  const { submitter } = event;
  event.preventDefault();
  hydrateAtOnce().then(
    () => submitter?.isConnected && submitter.click(),
    () => undefined, // reported
  );
}

type LiveEvent = Pick<InlinedBoot, 'merchantCode' | 'revision'>;
const releaseName = ({ merchantCode, revision }: LiveEvent) => merchantCode + revision;

/** Shows a newer release without a reload. */
function followReleases() {
  const events = new EventSource('/site/events');
  let shown = boot && releaseName(boot);
  events.addEventListener('release', ({ data }: MessageEvent<string>) => {
    const live = releaseName(JSON.parse(data) as LiveEvent);
    if (live === shown) return;
    shown = live;
    hydrate()
      .then((running) => running.refresh())
      .catch(report);
  });
}

/** Downloads the code and runs it one file at a time, so that no task is long; hydrates the first screen and then the rest. */
async function hydrateInSlices() {
  const chunks =
    document.querySelector<HTMLScriptElement>('script[data-chunks]')?.dataset['chunks']?.split(',').filter(Boolean) ?? [];
  await idle();
  await Promise.all([...chunks, ...(typeof boot?.release === 'string' ? [boot.release] : [])].map(download));
  isDownloaded = true;
  for (const chunk of chunks) {
    await idle();
    if (player) break;
    await loadCode(() => import(/* @vite-ignore */ chunk));
  }
  const running = await hydrate();
  await idle();
  await running.hydrateAll();
}

const INPUTS = ['pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin', 'popstate', 'online'] as const;

/** The oldest supported browsers know this feature (docs/browsers.md). Older ones keep the page that works without scripts. */
const isSupported = 'supports' in CSS && CSS.supports('color', 'color-mix(in oklab, red, red)');

if (!isSupported) {
  document.documentElement.dataset['outdated'] = '';
} else if (!boot || boot.preview || boot.draft) {
  hydrate().catch(report);
  if (!boot) followReleases();
} else {
  for (const type of INPUTS)
    addEventListener(type, () => void hydrateAtOnce().catch(() => undefined), { passive: true, capture: true });
  loadPopovers().catch(report);
  addEventListener('click', delayClick, { capture: true });
  addEventListener('submit', holdSubmit, { capture: true });
  const afterLoad = () => {
    hydrateInSlices().catch(report);
    void idle().then(followReleases);
  };
  if (document.readyState === 'complete') afterLoad();
  else addEventListener('load', afterLoad, { once: true });
}
