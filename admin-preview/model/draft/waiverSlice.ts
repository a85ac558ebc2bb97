import type { StateCreator } from 'zustand';
import type { WaiverView } from '#schemas/edges/api/drafts.schema.ts';
import type { DraftState, WaiverState } from './DraftState.ts';
import { waiversById, withUnsent } from './waivers.ts';

interface WaiverOptions {
  /** What the server holds. */
  readonly given: readonly WaiverView[];
  /** Reasons of an earlier visit that the server never got. */
  readonly unsent: Readonly<Record<string, string>>;
  /** Who writes reasons. */
  readonly me: string | undefined;
}

/** The server's waivers, together with those being sent. */
export const waiverSlice =
  ({ given: first, unsent: unsentBefore, me }: WaiverOptions): StateCreator<DraftState, [], [], WaiverState> =>
  (set, get) => {
    let saved = waiversById(first);
    const shown = (unsent: Readonly<Record<string, string>>) => ({
      unsentWaivers: unsent,
      waivers: withUnsent(saved, unsent, me ?? null),
    });

    return {
      ...shown(unsentBefore),
      waiverRefusal: null,
      waive: (id, reason) => set({ ...shown({ ...get().unsentWaivers, [id]: reason }), waiverRefusal: null }),
      settleWaiver(id, reason, refusal) {
        const { [id]: sent, ...others } = get().unsentWaivers;
        if (sent === reason) set({ ...shown(others), waiverRefusal: refusal ?? null });
      },
      takeWaivers(given) {
        saved = waiversById(given);
        set(shown(get().unsentWaivers));
      },
    };
  };
