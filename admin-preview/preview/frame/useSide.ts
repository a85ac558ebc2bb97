import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { PreviewStore } from './previewStore.ts';

/** Which side a phone shows: the settings when one is gone to, the preview when a screen is to be looked at. */
export function useSide(preview: PreviewStore, at: string | undefined) {
  const side = useStore(preview, (state) => state.side);
  const { setSide } = preview.getState();
  useEffect(() => {
    if (at !== undefined) setSide('edit');
  }, [setSide, at]);
  return { side, setSide: setSide };
}
