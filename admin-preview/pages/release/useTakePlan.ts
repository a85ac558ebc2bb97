import type { PlanView } from '#schemas/edges/api/releases.schema.ts';
import { readDetail } from '../../kit/api/readDetail.ts';
import { Refusal } from '../../kit/api/Refusal.ts';
import { useWorkplace } from '../../kit/api/WorkplaceContext.ts';
import { useDraftStore } from '../../model/draft/DraftContext.ts';
import { isUnsaved } from '../../model/draft/draftStore.ts';

interface TakeOptions {
  readonly flush: () => Promise<void>;
  readonly onReload: () => Promise<void>;
}

/**
 * Puts the content of a plan into the draft, after everything typed is on the server: what it replaces can be had back by undo. Its note becomes
 * that of the next release, unless one was typed. Throws `Refusal`.
 *
 * @returns A function that resolves with false when another operator has saved meanwhile, which the conflict dialog then settles.
 */
export function useTakePlan({ flush, onReload }: TakeOptions): (plan: PlanView) => Promise<boolean> {
  const { api } = useWorkplace();
  const store = useDraftStore();
  return async ({ id, note }) => {
    await flush();
    const saved = store.getState();
    if (isUnsaved(saved)) throw new Refusal('draft.unsaved');
    try {
      await api.takePlan({ code: saved.merchantCode, plan: id, revision: saved.acknowledged.revision });
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'draft.stale') throw error;
      store.getState().setConflict(readDetail('draft.stale', error));
      return false;
    }
    if (saved.note === '') saved.setNote(note);
    await onReload();
    return true;
  };
}
