/*
 * Loads pictures when they come near the screen. Plain DOM, because it works on the server's page before the player is
 * there, and for the player's own pictures afterwards. `loading="lazy"` would load the whole lobby at once: its reach is
 * longer than the page.
 */
const REACH = '200px 200px';

let observer: IntersectionObserver | undefined;

function onError(event: Event) {
  const image = event.currentTarget;
  if (image instanceof HTMLImageElement) replace(image);
}

/** Stands in for a picture that does not load: its fallback if it has one, else nothing. */
function replace(image: HTMLImageElement) {
  const { fallback } = image.dataset;
  if (fallback && image.getAttribute('src') !== fallback) image.src = fallback;
  else image.dataset['broken'] = '';
}

function load(image: HTMLImageElement) {
  const { src } = image.dataset;
  if (src !== undefined && !image.hasAttribute('src')) image.src = src;
}

function onMeet(entries: readonly IntersectionObserverEntry[]) {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting || !(target instanceof HTMLImageElement)) continue;
    observer?.unobserve(target);
    load(target);
  }
}

/** Watches one picture: loads it when it comes near and deals with its failure, also one that happened already. */
export function observeImage(image: HTMLImageElement): void {
  image.addEventListener('error', onError);
  if (image.hasAttribute('src')) {
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
