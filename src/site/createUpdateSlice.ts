import type { StateCreator } from 'zustand';

/** A newer build of the product that lies ready. */
export interface UpdateSlice {
  /** Activates it and reloads the page; null while there is none, or after the player has postponed it. */
  readonly takeUpdate: (() => void) | null;
  readonly setTakeUpdate: (takeUpdate: (() => void) | null) => void;
}

export const createUpdateSlice: StateCreator<UpdateSlice> = (set) => ({
  takeUpdate: null,
  setTakeUpdate: (takeUpdate) => set({ takeUpdate }),
});
