/*
 * Loads pictures when they come near the screen. Plain DOM, because it works on the server's page before the player is
 * there, and for the player's own pictures afterwards. `loading="lazy"` would load the whole lobby at once: its reach is
 * longer than the page.
 */
import { hostCount, movedBy, ownAddress } from './imageHosts.ts';

const REACH = '200px 200px';

/**
 * Placeholder address of a picture that is not requested yet: HTML requires one. `LazyImage.module.css` and `PrizePicture.module.css` use it
 * too.
 */
export const WAITING = 'data:,';

const isWaiting = (image: HTMLImageElement): boolean => image.getAttribute('src') === WAITING;

let observer: IntersectionObserver | undefined;

function onError(event: Event) {
  const image = event.currentTarget;
  if (image instanceof HTMLImageElement && !isWaiting(image)) replace(image);
}

/** Replaces a picture that does not load: by the same at the next host, then by its fallback if it has one, else by nothing. */
function replace(image: HTMLImageElement) {
  const { fallback, moves = '0' } = image.dataset;
  const failed = image.getAttribute('src') ?? '';
  const next = movedBy(failed, 1);
  if (failed !== fallback && next !== failed && Number(moves) + 1 < hostCount()) {
    image.dataset['moves'] = String(Number(moves) + 1);
    image.src = next;
  } else if (fallback && failed !== fallback) image.src = fallback;
  else image.dataset['broken'] = '';
}

function load(image: HTMLImageElement) {
  const { src } = image.dataset;
  if (src !== undefined && isWaiting(image)) image.src = ownAddress(src);
}

function onMeet(entries: readonly IntersectionObserverEntry[]) {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting || !(target instanceof HTMLImageElement)) continue;
    observer?.unobserve(target);
    load(target);
  }
}

/** Observes one picture: loads it when it comes near the screen and handles its failure, also an earlier one. */
export function observeImage(image: HTMLImageElement): void {
  image.addEventListener('error', onError);
  if (!isWaiting(image)) {
    if (image.complete && image.naturalWidth === 0) replace(image);
    return;
  }
  observer ??= new IntersectionObserver(onMeet, { rootMargin: REACH });
  observer.observe(image);
}

/** Watches every picture below `root`. Asking again changes nothing. */
export function observeImages(root: ParentNode): void {
  for (const image of root.querySelectorAll<HTMLImageElement>('img[data-picture]')) observeImage(image);
}
