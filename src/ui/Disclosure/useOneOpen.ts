import { useEffect, useState } from 'react';

interface OneOpen<K> {
  readonly isOpen: (key: K) => boolean;
  readonly toggle: (key: K, open: boolean) => void;
  readonly closeAll: () => void;
}

/**
 * The open item of a group. When `first` changes, as with the address, that item opens.
 *
 * @param first The item that is open at first, if any.
 */
export function useOneOpen<K>(first: K | undefined): OneOpen<K> {
  const [open, setOpen] = useState({ first, key: first });
  if (open.first !== first) setOpen({ first, key: first });
  return {
    isOpen: (key) => open.key === key,
    toggle: (key, isOpen) =>
      setOpen((before) => ({ ...before, key: isOpen ? key : before.key === key ? undefined : before.key })),
    closeAll: () => setOpen((before) => ({ ...before, key: undefined })),
  };
}

/** Events of a scroll by the user. */
const OWN_WAYS = ['wheel', 'touchmove', 'keydown'] as const;

/**
 * Scrolls to the element of an id, once it is there and `afterMs` later. Visitors who have scrolled meanwhile, or whose position was restored,
 * stay where they are.
 */
export function useScrollTo(id: string | undefined, isThere: boolean, afterMs: number): void {
  useEffect(() => {
    if (id === undefined || !isThere || scrollY > 0) return undefined;
    const end = new AbortController();
    const timer = setTimeout(() => document.getElementById(id)?.scrollIntoView({ block: 'start' }), afterMs);
    end.signal.addEventListener('abort', () => clearTimeout(timer));
    for (const way of OWN_WAYS) addEventListener(way, () => end.abort(), { passive: true, signal: end.signal });
    return () => end.abort();
  }, [id, isThere, afterMs]);
}
