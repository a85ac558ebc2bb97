/** Event of the window: a call has failed for good, and the platform or the site is why. */
export const CALL_FAILED = 'callfailed';

declare global {
  interface WindowEventMap {
    /** Names the call and its error. */
    [CALL_FAILED]: CustomEvent<string>;
  }
}
