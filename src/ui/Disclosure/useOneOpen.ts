import { useEffect, useState } from 'react';

interface OneOpen<K> {
  readonly isOpen: (key: K) => boolean;
  readonly toggle: (key: K, open: boolean) => void;
  readonly closeAll: () => void;
}

/**
 * Which one of a group is open. Another `first`, as the address names it, opens that one.
 *
 * @param first The one that is open at first, if any.
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

/** Scrolls to the element of an id, once it is there and `afterMs` later. */
export function useScrollTo(id: string | undefined, isThere: boolean, afterMs: number): void {
  useEffect(() => {
    if (id === undefined || !isThere) return undefined;
    const timer = setTimeout(() => document.getElementById(id)?.scrollIntoView({ block: 'start' }), afterMs);
    return () => clearTimeout(timer);
  }, [id, isThere, afterMs]);
}
