/*
 * Moves a carousel on, marks where it is and answers its buttons. Plain DOM, because it works on the server's page
 * before the player is there. What it needs is marked in the page: [data-track] scrolls, its children are the slides,
 * [data-in-view] of the carousel is how many of them are seen at once on a phone, [data-go] of a button is `previous`, `next` or the index of a slide, [data-pause] is the pause button.
 */

import { readScale } from '../scales.ts';

/** Properties that Swiper adds to its element. */
interface Takeover {
  readonly activeIndex: number;
  slideTo(index: number): void;
}

type CarouselElement = HTMLElement & { readonly swiper?: Takeover };

const running = new WeakMap<HTMLElement, () => void>();

const trackOf = (root: HTMLElement): HTMLElement | null => root.querySelector<HTMLElement>('[data-track]');

const offsetOf = (track: HTMLElement, index: number): number => {
  const [first, slide] = [track.children[0], track.children[index]];
  return first instanceof HTMLElement && slide instanceof HTMLElement ? slide.offsetLeft - first.offsetLeft : 0;
};

/** Index of the slide that is shown. Offsets are negative where writing runs from right to left, and so is the scroll position. */
export function shownSlide(root: CarouselElement): number {
  if (root.swiper) return root.swiper.activeIndex;
  const track = trackOf(root);
  const step = track ? offsetOf(track, 1) : 0;
  return track && step !== 0 ? Math.round(track.scrollLeft / step) : 0;
}

function show(root: CarouselElement, index: number) {
  const track = trackOf(root);
  if (!track) return;
  // The last slide that can be first: behind it there is nothing more to show.
  const { inView } = root.dataset;
  const seen = inView === undefined ? 1 : Math.floor(Number(inView) * readScale('--row-scale'));
  const stops = Math.max(1, track.children.length - seen + 1);
  const wanted = (index + stops) % stops;
  if (root.swiper) root.swiper.slideTo(wanted);
  else track.scrollTo(offsetOf(track, wanted), 0);
}

/** Marks the button of the slide that is shown. */
export function markShown(root: CarouselElement): void {
  const shown = shownSlide(root);
  for (const button of root.querySelectorAll('[data-go]')) {
    if (button.getAttribute('data-go') === String(shown)) button.setAttribute('aria-current', 'true');
    else button.removeAttribute('aria-current');
  }
}

function setPaused(root: HTMLElement, paused: boolean) {
  root.toggleAttribute('data-paused', paused);
  root.querySelector('[data-pause]')?.setAttribute('aria-pressed', String(paused));
}

function onClick(this: HTMLElement, { target }: MouseEvent) {
  const button = target instanceof Element ? target.closest('button') : null;
  if (button?.hasAttribute('data-pause')) setPaused(this, !this.hasAttribute('data-paused'));
  const go = button?.getAttribute('data-go');
  if (go === null || go === undefined) return;
  const from = shownSlide(this);
  show(this, { previous: from - 1, next: from + 1 }[go] ?? Number(go));
}

/** Arrows on the focused track, also where Swiper has stopped it from scrolling. */
function onKeyDown(this: HTMLElement, event: KeyboardEvent) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const track = trackOf(this);
  if (step === undefined || !track || event.target !== track) return;
  event.preventDefault();
  show(this, shownSlide(this) + (getComputedStyle(track).direction === 'rtl' ? -step : step));
}

const isInView = (root: HTMLElement): boolean => {
  const { bottom, top } = root.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
};

/** Whether the carousel has the focus or the pointer, is paused or out of view, or the page allows no motion: then it must not move. */
const mustStay = (root: HTMLElement): boolean =>
  root.matches(':hover, :focus-within, [data-paused], [data-motion=still] *') || document.hidden || !isInView(root);

/**
 * Starts a carousel. `data-autoplay-ms` is its time between slides, 0 for none; `data-rest-ms` is when it stops, 0 for never. With reduced
 * motion it starts paused. Another call for the same carousel changes nothing.
 *
 * @returns Stops it.
 */
export function startAutoplay(root: HTMLElement): () => void {
  const existing = running.get(root);
  if (existing) return existing;
  const everyMs = Number(root.dataset['autoplayMs']);
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) setPaused(root, true);
  const end = new AbortController();
  const options = { signal: end.signal, passive: true };
  let touched = false;
  root.addEventListener('click', onClick, options);
  root.addEventListener('keydown', onKeyDown, { signal: end.signal });
  root.addEventListener('pointerdown', () => (touched = true), options);
  trackOf(root)?.addEventListener('scroll', () => markShown(root), options);
  const timer = setInterval(
    () => {
      if (!mustStay(root) && !touched) show(root, shownSlide(root) + 1);
      touched = false;
    },
    everyMs || 2 ** 31 - 1,
  );
  const restMs = Number(root.dataset['restMs']);
  const rest = restMs > 0 ? setTimeout(() => clearInterval(timer), restMs) : undefined;
  const stop = () => {
    clearInterval(timer);
    clearTimeout(rest);
    end.abort();
    running.delete(root);
  };
  running.set(root, stop);
  return stop;
}
