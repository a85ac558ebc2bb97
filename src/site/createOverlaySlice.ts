import type { StateCreator } from 'zustand';

export type Overlay = 'service' | 'invite' | 'member';

/** Which sheet lies over the page. One at a time: opening one closes the other (ROUTE-12). */
export interface OverlaySlice {
  readonly overlay: Overlay | null;
  readonly openOverlay: (overlay: Overlay) => void;
  readonly closeOverlay: () => void;
}

export const createOverlaySlice: StateCreator<OverlaySlice> = (set) => ({
  overlay: null,
  openOverlay: (overlay) => set({ overlay }),
  closeOverlay: () => set({ overlay: null }),
});
