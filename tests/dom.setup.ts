import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { notePage } from './support/notePage.ts';

// The first test of a file that loads code on demand waits for it to be compiled, which takes longer on a busy machine.
configure({ asyncUtilTimeout: 30_000 });

// jsdom does not evaluate media queries. A page in a browser's tab, without preferences of its visitor, matches none.
globalThis.matchMedia ??= (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList; // all that we use

// Nor does it lay anything out: no size ever changes.
globalThis.ResizeObserver ??= class implements ResizeObserver {
  disconnect() {}
  observe() {}
  unobserve() {}
};

afterEach(cleanup);

// The next file runs in the same window: it gets the initial page, and loads our code again, with empty stores and caches.
const restorePage = notePage();
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  restorePage();
  vi.resetModules();
});
