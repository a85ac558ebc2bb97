import type { FrameMarks } from '#schemas/preview/frameParts.schema.ts';
import { elementsOf } from './frameParts.ts';

/** More outlines than this are not helpful. */
const MOST_BOXES = 120;
/** Seen on every ground, and no brand's own. */
const COLOUR = '#2f6bff';

let layer: HTMLElement | undefined;
let shown: readonly Element[] = [];
let paint = 0;

function boxFor({ top, left, width, height }: DOMRect): HTMLElement {
  const box = document.createElement('div');
  box.style.cssText = `position:fixed;top:${top - 2}px;left:${left - 2}px;width:${width + 4}px;height:${height + 4}px;box-sizing:border-box;border:2px solid ${COLOUR};border-radius:4px;background:${COLOUR}1f;box-shadow:0 0 0 1px #ffffffb3`;
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

function draw() {
  const top = layerOnTop();
  const boxes = shown.flatMap((element) => (element.isConnected ? [element.getBoundingClientRect()] : []));
  const inView = boxes.filter(({ bottom, top: start }) => bottom > 0 && start < innerHeight);
  top.replaceChildren(...inView.slice(0, MOST_BOXES).map(boxFor));
}

/** The page scrolls and moves below the outlines. */
function follow() {
  draw();
  paint = shown.length > 0 ? requestAnimationFrame(follow) : 0;
}

/** Outlines elements and keeps the outlines on them; none takes them away. */
export function outlineElements(elements: readonly Element[]): void {
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

/** Outlines what the marks are about, and brings the first of it into view when none of it is. */
export function outlineMarks(marks: FrameMarks): void {
  const elements = elementsOf(marks);
  const isInView = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  };
  if (!elements.some(isInView)) elements[0]?.scrollIntoView({ block: 'center' });
  outlineElements(elements);
}
