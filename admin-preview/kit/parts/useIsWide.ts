import { useSyncExternalStore } from 'react';

/** The width from which editor and preview are beside each other. */
const wide = () => matchMedia('(min-width: 1000px)');

function onChange(listen: () => void): () => void {
  const query = wide();
  query.addEventListener('change', listen);
  return () => query.removeEventListener('change', listen);
}

/** Whether there is room for a table. */
export const useIsWide = (): boolean => useSyncExternalStore(onChange, () => wide().matches);
