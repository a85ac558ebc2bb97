/** How long a page that is never idle delays one slice of work. */
const SLICE_TIMEOUT_MS = 1000;

/** Settles when the browser has nothing more urgent to do. */
export const idle = (): Promise<unknown> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, { timeout: SLICE_TIMEOUT_MS });
    else setTimeout(resolve, 50); // Safari
  });
