/*
 * Parts of the page that the server drew and whose code is not here yet. They show the server's HTML, whose links work,
 * until somebody comes near.
 */
const waiting = new Map<string, () => Promise<void>>();

/** Lets a part wait. The promise is kept once the part was woken and `load` is done. */
export function letWait<T>(name: string, load: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    let awake: Promise<void> | undefined;
    const wake = async () => {
      await load().then(resolve, reject);
      // React takes the part over in a task of its own.
      await new Promise((done) => setTimeout(done));
      waiting.delete(name);
    };
    waiting.set(name, () => (awake ??= wake()));
  });
}

export const isWaiting = (name: string): boolean => waiting.has(name);

/** Loads a part that waits; done when it is alive. Nothing happens for one that does not wait. */
export const wakePart = async (name: string): Promise<void> => waiting.get(name)?.();

/** To be called before something changes that the whole page shows: a part that still waits could not follow. */
export const wakeAllParts = async (): Promise<void> => {
  await Promise.all([...waiting.keys()].map(wakePart));
};
