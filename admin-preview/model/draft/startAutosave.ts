import type { DraftSaved, DraftView } from '#schemas/edges/api/drafts.schema.ts';
import { readDetail } from '../../kit/api/readDetail.ts';
import { Refusal } from '../../kit/api/Refusal.ts';
import { createSendLater } from './createSendLater.ts';
import { type DraftStore, isUnsaved } from './draftStore.ts';
import type { DraftState } from './DraftState.ts';
import type { LocalDraft } from './localDraft.ts';

const WAIT_MS = 800;
const RETRY_MS = [2_000, 4_000, 8_000, 15_000, 30_000] as const;

interface AutosaveDeps {
  readonly store: DraftStore;
  readonly save: (document: unknown, revision: number) => Promise<DraftSaved>;
  /** Stores edits in the browser until the server has them, so that they survive a crash or a closed tab. */
  readonly storeLocally: (draft: LocalDraft) => void;
  readonly forget: () => void;
}

export interface Autosave {
  /** Saves now what is unsaved. Resolves when the server has it, or when saving has stopped for a reason in the store. */
  flush(): Promise<void>;
  stop(): void;
}

/** No answer, or a server that is away for a moment: worth trying again. */
const isPassing = ({ code, status }: Refusal) => code === 'network' || status >= 500;

/** The newer draft in a 409 answer, or nothing when the answer has none. */
function conflictOf(refusal: Refusal): DraftView | undefined {
  const { code, detail } = refusal;
  return code === 'draft.stale' && typeof detail['revision'] === 'number' ? readDetail('draft.stale', refusal) : undefined;
}

/** Saves the draft a moment after each edit. One save runs at a time; edits made meanwhile go with the next. */
export function startAutosave({ store, save, storeLocally, forget }: AutosaveDeps): Autosave {
  const later = createSendLater(saveOnce);
  let failures = 0;

  /** The server's revision is stored, too: without it a reload would take our own save for another operator's. */
  const storeEdits = ({ document, acknowledged: { revision, document: base } }: DraftState) =>
    storeLocally({ document, revision, base });

  function onRefusal(refusal: Refusal) {
    const conflictingDraft = conflictOf(refusal);
    if (conflictingDraft) return store.getState().setConflict(conflictingDraft);
    if (!isPassing(refusal)) return store.getState().stopSaving('refused', refusal.code);
    // A reason is shown only if the operator can act on it.
    store.getState().stopSaving('offline', refusal.code.startsWith('store.') ? refusal.code : undefined);
    later.schedule(RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? WAIT_MS);
    failures += 1;
  }

  async function saveOnce() {
    const state = store.getState();
    if (!isUnsaved(state) || state.saving === 'conflict') return;
    const { document, acknowledged, beginSaving, acknowledge } = state;
    beginSaving();
    try {
      acknowledge(document, await save(document, acknowledged.revision));
      failures = 0;
      const now = store.getState();
      if (isUnsaved(now)) storeEdits(now);
      else forget();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      onRefusal(error);
    }
  }

  const unsubscribe = store.subscribe((state, before) => {
    const isEdited = state.document !== before.document;
    if (!isUnsaved(state)) {
      if (isEdited) forget();
      return;
    }
    if (isEdited) storeEdits(state);
    const hasChosen = before.saving === 'conflict' && state.saving === 'idle';
    if (isEdited || hasChosen) later.schedule(WAIT_MS);
  });
  if (isUnsaved(store.getState())) later.schedule(WAIT_MS);
  else forget(); // what an earlier visit draft has arrived

  return {
    flush: later.flush,
    stop() {
      unsubscribe();
      later.stop();
    },
  };
}
