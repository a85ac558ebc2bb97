import type { StateCreator } from 'zustand';
import type { AwaitedMember } from '#schemas/release/resolve/visitorChoice.ts';

/** The session as it is stored (SESS-01). */
export interface Session {
  readonly token: string;
  readonly merchantCode: string;
  readonly userName: string;
  /** Customer type (ROLE-04); asked only through `schemas/visitor`. */
  readonly type: number;
  readonly firstTimeLogin: boolean;
  /** The owner has yet to confirm age and terms. */
  readonly mustAccept?: boolean;
}

/** The logged-in member. Null for a guest, and always on the server, which at most knows whom to await. */
export interface SessionSlice {
  readonly session: Session | null;
  /** Whether the session is known: false on the server, and until the page has read the storage. */
  readonly isSessionRead: boolean;
  /** The member whom the page is drawn for while the session is not known. Absent for a guest. */
  readonly awaits?: AwaitedMember | undefined;
  /** Whether the member has played before, once the page has learned it. Until then see `hasPlayedBefore`. */
  readonly hasPlayed?: boolean;
  readonly setSession: (session: Session | null) => void;
}

export const createSessionSlice: StateCreator<SessionSlice> = (set) => ({
  session: null,
  isSessionRead: false,
  setSession: (session) => set({ session, isSessionRead: true }),
});
