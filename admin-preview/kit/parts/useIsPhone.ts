import { useSyncExternalStore } from 'react';

/** Up to here the editor or the preview has the screen, not both (Editor.module.css). */
const phone = () => matchMedia('(max-width: 767px)');

function onChange(listen: () => void): () => void {
  const query = phone();
  query.addEventListener('change', listen);
  return () => query.removeEventListener('change', listen);
}

/** Whether the tool is on the screen of a phone. */
export const useIsPhone = (): boolean => useSyncExternalStore(onChange, () => phone().matches);
