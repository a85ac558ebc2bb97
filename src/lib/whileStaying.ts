/** How long a page that leaves may take: some browsers ignore a reload, and then the player must get a message. */
const LEAVES_WITHIN_MS = 10_000;

let isLeaving = false;
addEventListener('pagehide', () => (isLeaving = true));
addEventListener('pageshow', () => (isLeaving = false));

/** Waits as long as a page that leaves may take; settles only when the page stays although it was about to leave. */
async function untilStayed(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, LEAVES_WITHIN_MS));
  isLeaving = false;
}

/** The page is about to be left, unless the address turns out to be a file to save. */
function onBeforeUnload() {
  isLeaving = true;
  void untilStayed();
}

/** How much work is on its way that a browser cancels. */
let running = 0;

/**
 * Runs work that the browser cancels when the page is left, such as a download. That is not a failure and must not be reported: then
 * the work settles only when the page stays.
 */
export async function whileStaying<T>(work: () => Promise<T>): Promise<T> {
  // Firefox and Safari cancel before `pagehide`. Only while something is on its way: some browsers keep no page for the way back that listens.
  if (running === 0) addEventListener('beforeunload', onBeforeUnload);
  running += 1;
  try {
    return await work();
  } catch (error) {
    await new Promise((resolve) => setTimeout(resolve)); // older browsers cancel downloads before they say that the page is left
    if (isLeaving) await untilStayed();
    throw error;
  } finally {
    running -= 1;
    if (running === 0) removeEventListener('beforeunload', onBeforeUnload);
  }
}

/**
 * Leaves the page, unless that has begun before.
 *
 * @param begin Says whether it has begun to leave the page.
 * @returns Settles only when the page stays.
 */
export async function leavePage(begin: () => boolean): Promise<void> {
  isLeaving ||= begin();
  if (isLeaving) await untilStayed();
}
