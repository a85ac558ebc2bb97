/** A visitor who requests many pages must cause neither endless work nor an endless queue. */
const WAITING_MAX = 200;

/**
 * Runs background tasks one at a time, each key once: a key that is waiting is not added again, and keys that arrive while
 * too many are waiting are dropped.
 */
export function createTaskQueue(
  run: (key: string) => Promise<void>,
  onError: (error: unknown, key: string) => void,
): (key: string) => void {
  const waiting = new Set<string>();
  let isBusy = false;

  async function runAll(): Promise<void> {
    isBusy = true;
    // Iterating a set includes elements that are added meanwhile.
    for (const key of waiting) {
      waiting.delete(key);
      await run(key).catch((error: unknown) => onError(error, key));
    }
    isBusy = false;
  }

  return (key) => {
    if (waiting.size >= WAITING_MAX) return;
    waiting.add(key);
    if (!isBusy) void runAll();
  };
}
