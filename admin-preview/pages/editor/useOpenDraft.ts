import { useCallback, useEffect, useMemo, useState } from 'react';
import type { MerchantView } from '#schemas/edges/api/merchants.schema.ts';
import { Refusal } from '../../kit/api/Refusal.ts';
import { useWorkplace } from '../../kit/api/WorkplaceContext.ts';
import { type DraftStore, createDraftStore } from '../../model/draft/draftStore.ts';
import { openLocalDraft } from '../../model/draft/localDraft.ts';
import { storeWaivers, readWaivers } from '../../model/draft/localWaivers.ts';
import { readNote, startStoringNote } from '../../model/draft/localNote.ts';
import { startAutosave } from '../../model/draft/startAutosave.ts';
import { startWaiverSaving } from '../../model/draft/startWaiverSaving.ts';

export interface OpenDraft {
  readonly store: DraftStore;
  /** Saves now; see `Autosave.flush`. */
  readonly flush: () => Promise<void>;
  /** Takes over what the server holds now, draft and live. Throws `Refusal`. */
  readonly reload: () => Promise<void>;
  /** Asks what other operators let pass. */
  readonly reloadWaivers: () => Promise<void>;
}

/** The draft of one merchant while its editor is open: stored locally, saved, and updated by events of the server. */
export function useOpenDraft(view: MerchantView): OpenDraft {
  const { api, session } = useWorkplace();
  const { merchantCode } = view;
  const [localDraft] = useState(() => openLocalDraft(merchantCode));
  const [store] = useState(() =>
    createDraftStore({
      view,
      local: localDraft.read(),
      unsentWaivers: readWaivers(merchantCode),
      note: readNote(merchantCode),
      me: session.name,
    }),
  );
  const [saveNow, setSaveNow] = useState<() => Promise<void>>();

  useEffect(() => {
    const started = startAutosave({
      store,
      save: (document, revision) => api.saveDraft({ code: merchantCode, body: document, revision }),
      storeLocally: localDraft.store,
      forget: localDraft.forget,
    });
    const waivers = startWaiverSaving({
      store,
      save: (body) => api.waive({ code: merchantCode, body }),
      storeLocally: (unsent) => storeWaivers(merchantCode, unsent),
    });
    const stopNote = startStoringNote(merchantCode, store);
    const flushAll = async () => void (await Promise.all([started.flush(), waivers.flush()]));
    setSaveNow(() => flushAll);
    return () => {
      void flushAll(); // what was typed last goes along
      started.stop();
      waivers.stop();
      stopNote();
    };
  }, [api, localDraft, merchantCode, store]);

  const reloadWaivers = useCallback(async () => {
    try {
      store.getState().takeWaivers(await api.waivers({ code: merchantCode }));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error; // the current data stays; the next event loads it again
    }
  }, [api, merchantCode, store]);

  const reload = useCallback(async () => {
    const { live, draft, host, waivers } = await api.merchant({ code: merchantCode });
    store.getState().setHost(host);
    store.getState().takeWaivers(waivers);
    store.getState().setLive(live);
    store.getState().replaceWithServer(draft);
  }, [api, merchantCode, store]);
  const flush = useCallback(() => saveNow?.() ?? Promise.resolve(), [saveNow]);
  return useMemo(() => ({ store, flush, reload, reloadWaivers }), [store, flush, reload, reloadWaivers]);
}
