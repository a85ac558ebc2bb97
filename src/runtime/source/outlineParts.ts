import type { FrameMarks } from '#schemas/preview/frameParts.schema.ts';
import { elementsOf } from './frameParts.ts';

/** More outlines than this are not helpful. */
const MOST_BOXES = 120;
/** Seen on every ground, and no brand's own. */
const COLOUR = '#2f6bff';

interface Outlined {
  readonly element: Element;
  /** What stands at its corner. */
  readonly label: string;
}

let layer: HTMLElement | undefined;
let shown: readonly Outlined[] = [];
let paint = 0;
/** What was brought into view last. */
let revealed = '';

function boxFor({ element, label }: Outlined): HTMLElement {
  const { top, left, width, height } = element.getBoundingClientRect();
  const box = document.createElement('div');
  box.style.cssText = `position:fixed;top:${top - 2}px;left:${left - 2}px;width:${width + 4}px;height:${height + 4}px;box-sizing:border-box;border:2px solid ${COLOUR};border-radius:4px;background:${COLOUR}1f;box-shadow:0 0 0 1px #ffffffb3`;
  if (label === '') return box;
  const number = document.createElement('span');
  number.textContent = label;
  number.style.cssText = `position:absolute;top:-2px;inset-inline-start:-2px;min-width:22px;padding:0 4px;box-sizing:border-box;border-radius:4px;background:${COLOUR};color:#fff;font:700 13px/20px system-ui;text-align:center`;
  box.append(number);
  return box;
}

/** Dialogs lie in the browser's top layer, so the outlines do as well; the last one to get there is above. */
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

function isInView({ element }: Outlined): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return element.isConnected && bottom > 0 && top < innerHeight;
}

/** The page scrolls and moves below the outlines. */
function follow() {
  layerOnTop().replaceChildren(...shown.filter(isInView).slice(0, MOST_BOXES).map(boxFor));
  paint = shown.length > 0 ? requestAnimationFrame(follow) : 0;
}

/** Outlines elements and keeps the outlines on them; none takes them away. */
export function outlineElements(elements: readonly Outlined[]): void {
  cancelAnimationFrame(paint);
  shown = elements;
  if (elements.length === 0) {
    layer?.remove();
    return;
  }
  const top = layerOnTop();
  if (top.matches(':popover-open')) top.hidePopover();
  top.showPopover();
  follow();
}

/** Outlines what the marks are about, numbered where there are several, and brings the first of it into view when none of it is. */
export function outlineMarks(marks: readonly FrameMarks[]): void {
  const outlined = marks.flatMap((each, index) =>
    elementsOf(each).map((element) => ({ element, label: marks.length > 1 ? String(index + 1) : '' })),
  );
  // The same marks are sent again when more of a page is drawn, and the page may have been scrolled since.
  const place = JSON.stringify([location.pathname, marks]);
  if (outlined.length > 0 && place !== revealed) {
    if (!outlined.some(isInView)) outlined[0]?.element.scrollIntoView({ block: 'center' });
    revealed = place;
  } else if (marks.length === 0) revealed = '';
  outlineElements(outlined);
}
