/*
 * What the server rendered below the first screen is hydrated after the rest: its code is loaded once the page is interactive and has
 * idle time, or when it is needed at once. Such a place carries `data-dehydrated` until React has hydrated it.
 */

const DEHYDRATED = 'data-dehydrated';

let deferred: ReadonlySet<string> = new Set();
let begin: () => void = () => undefined;
let begun: Promise<void> = Promise.resolve();
let done: Promise<void> | undefined;

/** Puts the code of some parts off until `hydrateAll`. */
export function deferHydration(parts: readonly string[]): void {
  deferred = new Set(parts);
  begun = new Promise((resolve) => (begin = resolve));
  done = undefined;
}

/** Settles when the code of a part may be loaded. */
export const mayLoad = (part: string): Promise<void> => (deferred.has(part) ? begun : Promise.resolve());

const isHydrated = (): boolean => document.querySelector(`[${DEHYDRATED}]`) === null;

const untilHydrated = (): Promise<void> =>
  new Promise((resolve) => {
    const check = () => {
      if (!isHydrated()) return;
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(check);
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: [DEHYDRATED] });
    check();
  });

/**
 * Hydrates everything that was deferred. To be awaited before a change that affects the whole page: React throws away the server's HTML of
 * elements that are not hydrated yet.
 */
export async function hydrateAll(): Promise<void> {
  if (deferred.size === 0) return;
  begin();
  await (done ??= untilHydrated().then(() => {
    deferred = new Set();
  }));
}

/** Marks a place as hydrated. */
export const markHydrated = (place: Element | null): void => place?.removeAttribute(DEHYDRATED);

/** Whether a click would be lost or undone: it is in a part that is not hydrated, or on a link that scrolls to one. */
const meetsDehydrated = (control: Element): boolean =>
  !isHydrated() && (control.matches('a[href^="#"]') || control.closest(`[${DEHYDRATED}]`) !== null);

/** Holds early clicks on buttons and on links within the page, and repeats them once everything is hydrated. Other links work before. */
export function holdClicksUntilHydrated(): void {
  addEventListener(
    'click',
    (event) => {
      const control =
        event.target instanceof Element ? event.target.closest<HTMLElement>('button:not([popovertarget]), a[href^="#"]') : null;
      if (deferred.size === 0 || !control || !meetsDehydrated(control)) return;
      event.preventDefault();
      event.stopPropagation();
      void hydrateAll().then(() => control.isConnected && control.click());
    },
    { capture: true },
  );
}
