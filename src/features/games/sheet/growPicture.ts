import styles from './growPicture.module.css';

/** The picture of a pressed tile, and where it was at that moment. */
export interface PressedPicture {
  readonly image: HTMLImageElement;
  readonly at: DOMRect;
}

/** What was pressed last since this code is here. */
let lastPressed: EventTarget | null = null;

addEventListener('pointerdown', ({ target }) => (lastPressed = target), { capture: true });

/** Pictures of tiles that may have been pressed. The first press loads this code: it has left the focus behind, in Safari `:hover` alone. */
export function pressedPictures(): readonly PressedPicture[] {
  return [lastPressed, document.activeElement, document.querySelector('a:hover, button:hover')].flatMap((pressed) => {
    const tile = pressed instanceof Element ? pressed.closest('a, button') : null;
    const image = tile?.querySelector<HTMLImageElement>('[data-tile] > img');
    return image ? [{ image, at: image.getBoundingClientRect() }] : [];
  });
}

/** Address of a picture, also of one that waited to come near the screen. */
const addressOf = ({ dataset, src }: HTMLImageElement): string => new URL(dataset['src'] ?? src, location.href).href;

const GROWING_MS = 280;

/** Fast at first, slow at the end. */
const easeOut = (part: number): number => 1 - (1 - part) ** 3;

/**
 * Lets the picture of the pressed tile grow into the picture of the sheet, above both, if they are the same one. The sheet rises and gets longer
 * meanwhile, so every frame asks where its picture is. Nothing waits for it: the sheet can be used from the start. Returns how to end it.
 */
export function growPicture(pressed: readonly PressedPicture[], into: HTMLElement): (() => void) | undefined {
  const own = into.querySelector('img');
  const dialog = into.closest('dialog');
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!own || !dialog || isStill || !('showPopover' in own)) return undefined;
  const from = pressed.find(({ image }) => addressOf(image) === addressOf(own));
  if (!from) return undefined;
  const { at, image } = from;
  const flying = document.createElement('img');
  flying.src = image.src;
  flying.alt = '';
  flying.className = styles.flying ?? '';
  flying.popover = 'manual';
  into.style.visibility = 'hidden';
  let began: number | undefined;
  // From the next frame on the dialog is modal, and what is opened last lies on top.
  let frame = requestAnimationFrame(step);

  function end() {
    cancelAnimationFrame(frame);
    flying.remove();
    into.style.visibility = '';
  }
  function step(now: number) {
    if (began === undefined) {
      began = now;
      dialog?.append(flying);
      flying.showPopover();
    }
    const part = easeOut(Math.min(1, (now - began) / GROWING_MS));
    if (part === 1) return end();
    const to = into.getBoundingClientRect();
    for (const side of ['left', 'top', 'width', 'height'] as const)
      flying.style[side] = `${at[side] + (to[side] - at[side]) * part}px`;
    frame = requestAnimationFrame(step);
  }
  return end;
}
