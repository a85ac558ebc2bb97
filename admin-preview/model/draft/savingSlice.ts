import { dequal } from 'dequal/lite';
import type { StateCreator } from 'zustand';
import type { DraftView } from '#schemas/edges/api/drafts.schema.ts';
import type { Resolver } from './createResolver.ts';
import { shownDocument, withStep } from './documentSlice.ts';
import type { DraftState, SavingState } from './DraftState.ts';
import type { Combine } from './openedDraft.ts';

interface SavingOptions {
  /** What the server holds. */
  readonly draft: DraftView;
  /** What the draft and the server's began from, where the two are in conflict. */
  readonly conflictBase: { readonly document: unknown } | undefined;
  readonly combine: Combine;
  readonly resolve: Resolver;
}

const acknowledgedDraft = ({ document: saved, revision, parentReleaseId, updatedAt }: DraftView) => ({
  document: saved,
  revision,
  parentReleaseId,
  updatedAt,
});

/** Follows the draft to the server, and settles what it meets there. */
export const savingSlice =
  ({ draft, conflictBase, combine, resolve }: SavingOptions): StateCreator<DraftState, [], [], SavingState> =>
  (set, get) => ({
    // What both began from stays until it is decided which goes on.
    acknowledged: { ...acknowledgedDraft(draft), ...conflictBase },
    saving: conflictBase ? 'conflict' : 'idle',
    refusal: null,
    conflictingDraft: conflictBase ? draft : null,

    beginSaving: () => set({ saving: 'saving', refusal: null }),
    acknowledge: (saved, { revision, parentReleaseId, updatedAt }) =>
      set({ saving: 'idle', refusal: null, acknowledged: { document: saved, revision, parentReleaseId, updatedAt } }),
    stopSaving: (saving, refusal) => set({ saving, refusal: refusal ?? null }),
    setConflict(conflictingDraft) {
      if (dequal(conflictingDraft.document, get().document)) return get().replaceWithServer(conflictingDraft);
      const settled = combine(get().acknowledged.document, conflictingDraft, get().document);
      set({ saving: 'conflict', conflictingDraft });
      if (settled) get().resolveConflict(settled.merged);
    },
    acceptTheirs() {
      const { conflictingDraft } = get();
      if (conflictingDraft) get().replaceWithServer(conflictingDraft);
    },
    resolveConflict(merged) {
      const { conflictingDraft } = get();
      if (!conflictingDraft) return;
      get().replace(merged);
      set({ saving: 'idle', conflictingDraft: null, acknowledged: acknowledgedDraft(conflictingDraft) });
    },
    replaceWithServer(theirs) {
      const before = get();
      const past = dequal(before.document, theirs.document) ? before.past : withStep(before.past, before.document);
      set({
        ...shownDocument(theirs.document, resolve, before.edit),
        past,
        future: [],
        saving: 'idle',
        refusal: null,
        conflictingDraft: null,
        acknowledged: acknowledgedDraft(theirs),
      });
    },
  });
