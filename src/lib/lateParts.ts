/*
 * Parts of the page that the server drew and whose code is not here yet. They show the server's HTML, whose links work,
 * until somebody comes near.
 */
interface LatePart {
  readonly load: () => Promise<void>;
  awake?: Promise<void>;
  /** How many places still show the server's HTML of this part. */
  places: number;
  /** Looks whether the part is alive: its code is here, and no place is left to take over. */
  check: () => void;
}

const waiting = new Map<string, LatePart>();

/** Lets a part wait. The promise is kept once the part was woken and `load` is done. */
export function letWait<T>(name: string, load: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    waiting.set(name, { load: () => load().then(resolve, reject), places: 0, check: () => undefined });
  });
}

export const isWaiting = (name: string): boolean => waiting.has(name);

/**
 * Says that a place shows the server's HTML of a part that waits. React takes it over in its own time, so whoever does
 * says when: by calling what this returns. A place that is gone says the same.
 */
export function holdPlace(name: string): () => void {
  const part = waiting.get(name);
  if (!part) return () => undefined;
  let isHeld = true;
  part.places += 1;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    part.places -= 1;
    part.check();
  };
}

async function wake(name: string, part: LatePart): Promise<void> {
  await part.load();
  await new Promise<void>((resolve) => {
    part.check = () => part.places === 0 && resolve();
    part.check();
  });
  waiting.delete(name);
}

/** Loads a part that waits; done when it is alive. Nothing happens for one that does not wait. */
export async function wakePart(name: string): Promise<void> {
  const part = waiting.get(name);
  if (part) await (part.awake ??= wake(name, part));
}

/** To be called before something changes that the whole page shows: a part that still waits could not follow. */
export const wakeAllParts = async (): Promise<void> => {
  await Promise.all([...waiting.keys()].map(wakePart));
};
