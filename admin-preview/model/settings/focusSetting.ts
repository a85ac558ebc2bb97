import { keysOf, pointerTo } from '#schemas/base/json/problem.ts';

const FOCUSABLE = 'input:not([type=hidden]), select, textarea, button';

/** The element that edits a pointer: its own, or that of the nearest setting around it. */
function elementFor(pointer: string): HTMLElement | undefined {
  const keys = keysOf(pointer);
  for (let depth = keys.length; depth > 0; depth -= 1) {
    const found = document.querySelector<HTMLElement>(`[data-pointer="${CSS.escape(pointerTo(...keys.slice(0, depth)))}"]`);
    if (found) return found;
  }
  return undefined;
}

/** Brings a setting into view, shows where it is, and puts the focus on its control. */
export function focusSetting(pointer: string): void {
  const element = elementFor(pointer);
  if (!element) return;
  // A long way is not travelled: it takes seconds, and what one looks for is not there meanwhile.
  const isFar = Math.abs(element.getBoundingClientRect().top) > 2 * innerHeight;
  element.scrollIntoView({
    block: 'center',
    behavior: isFar || matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
  });
  element.dataset['found'] = '';
  element.addEventListener('animationend', () => delete element.dataset['found'], { once: true });
  // Not the button that resets it.
  const control = [...element.querySelectorAll<HTMLElement>(FOCUSABLE)].find((each) => !each.closest('[data-layer]'));
  control?.focus({ preventScroll: true });
}
