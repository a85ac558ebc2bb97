import type { FramePart } from '#schemas/preview/frameParts.schema.ts';
import { partAt, wholeOf } from './frameParts.ts';
import { outlineElements } from './outlineParts.ts';

/** What would act on the page. A press with Enter is a click as well. */
const ACTS = ['click', 'dblclick', 'auxclick', 'mousedown', 'mouseup', 'pointerdown', 'pointerup', 'touchend', 'submit'] as const;

/**
 * Turns the page into something to point at: what the pointer or the focus is on is outlined and reported, and a press
 * is reported instead of acting. Returns how to stop.
 */
export function pointAtPage(onPart: (part: FramePart, isPress: boolean) => void): () => void {
  let last: Element | undefined;

  function over(event: Event) {
    const { target } = event;
    if (!(target instanceof Element) || target === last) return;
    last = target;
    const whole = wholeOf(target);
    outlineElements(whole ? [{ element: whole, label: '' }] : []);
    onPart(partAt(target), false);
  }

  function swallow(event: Event) {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type === 'click' && event.target instanceof Element) onPart(partAt(event.target), true);
  }

  const root = document.documentElement;
  root.style.cursor = 'crosshair';
  for (const name of ACTS) addEventListener(name, swallow, { capture: true, passive: false });
  addEventListener('pointerover', over, { capture: true });
  addEventListener('focusin', over, { capture: true });
  return () => {
    root.style.cursor = '';
    for (const name of ACTS) removeEventListener(name, swallow, { capture: true });
    removeEventListener('pointerover', over, { capture: true });
    removeEventListener('focusin', over, { capture: true });
    outlineElements([]);
  };
}
