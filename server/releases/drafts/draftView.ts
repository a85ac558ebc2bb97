import type { DraftView } from '#schemas/edges/api/drafts.schema.ts';
import type { StoredDraft } from '../../store/repositories/drafts.ts';
import type { LiveRelease } from '../live/createLiveReleases.ts';
import { snapshotHash } from '../live/snapshotHash.ts';

/** Whether a draft holds anything that is not live. */
export const isChanged = (draft: { readonly document: unknown } | undefined, live: LiveRelease): boolean =>
  draft !== undefined &&
  draft.document !== null &&
  (live.releaseId === 0 || snapshotHash(draft.document) !== snapshotHash(live.document));

/** What an operator edits: the draft, or the live release while there is no draft. */
export function draftView(
  draft: StoredDraft | undefined,
  live: { readonly document: unknown; readonly releaseId: number },
): DraftView {
  if (draft === undefined || draft.document === null) {
    return {
      document: live.document,
      revision: draft?.revision ?? 0,
      parentReleaseId: live.releaseId,
      updatedAt: null,
      by: null,
    };
  }
  const { document, revision, parentReleaseId, updatedAt, by } = draft;
  return { document, revision, parentReleaseId, updatedAt: updatedAt.toISOString(), by };
}
