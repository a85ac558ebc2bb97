import type { StateCreator } from 'zustand';

/** A newer build of the product that lies ready. */
export interface UpdateSlice {
  /** Takes it over and loads the page again; null while there is none, or after the player has said later. */
  readonly takeUpdate: (() => void) | null;
  readonly setTakeUpdate: (takeUpdate: (() => void) | null) => void;
}

export const createUpdateSlice: StateCreator<UpdateSlice> = (set) => ({
  takeUpdate: null,
  setTakeUpdate: (takeUpdate) => set({ takeUpdate }),
});
