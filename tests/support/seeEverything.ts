import { vi } from 'vitest';

/** For tests whose page has no layout: whatever is watched has come into view. */
class SeesEverything implements Pick<IntersectionObserver, 'observe' | 'disconnect'> {
  readonly #report: IntersectionObserverCallback;

  constructor(report: IntersectionObserverCallback) {
    this.#report = report;
  }
  observe(target: Element) {
    // What the code asks of an entry and of its observer is here.
    this.#report([{ target, isIntersecting: true } as IntersectionObserverEntry], this as unknown as IntersectionObserver);
  }
  unobserve() {}
  disconnect() {}
}

/** From now on everything is on the screen, until the test's globals are restored. */
export const seeEverything = (): void => void vi.stubGlobal('IntersectionObserver', SeesEverything);
