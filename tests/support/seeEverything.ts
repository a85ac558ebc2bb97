import { vi } from 'vitest';

/** For tests without layout: every observed element counts as visible. */
class SeesEverything implements Pick<IntersectionObserver, 'observe' | 'disconnect'> {
  readonly #report: IntersectionObserverCallback;

  constructor(report: IntersectionObserverCallback) {
    this.#report = report;
  }
  observe(target: Element) {
    // The properties of entry and observer that the code uses are here.
    this.#report([{ target, isIntersecting: true } as IntersectionObserverEntry], this as unknown as IntersectionObserver);
  }
  unobserve() {}
  disconnect() {}
}

/** From now on everything is on the screen, until the test's globals are restored. */
export const seeEverything = (): void => void vi.stubGlobal('IntersectionObserver', SeesEverything);
