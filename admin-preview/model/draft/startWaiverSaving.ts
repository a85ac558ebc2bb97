import type { WaiverBody, WaiverView } from '#schemas/edges/api/drafts.schema.ts';
import { Refusal } from '../../kit/api/Refusal.ts';
import { createSendLater } from './createSendLater.ts';
import type { DraftStore } from './draftStore.ts';

const WAIT_MS = 600;
const RETRY_MS = 5_000;

interface WaiverSavingDeps {
  readonly store: DraftStore;
  readonly save: (body: WaiverBody) => Promise<readonly WaiverView[]>;
  /** Stores in the browser what the server has not got. */
  readonly storeLocally: (unsent: Readonly<Record<string, string>>) => void;
}

/** Codes have no spaces, pointers may. */
function bodyOf(id: string, reason: string): WaiverBody {
  const end = id.indexOf(' ');
  return { code: id.slice(0, end), pointer: id.slice(end + 1), reason: reason.trim() };
}

/** Sends reasons to the server a moment after they were typed, so that every operator of the draft has them. */
export function startWaiverSaving({ store, save, storeLocally }: WaiverSavingDeps): { flush(): Promise<void>; stop(): void } {
  const later = createSendLater(send);

  async function send() {
    for (const [id, reason] of Object.entries(store.getState().unsentWaivers)) {
      try {
        const saved = await save(bodyOf(id, reason));
        store.getState().settleWaiver(id, reason);
        store.getState().takeWaivers(saved);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        if (error.code === 'network' || error.status >= 500) return later.schedule(RETRY_MS);
        store.getState().settleWaiver(id, reason, error.code);
      }
    }
  }

  const unsubscribe = store.subscribe(({ unsentWaivers }, before) => {
    if (unsentWaivers === before.unsentWaivers) return;
    storeLocally(unsentWaivers);
    if (Object.keys(unsentWaivers).length > 0) later.schedule(WAIT_MS);
  });
  if (Object.keys(store.getState().unsentWaivers).length > 0) later.schedule(WAIT_MS);

  return {
    flush: later.flush,
    stop() {
      unsubscribe();
      later.stop();
    },
  };
}
