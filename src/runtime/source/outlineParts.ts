import type { FrameMarks } from '#schemas/edges/preview/frameParts.schema.ts';
import { elementsOf } from './frameParts.ts';

/** More outlines than this are not helpful. */
const MOST_BOXES = 120;
/** Seen on every ground, and no brand's own. */
const COLOUR = '#2f6bff';

interface Outlined {
  /** Elements that one outline encloses. */
  readonly elements: readonly Element[];
  /** Label at its corner. */
  readonly label: string;
  /** The name of the part, which is above it where there is room. */
  readonly name?: string;
}

let layer: HTMLElement | undefined;
let shown: readonly Outlined[] = [];
let paint = 0;
/** Where the outlines are that are drawn. */
let drawnAt = '';
/** The element scrolled to last. */
let revealed = '';

/** The smallest box around elements that take room. */
export function enclosingRect(elements: readonly Element[]): DOMRect {
  const boxes = elements.map((element) => element.getBoundingClientRect()).filter(({ width, height }) => width > 0 && height > 0);
  if (boxes.length === 0) return new DOMRect();
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.right));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}

const NAME_HEIGHT = 22;

/** The label at the outline's corner nearer to the edge of the page, so that a long one can use the width of the page. */
function nameFor(name: string, { top, left, right }: DOMRect): HTMLElement {
  const isAtEnd = left + right > innerWidth;
  const room = Math.round(isAtEnd ? right : innerWidth - left);
  const words = document.createElement('span');
  words.textContent = name;
  words.dir = 'auto';
  words.style.cssText = `position:absolute;top:${top > NAME_HEIGHT ? -NAME_HEIGHT - 2 : -2}px;${isAtEnd ? 'right' : 'left'}:-2px;max-width:${room}px;padding:0 6px;box-sizing:border-box;border-radius:4px;background:${COLOUR};color:#fff;font:600 12px/${NAME_HEIGHT}px system-ui;white-space:nowrap;overflow:hidden;text-overflow:ellipsis`;
  return words;
}

function boxFor({ label, name = '' }: Outlined, around: DOMRect): HTMLElement {
  const { top, left, width, height } = around;
  const box = document.createElement('div');
  box.style.cssText = `position:fixed;top:${top - 2}px;left:${left - 2}px;width:${width + 4}px;height:${height + 4}px;box-sizing:border-box;border:2px solid ${COLOUR};border-radius:4px;background:${COLOUR}1f;box-shadow:0 0 0 1px #ffffffb3`;
  if (name !== '') box.append(nameFor(name, around));
  if (label === '') return box;
  const number = document.createElement('span');
  number.textContent = label;
  number.style.cssText = `position:absolute;top:-2px;inset-inline-start:-2px;min-width:22px;padding:0 4px;box-sizing:border-box;border-radius:4px;background:${COLOUR};color:#fff;font:700 13px/20px system-ui;text-align:center`;
  box.append(number);
  return box;
}

/** Dialogs are in the browser's top layer, so the outlines are as well; the last element to enter it is on top. */
function layerOnTop(): HTMLElement {
  layer ??= document.createElement('div');
  layer.dataset['outlines'] = '';
  layer.setAttribute('aria-hidden', 'true');
  layer.popover = 'manual';
  layer.style.cssText =
    'position:fixed;inset:0;inline-size:auto;block-size:auto;margin:0;padding:0;border:0;background:none;pointer-events:none;overflow:hidden';
  if (!layer.isConnected) document.body.append(layer);
  return layer;
}

function isInView({ elements }: Outlined): boolean {
  const { top, bottom } = enclosingRect(elements);
  return elements.some((element) => element.isConnected) && bottom > 0 && top < innerHeight;
}

/** The page scrolls and moves below the outlines. They are drawn again only where something has moved: each time costs a whole picture of the page. */
function follow() {
  const inView = shown.filter(isInView).slice(0, MOST_BOXES);
  const boxes = inView.map(({ elements }) => enclosingRect(elements));
  const places = JSON.stringify([innerWidth, boxes]);
  if (places !== drawnAt || !layer?.isConnected) {
    layerOnTop().replaceChildren(...inView.map((outlined, index) => boxFor(outlined, boxes[index] ?? new DOMRect())));
    drawnAt = places;
  }
  paint = shown.length > 0 ? requestAnimationFrame(follow) : 0;
}

/** Outlines elements and moves the outlines with them; an empty list removes them. */
export function outlineElements(elements: readonly Outlined[]): void {
  cancelAnimationFrame(paint);
  shown = elements;
  drawnAt = '';
  if (elements.length === 0) {
    layer?.remove();
    return;
  }
  const top = layerOnTop();
  if (top.matches(':popover-open')) top.hidePopover();
  top.showPopover();
  follow();
}

/** Outlines the marked elements, numbered if there are several, and scrolls to the first if none is visible. */
export function outlineMarks(marks: readonly FrameMarks[]): void {
  const outlined = marks.flatMap((each, index) =>
    elementsOf(each).map((element) => ({ elements: [element], label: marks.length > 1 ? String(index + 1) : '' })),
  );
  // The same marks are sent again when more of a page is drawn, and the page may have been scrolled since.
  const place = JSON.stringify([location.pathname, marks]);
  if (outlined.length > 0 && place !== revealed) {
    if (!outlined.some(isInView)) outlined[0]?.elements[0]?.scrollIntoView({ block: 'center' });
    revealed = place;
  } else if (marks.length === 0) revealed = '';
  outlineElements(outlined);
}
