/** Who asks for page after page must not make work that is never done, nor a memory of it. */
const WAITING_MAX = 200;

/**
 * Does work that nobody waits for, one key at a time. A key that waits already waits once, and what comes while too many
 * wait is left undone.
 */
export function createSideline(
  work: (key: string) => Promise<void>,
  onError: (error: unknown, key: string) => void,
): (key: string) => void {
  const waiting = new Set<string>();
  let isBusy = false;

  async function workOff(): Promise<void> {
    isBusy = true;
    // A set is walked in order, along what is added on the way.
    for (const key of waiting) {
      waiting.delete(key);
      await work(key).catch((error: unknown) => onError(error, key));
    }
    isBusy = false;
  }

  return (key) => {
    if (waiting.size >= WAITING_MAX) return;
    waiting.add(key);
    if (!isBusy) void workOff();
  };
}
