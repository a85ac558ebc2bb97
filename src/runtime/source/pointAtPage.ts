import type { FrameBox, FramePart } from '#schemas/edges/preview/frameParts.schema.ts';
import { partAt, partsOfPage, wholeOf } from './frameParts.ts';
import { enclosingRect, outlineElements } from './outlineParts.ts';

/** Events that would act on the page. A press of Enter causes a click as well. */
const ACTS = ['click', 'dblclick', 'auxclick', 'mousedown', 'mouseup', 'pointerdown', 'pointerup', 'touchend', 'submit'] as const;

/** Keys that walk through the parts of the page, and how far. */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** The part under the pointer, with its position. */
export interface Pointed {
  readonly part: FramePart;
  readonly box: FrameBox;
  readonly isPress: boolean;
}

export interface Pointing {
  /** Labels the outline of the part under the pointer. */
  readonly name: (name: string) => void;
  readonly stop: () => void;
}

/**
 * Turns the page into a picker: the part under the pointer or the focus, or selected by arrow keys, is outlined and reported, and a press is
 * reported instead of acting. Escape is reported as well.
 */
export function pointAtPage(onPart: (pointed: Pointed) => void, onLeave: () => void): Pointing {
  let last: Element | undefined;
  let whole: readonly Element[] = [];

  function report(element: Element, isPress: boolean) {
    const { x, y, width, height } = enclosingRect(whole);
    onPart({ part: partAt(element), box: { x, y, width, height }, isPress });
  }

  function show(element: Element) {
    if (element === last) return;
    last = element;
    whole = wholeOf(element);
    outlineElements(whole.length > 0 ? [{ elements: whole, label: '' }] : []);
    report(element, false);
  }

  function over({ target }: Event) {
    if (target instanceof Element) show(target);
  }

  function press(element: Element) {
    show(element);
    report(element, true);
  }

  function swallow(event: Event) {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type === 'click' && event.target instanceof Element) press(event.target);
  }

  function walk(step: number) {
    const parts = partsOfPage();
    const [here] = whole;
    const at = parts.findIndex((part) => part === last || part === here);
    const next = parts[at < 0 ? (step > 0 ? 0 : parts.length - 1) : Math.max(0, Math.min(parts.length - 1, at + step))];
    if (!next) return;
    next.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    show(next);
  }

  function onKey(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (step === undefined && event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (step !== undefined) walk(step);
    else if (event.key === 'Escape') onLeave();
    else if (last) press(last);
  }

  const root = document.documentElement;
  root.style.cursor = 'crosshair';
  for (const name of ACTS) addEventListener(name, swallow, { capture: true, passive: false });
  addEventListener('pointerover', over, { capture: true });
  addEventListener('focusin', over, { capture: true });
  addEventListener('keydown', onKey, { capture: true });
  return {
    name: (name) => outlineElements(whole.length > 0 ? [{ elements: whole, label: '', name }] : []),
    stop() {
      root.style.cursor = '';
      for (const name of ACTS) removeEventListener(name, swallow, { capture: true });
      removeEventListener('pointerover', over, { capture: true });
      removeEventListener('focusin', over, { capture: true });
      removeEventListener('keydown', onKey, { capture: true });
      outlineElements([]);
    },
  };
}
