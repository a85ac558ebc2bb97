import { dequal } from 'dequal/lite';
import { type StateCreator, type StoreApi, createStore } from 'zustand';
import type { MerchantView } from '#schemas/edges/api/merchants.schema.ts';
import { createResolver } from './createResolver.ts';
import { documentSlice } from './documentSlice.ts';
import type { DraftState, ReleaseState } from './DraftState.ts';
import type { LocalDraft } from './localDraft.ts';
import { createCombine, openedDraft } from './openedDraft.ts';
import { resolveRelease } from './resolveDraft.ts';
import { savingSlice } from './savingSlice.ts';
import { waiverSlice } from './waiverSlice.ts';

export type DraftStore = StoreApi<DraftState>;

/** Something is not on the server yet. */
export const isUnsaved = ({ document, acknowledged }: DraftState): boolean => document !== acknowledged.document;

/** Whether the draft differs from the live release. */
export const isChanged = ({ document, live }: DraftState): boolean => !dequal(document, live.document);

interface Start {
  readonly view: MerchantView;
  /** Edits of an earlier visit that the server never got, and the revision they were based on. */
  readonly local?: LocalDraft | undefined;
  /** Reasons of an earlier visit that the server never got. */
  readonly unsentWaivers?: Readonly<Record<string, string>>;
  /** What an earlier visit had typed about the next release. */
  readonly note?: string;
  /** Who edits: what the same operator saved from elsewhere is combined without a question, as long as nothing is disputed. */
  readonly me?: string;
  readonly now?: () => number;
}

/** The live release, the merchant's facts, and the note about the next release. */
const releaseSlice =
  (view: MerchantView, note: string): StateCreator<DraftState, [], [], ReleaseState> =>
  (set) => {
    const { merchantCode, presets, live, host, playerUrl } = view;
    return {
      merchantCode,
      presets,
      host,
      playerUrl,
      live,
      liveResolved: resolveRelease(live.document, presets),
      note,
      setNote: (typed) => set({ note: typed }),
      setLive: (shown) => set({ live: shown, liveResolved: resolveRelease(shown.document, presets) }),
      setHost: (given) => set({ host: given }),
    };
  };

/** The one draft that the editor works on. Saving is `startAutosave`'s. */
export function createDraftStore({ view, local, unsentWaivers = {}, note = '', me, now = Date.now }: Start): DraftStore {
  const { presets, live, draft } = view;
  const resolve = createResolver(presets, live.document);
  const combine = createCombine(me, resolve);
  const { document, conflictBase } = openedDraft({ live, draft, local, combine });
  return createStore<DraftState>((...given) => ({
    ...releaseSlice(view, note)(...given),
    ...documentSlice({ document, resolve, now })(...given),
    ...savingSlice({ draft, conflictBase, combine, resolve })(...given),
    ...waiverSlice({ given: view.waivers, unsent: unsentWaivers, me })(...given),
  }));
}
