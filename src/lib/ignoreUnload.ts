/** How long a page that leaves may take: some browsers ignore a reload, and then the player must get a message. */
const LEAVES_WITHIN_MS = 10_000;

let isLeaving = false;

/** The page is left, unless the address turns out to be a file to save; settles only when the page stays. */
async function leave(): Promise<void> {
  isLeaving = true;
  await new Promise((resolve) => setTimeout(resolve, LEAVES_WITHIN_MS));
  isLeaving = false;
}

const onLeave = () => void leave();
// Firefox and Safari cancel downloads before `pagehide`. Firefox 153 keeps a page that listens for the way back, as other browsers do.
addEventListener('beforeunload', onLeave);
addEventListener('pagehide', onLeave);
addEventListener('pageshow', () => (isLeaving = false));

/**
 * Runs work that the browser cancels when the page is left, such as a download. That is not a failure and must not be reported: then
 * the work settles only when the page stays.
 */
export async function ignoreUnload<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    await new Promise((resolve) => setTimeout(resolve)); // older browsers cancel downloads before they say that the page is left
    if (isLeaving) await leave();
    throw error;
  }
}

/**
 * Leaves the page, unless that has begun before.
 *
 * @param begin Says whether it has begun to leave the page.
 * @returns Settles only when the page stays.
 */
export async function leavePage(begin: () => boolean): Promise<void> {
  if (isLeaving || begin()) await leave();
}
