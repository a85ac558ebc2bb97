/**
 * The only script a page loads by itself: it loads pictures near the screen, moves the banners, and fetches the player when
 * it is wanted. Until then the page works by links, popovers and scrolling.
 */
import { keepInviteCode } from '#src/features/auth/inviteCode.ts';
import { SOCIAL_PATH } from '#schemas/earlyPaths.ts';
import { GAME_QUERY } from '#src/lib/gameQuery.ts';
import { localStore, sessionStore } from '#src/lib/browserStorage.ts';
import { download } from '#src/lib/loadCode.ts';
import { OPENING_KEY } from '#src/lib/reloadOnce.ts';
import { SESSION_KEY } from '#src/site/sessionKey.ts';
import { observeImages } from '#src/ui/LazyImage/observeImages.ts';
import type { PageBoot } from '#schemas/page.ts';
import type { RunningPlayer } from './startPlayer.tsx';

const inlined = document.getElementById('boot')?.textContent;
/** What the server sent along. Nothing where the page is a bare file: then the platform's calls tell everything. */
const boot = inlined ? (JSON.parse(inlined) as PageBoot) : undefined; // our own server wrote it

observeImages(document);
// A tap may lead on before the player is here, and the invitation would stay behind.
if (boot) keepInviteCode(location.search, boot.site.behaviour.login.inviteQuery);

// The browser's offer to install the site comes once. No banner of its own beside ours.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  window.installOffer = event;
});

/** Browsers that know no popovers get a stand-in, before the player asks for them. */
const loadPopovers = async () => {
  if (!('popover' in HTMLElement.prototype)) (await import('./popoverFallback.ts')).addPopovers();
};

let isWarm = false;
let player: Promise<RunningPlayer> | undefined;
let alive = false;

/** Loads and starts the player, once. When its code cannot be had, the page stays as it is and the next touch tries again. */
function hydrate(): Promise<RunningPlayer> {
  player ??= Promise.all([import('./startPlayer.tsx'), loadPopovers()])
    .then(async ([{ startPlayer }]) => {
      const running = boot ? await startPlayer(boot) : await (await import('./bootFromCalls.ts')).bootFromCalls(startPlayer);
      alive = true;
      return running;
    })
    .catch((error: unknown) => {
      player = undefined;
      throw error;
    });
  return player;
}

/** Without the player the page goes on working by its links; the next touch tries again. */
const report = (error: unknown) => console.error('The page could not come to life.', error);

/** What only the player understands; and links inside the site, which it opens without a load once its code is here. */
const held = () =>
  isWarm ? 'button:not([popovertarget]), [role="tab"], a[href^="/"]:not([target])' : 'button:not([popovertarget]), [role="tab"]';

/** A tap that the player will understand waits for it, so that none is lost. */
function holdClick(event: MouseEvent) {
  if (alive || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || !(event.target instanceof Element))
    return;
  const control = event.target.closest<HTMLElement>(held());
  if (!control || control.closest('dialog')) return;
  event.preventDefault();
  event.stopPropagation();
  hydrate().then(
    () => control.isConnected && control.click(),
    (error: unknown) => {
      report(error);
      if (control instanceof HTMLAnchorElement) location.assign(control.href);
    },
  );
}

/** A form sent before the player is there would leave the page with its fields in the address. It waits instead. */
function holdSubmit(event: SubmitEvent) {
  if (alive || !(event.target instanceof HTMLFormElement)) return;
  const form = event.target;
  event.preventDefault();
  hydrate().then(() => form.isConnected && form.requestSubmit(), report);
}

/** Learns of newer releases. A page that nobody touched comes to life to show one. */
function followReleases() {
  const events = new EventSource('/site/events');
  let shown = boot?.revision;
  events.addEventListener('release', ({ data }: MessageEvent<string>) => {
    const { revision } = JSON.parse(data) as { revision: number };
    if (revision === shown) return;
    shown = revision;
    hydrate()
      .then((running) => running.refresh())
      .catch(report);
  });
}

/** A line this slow, in Mbit/s, or one where every byte is paid for, is left free: the code comes with the first touch. */
const SLOW_MBIT = 2;

/** Not every browser tells; those that do not are taken to be fast. */
function sparesBytes(): boolean {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean; readonly downlink?: number } };
  return connection?.saveData === true || (connection?.downlink ?? SLOW_MBIT) < SLOW_MBIT;
}

/** Downloads the player's code without running it, so that the first touch finds it here. */
async function warm() {
  const chunks =
    document.querySelector<HTMLScriptElement>('script[data-chunks]')?.dataset['chunks']?.split(',').filter(Boolean) ?? [];
  await Promise.all(chunks.map(download));
  isWarm = true;
}

/** Banners move once everything on the screen is there: until the player comes, without it. */
async function moveBanners() {
  const carousels = document.querySelectorAll<HTMLElement>('[data-autoplay-ms]');
  if (alive || carousels.length === 0) return;
  const { startAutoplay } = await import('#src/ui/Carousel/autoplay.ts');
  for (const carousel of carousels) startAutoplay(carousel);
}

const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 4000 }) : setTimeout(work, 1000);

const TOUCHES = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const;

/** Queries that name one of what a page lists: it comes into view, and a game's sheet is the player's alone. */
const NAMING = [GAME_QUERY, 'i', 'id', 'vassalage'];

/**
 * What a page must not wait for a touch for: the server draws for a guest, knows nothing of a gate that lifts, and draws a
 * placeholder where only the player knows more. Nor does it scroll.
 */
const mustHydrate = () =>
  boot?.gate !== 'open' ||
  localStore.get(SESSION_KEY) !== null ||
  sessionStore.get(OPENING_KEY) !== null ||
  document.querySelector('[data-needs-player]') !== null ||
  NAMING.some((name) => new URLSearchParams(location.search).has(name));

/** The oldest browsers that the player runs in know this (docs/browsers.md). Older ones keep the page that works without a script. */
const isSupported = 'supports' in CSS && CSS.supports('color', 'color-mix(in oklab, red, red)');

if (!isSupported) {
  document.documentElement.dataset['outdated'] = '';
} else if (!boot || boot.preview || boot.draft) {
  hydrate().catch(report);
  if (!boot) followReleases();
} else {
  for (const type of TOUCHES)
    addEventListener(type, () => void hydrate().catch(report), { once: true, passive: true, capture: true });
  loadPopovers().catch(report);
  addEventListener('click', holdClick, { capture: true });
  addEventListener('submit', holdSubmit, { capture: true });
  // A login elsewhere that has just come back waits for nobody's touch.
  if (location.pathname.startsWith(`${SOCIAL_PATH}/`)) {
    warm().catch(() => undefined); // asked for again below
    void hydrate();
  }
  const afterLoad = () => {
    whenIdle(() => {
      if (mustHydrate()) hydrate().catch(report);
      else if (!sparesBytes()) warm().catch(() => undefined); // the first touch asks for what did not come
    });
    whenIdle(() => void moveBanners().catch(report));
    whenIdle(followReleases);
    // Whoever comes back to the page may find the platform closed.
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void hydrate());
  };
  if (document.readyState === 'complete') afterLoad();
  else addEventListener('load', afterLoad, { once: true });
}
