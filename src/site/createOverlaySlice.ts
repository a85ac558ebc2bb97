import type { StateCreator } from 'zustand';
import type { Overlay } from '#schemas/declare/pages/overlays.ts';

/** The sheet, question or menu over the page. One at a time: opening one closes the other (ROUTE-12). */
export interface OverlaySlice {
  readonly overlay: Overlay | null;
  readonly openOverlay: (overlay: Overlay) => void;
  /** Opens it, or closes it when it is open already (FNAV-11). */
  readonly toggleOverlay: (overlay: Overlay) => void;
  /** Closes the open overlay; with a name, only if it is this one. */
  readonly closeOverlay: (overlay?: Overlay) => void;
}

export const createOverlaySlice: StateCreator<OverlaySlice> = (set, get) => ({
  overlay: null,
  openOverlay: (overlay) => set({ overlay }),
  toggleOverlay: (overlay) => set({ overlay: get().overlay === overlay ? null : overlay }),
  closeOverlay: (overlay) => {
    if (overlay === undefined || get().overlay === overlay) set({ overlay: null });
  },
});
