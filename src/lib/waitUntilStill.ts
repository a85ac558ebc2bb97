/**
 * Waits until the page has not changed for a moment; endless animations are ignored. Runs in the page, so it must not use anything outside
 * itself.
 *
 * @param quietMs For how many milliseconds nothing may change.
 */
export function waitUntilStill(quietMs: number): Promise<void> {
  const LONGEST_MS = 4000;
  return new Promise<void>((resolve) => {
    const finish = () => {
      observer.disconnect();
      resolve();
    };
    let timer = setTimeout(finish, quietMs);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(finish, quietMs);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    setTimeout(finish, LONGEST_MS);
  });
}
