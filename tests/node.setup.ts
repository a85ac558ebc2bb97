import { afterAll, vi } from 'vitest';

// The next file runs in the same process: it has the clock and the globals, such as `fetch`, that Node has.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
