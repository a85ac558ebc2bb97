import { useState } from 'react';
import type { Problem } from '#schemas/base/json/problem.ts';
import type { LiveView } from '#schemas/edges/api/merchants.schema.ts';
import type { PlanBody, PublishBody, StaleRelease } from '#schemas/edges/api/releases.schema.ts';
import { readDetail } from '../../kit/api/readDetail.ts';
import { Refusal } from '../../kit/api/Refusal.ts';
import { useWorkplace } from '../../kit/api/WorkplaceContext.ts';
import { useDraftStore } from '../../model/draft/DraftContext.ts';
import { isUnsaved } from '../../model/draft/draftStore.ts';

/** The release that was live before. */
export type LiveBefore = Pick<LiveView, 'releaseId' | 'revision'>;

export type PublishState =
  | { readonly state: 'review' }
  | { readonly state: 'busy' }
  /** `isNew` is false when the draft said what was live already. `before` is the release that was live until then, if there was one. */
  | { readonly state: 'done'; readonly revision: number; readonly isNew: boolean; readonly before: LiveBefore | undefined }
  | { readonly state: 'undone'; readonly revision: number }
  | { readonly state: 'planned'; readonly dueAt: string }
  | { readonly state: 'stale'; readonly stale: StaleRelease }
  | { readonly state: 'refused'; readonly refusal: Refusal; readonly problems: readonly Problem[] }
  | { readonly state: 'unsaved' };

interface PublishOptions {
  readonly flush: () => Promise<void>;
  readonly onReload: () => Promise<void>;
}

/** Publishing, from the click to what came of it. */
export function usePublish({ flush, onReload }: PublishOptions) {
  const { api } = useWorkplace();
  const store = useDraftStore();
  const [state, setState] = useState<PublishState>({ state: 'review' });

  function onRefusal(error: unknown) {
    if (!(error instanceof Refusal)) throw error;
    if (error.code === 'release.stale') return setState({ state: 'stale', stale: readDetail('release.stale', error) });
    if (error.code === 'draft.stale') {
      store.getState().setConflict(readDetail('draft.stale', error));
      return setState({ state: 'unsaved' });
    }
    setState({ state: 'refused', refusal: error, problems: error.problems });
  }

  /** Runs one step after everything typed is on the server. */
  async function run(step: (code: string, revision: number) => Promise<PublishState>) {
    setState({ state: 'busy' });
    await flush();
    const saved = store.getState();
    if (isUnsaved(saved)) return setState({ state: 'unsaved' });
    try {
      setState(await step(saved.merchantCode, saved.acknowledged.revision));
    } catch (error) {
      onRefusal(error);
    }
  }

  const publish = (body: PublishBody) =>
    run(async (code, revision) => {
      const { live } = store.getState();
      const outcome = await api.publish({ code, body, revision });
      store.getState().setNote('');
      await onReload();
      const before = live.revision > 0 && outcome.changed ? live : undefined;
      return { state: 'done', revision: outcome.revision, isNew: outcome.changed, before };
    });

  /** Makes live again what was live before. */
  const undo = ({ releaseId, revision }: LiveBefore) =>
    run(async (code) => {
      await api.rollBack({ code, body: { releaseId } });
      await onReload();
      return { state: 'undone', revision };
    });

  const plan = (body: PlanBody) =>
    run(async (code, revision) => {
      await api.addPlan({ code, body, revision });
      store.getState().setNote('');
      return { state: 'planned', dueAt: body.dueAt };
    });

  /** Puts what was made of both on top of what the other operator published. */
  const combine = (stale: StaleRelease, document: unknown) =>
    run(async (code, revision) => {
      await api.saveDraft({ code, query: { parentReleaseId: stale.releaseId }, body: document, revision });
      await onReload();
      return { state: 'review' };
    });

  const discard = () =>
    run(async (code, revision) => {
      await api.discardDraft({ code, revision });
      store.getState().setNote('');
      await onReload();
      return { state: 'review' };
    });

  return { state, publish, undo, plan, combine, discard, review: () => setState({ state: 'review' }) };
}
