import type { DraftSaved } from '#schemas/api/drafts.schema.ts';
import { HttpProblem } from '../../errors/HttpProblem.ts';
import type { Clock } from '../../store/clock.ts';
import { addAuditEntry } from '../../store/audit.ts';
import type { Database } from '../../store/Database.ts';
import { type StoredDraft, findDraft, writeDraft } from '../../store/drafts.ts';
import type { Actor } from '../../store/operators.ts';
import { type ImportedFile, findRelease } from '../../store/releases.ts';
import { clearWaivers } from '../../store/waivers.ts';
import type { LiveRelease } from '../live/createLiveReleases.ts';
import { snapshotHash } from '../live/snapshotHash.ts';
import { auditedChanges } from './auditedChanges.ts';
import { draftView, isChanged } from './draftView.ts';

export const DRAFT_CHANNEL = 'draft';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
}

interface Save {
  readonly live: LiveRelease;
  readonly operator: Actor;
  readonly basedOn: number;
  readonly document: unknown;
  readonly parent: number | undefined;
  /** What the audit log calls it. */
  readonly action: 'draft.saved' | 'draft.discarded' | 'draft.imported';
  /** The merchant whose file was imported. */
  readonly importedFrom?: string;
}

/**
 * The file that a draft still comes from after a save: edits keep it, because most of the draft is still from the file. A draft that
 * is discarded, or has become what is live, holds nothing of it any more.
 */
const keptImport = (before: StoredDraft | undefined, document: unknown, live: LiveRelease): ImportedFile | null =>
  before === undefined || before.document === null || !isChanged({ document }, live) ? null : before.imported;

/** Writes the draft and its line of the audit log, or throws HttpProblem 409 with the draft that is there instead. */
export async function saveDraft({ db, clock }: Deps, save: Save): Promise<DraftSaved> {
  const { live, operator, basedOn: revision, document, parent, action, importedFrom: from } = save;
  const { merchantCode, releaseId } = live;
  const at = clock();
  return db.transaction(async (queries) => {
    const before = await findDraft(queries, merchantCode, true);
    if (parent !== undefined && parent !== releaseId && (await findRelease(queries, merchantCode, parent)) === undefined)
      throw new HttpProblem('release.unknown');
    const storedParent = before === undefined || before.document === null ? releaseId : before.parentReleaseId;
    const parentReleaseId = document === null ? releaseId : (parent ?? storedParent);
    const written = await writeDraft(queries, {
      merchantCode,
      document,
      basedOn: revision,
      parentReleaseId,
      operatorId: operator.id,
      at,
      imported: from === undefined ? keptImport(before, document, live) : { from, hash: snapshotHash(document) },
    });
    if (written === undefined) throw new HttpProblem('draft.stale', [], { ...draftView(before, live) });
    if (document === null) await clearWaivers(queries, merchantCode);
    await addAuditEntry(queries, {
      by: operator,
      merchantCode,
      action,
      detail: {
        ...(from === undefined ? {} : { from }),
        revision: written,
        parentReleaseId,
        ...auditedChanges(before?.document ?? live.document, document ?? live.document),
      },
      at,
    });
    await queries.query('select pg_notify($1, $2)', [
      DRAFT_CHANNEL,
      JSON.stringify({ merchantCode, revision: written, by: operator.name }),
    ]);
    return { revision: written, parentReleaseId, updatedAt: at.toISOString(), by: operator.name };
  });
}
