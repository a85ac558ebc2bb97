import { useCallback, useSyncExternalStore } from 'react';
import { localStore } from '#src/lib/browserStorage.ts';

const KEY = 'searches';
const MOST = 8;
const NONE: readonly string[] = [];

const listeners = new Set<() => void>();
let read: { readonly text: string; readonly words: readonly string[] } | undefined;

function readSearches(): readonly string[] {
  const text = localStore.get(KEY) ?? '[]';
  if (read?.text === text) return read.words;
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    raw = []; // a foreign or damaged record
  }
  const words = Array.isArray(raw) ? raw.filter((word): word is string => typeof word === 'string').slice(0, MOST) : NONE;
  read = { text, words };
  return words;
}

function write(words: readonly string[]) {
  if (words.length === 0) localStore.remove(KEY);
  else localStore.set(KEY, JSON.stringify(words));
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  addEventListener('storage', listener); // another tab
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
};

export const forgetSearches = (): void => write(NONE);

/** Earlier searches on this phone, newest first. They are not sent anywhere. */
export function useRecentSearches() {
  const searches = useSyncExternalStore(subscribe, readSearches, () => NONE);
  const remember = useCallback((text: string) => {
    const word = text.trim();
    if (word.length < 2) return;
    const others = readSearches().filter((known) => known.toLowerCase() !== word.toLowerCase());
    write([word, ...others].slice(0, MOST));
  }, []);
  return { searches, remember };
}
