import type { StateCreator } from 'zustand';
import type { SessionAnswer } from '#schemas/declare/platform/session.schema.ts';

/** When and from where the account was used before. */
export type LastLogin = NonNullable<SessionAnswer['lastLogin']>;

/** State of the player's protection that the whole page needs. */
export interface SafetySlice {
  /** The age limit is still to be confirmed. */
  readonly asksAge: boolean;
  /** The last login, which the answer to this page's login contained; null once it was shown. */
  readonly lastLogin: LastLogin | null;
  readonly confirmAge: () => void;
  readonly setLastLogin: (lastLogin: LastLogin | null) => void;
}

export const createSafetySlice: StateCreator<SafetySlice> = (set) => ({
  asksAge: false,
  lastLogin: null,
  confirmAge: () => set({ asksAge: false }),
  setLastLogin: (lastLogin) => set({ lastLogin }),
});
