import { useCallback, useEffect, useMemo, useState } from 'react';
import type { MerchantView } from '#schemas/preview/operatorApi.schema.ts';
import { useWorkplace } from '../api/WorkplaceContext.ts';
import { type DraftStore, createDraftStore } from '../draft/draftStore.ts';
import { openKept } from '../draft/keptDraft.ts';
import { keepWaivers, readWaivers } from '../draft/keptWaivers.ts';
import { startAutosave } from '../draft/startAutosave.ts';

export interface OpenDraft {
  readonly store: DraftStore;
  /** Saves now; see `Autosave.flush`. */
  readonly flush: () => Promise<void>;
  /** Takes over what the server holds now, draft and live. Throws `Refusal`. */
  readonly reload: () => Promise<void>;
}

/** The draft of one merchant while its editor is open: kept, saved, and told of by the server. */
export function useOpenDraft(view: MerchantView): OpenDraft {
  const { api, session } = useWorkplace();
  const { merchantCode } = view;
  const [kept] = useState(() => openKept(merchantCode));
  const [store] = useState(() =>
    createDraftStore({ view, kept: kept.read(), waivers: readWaivers(merchantCode), me: session.name }),
  );
  const [autosave, setAutosave] = useState<ReturnType<typeof startAutosave>>();

  useEffect(() => {
    const started = startAutosave({
      store,
      save: (document, revision) => api.saveDraft(merchantCode, document, revision),
      keep: kept.keep,
      forget: kept.forget,
    });
    setAutosave(started);
    return () => {
      void started.flush(); // what was typed last goes along
      started.stop();
    };
  }, [api, kept, merchantCode, store]);

  useEffect(
    () =>
      store.subscribe(({ waivers }, before) => {
        if (waivers !== before.waivers) keepWaivers(merchantCode, waivers);
      }),
    [store, merchantCode],
  );

  const reload = useCallback(async () => {
    const { live, draft, host } = await api.merchant(merchantCode);
    store.getState().setHost(host);
    store.getState().setLive(live);
    store.getState().adopt(draft);
  }, [api, merchantCode, store]);
  const flush = useCallback(() => autosave?.flush() ?? Promise.resolve(), [autosave]);
  return useMemo(() => ({ store, flush, reload }), [store, flush, reload]);
}
