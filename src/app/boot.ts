/**
 * The only script a page loads by itself: a few hundred bytes that load pictures near the screen, move the banners, and
 * fetch the player when it is wanted. Until then the page works by links, popovers and scrolling.
 */
import { localStore } from '#src/lib/browserStorage.ts';
import { paths } from '#src/lib/paths.ts';
import { SESSION_KEY } from '#src/site/sessionKey.ts';
import { startAutoplay } from '#src/ui/Carousel/autoplay.ts';
import { observeImages } from '#src/ui/LazyImage/observeImages.ts';
import type { PageBoot } from './pageBoot.ts';
import type { RunningPlayer } from './startPlayer.tsx';

// Our own server wrote this element.
const boot = JSON.parse(document.getElementById('boot')?.textContent ?? '{}') as PageBoot;

observeImages(document);
for (const carousel of document.querySelectorAll<HTMLElement>('[data-autoplay-ms]')) startAutoplay(carousel);

let isWarm = false;
let player: Promise<RunningPlayer> | undefined;
let alive = false;

/** Loads and starts the player, once. When its code cannot be had, the page stays as it is and the next touch tries again. */
function wake(): Promise<RunningPlayer> {
  player ??= import('./startPlayer.tsx')
    .then(async ({ startPlayer }) => {
      const running = await startPlayer(boot);
      alive = true;
      return running;
    })
    .catch((error: unknown) => {
      player = undefined;
      throw error;
    });
  return player;
}

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
  void wake().then(() => control.isConnected && control.click());
}

/** A form sent before the player is there would leave the page with its fields in the address. It waits instead. */
function holdSubmit(event: SubmitEvent) {
  if (alive || !(event.target instanceof HTMLFormElement)) return;
  const form = event.target;
  event.preventDefault();
  void wake().then(() => form.isConnected && form.requestSubmit());
}

/** Learns of newer releases. A page that nobody touched comes to life to show one. */
function followReleases() {
  const events = new EventSource('/site/events');
  let shown = boot.revision;
  events.addEventListener('release', ({ data }: MessageEvent<string>) => {
    const { revision } = JSON.parse(data) as { revision: number };
    if (revision === shown) return;
    shown = revision;
    void wake().then((running) => running.refresh());
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
function warm() {
  if (sparesBytes()) return;
  const chunks =
    document.querySelector<HTMLScriptElement>('script[data-chunks]')?.dataset['chunks']?.split(',').filter(Boolean) ?? [];
  let missing = chunks.length;
  for (const href of chunks) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    link.addEventListener('load', () => {
      missing -= 1;
      isWarm = missing === 0;
    });
    document.head.append(link);
  }
}

const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 4000 }) : setTimeout(work, 1000);

const TOUCHES = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const;

if (boot.preview) {
  void wake();
} else {
  for (const type of TOUCHES) addEventListener(type, () => void wake(), { once: true, passive: true, capture: true });
  addEventListener('click', holdClick, { capture: true });
  addEventListener('submit', holdSubmit, { capture: true });
  // A login elsewhere that has just come back waits for nobody's touch.
  if (location.pathname.startsWith(`${paths.social}/`)) void wake();
  const afterLoad = () => {
    // The server draws every page for a guest: a member's own page needs the player at once.
    whenIdle(() => void (localStore.get(SESSION_KEY) === null ? warm() : wake()));
    whenIdle(followReleases);
  };
  if (document.readyState === 'complete') afterLoad();
  else addEventListener('load', afterLoad, { once: true });
}
