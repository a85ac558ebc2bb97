/** Local or session storage that never throws: where the browser forbids it, it behaves as if it were empty. */
export interface Store {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  keys(): readonly string[];
  /** Empties it of everything this site has put there. */
  clear(): void;
}

function guarded(open: () => Storage): Store {
  /** Private modes and blocked cookies make any access throw; the page works on without memory. */
  const attempt = <T>(work: (storage: Storage) => T, otherwise: T): T => {
    try {
      return work(open());
    } catch {
      return otherwise;
    }
  };
  return {
    get: (key) => attempt((storage) => storage.getItem(key), null),
    set: (key, value) => attempt((storage) => storage.setItem(key, value), undefined),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
    keys: () => attempt((storage) => Object.keys(storage), []),
    clear: () => attempt((storage) => storage.clear(), undefined),
  };
}

export const localStore: Store = guarded(() => localStorage);
export const sessionStore: Store = guarded(() => sessionStorage);
