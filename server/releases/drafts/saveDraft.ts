import type { DraftSaved } from '#schemas/edges/api/drafts.schema.ts';
import { HttpProblem } from '../../errors/HttpProblem.ts';
import type { Clock } from '../../store/clock/clock.ts';
import { addAuditEntry } from '../../store/repositories/audit.ts';
import type { Database, Queries } from '../../store/database/Database.ts';
import { type StoredDraft, findDraft, writeDraft } from '../../store/repositories/drafts.ts';
import type { Actor } from '../../store/repositories/operators.ts';
import { type ImportedFile, findRelease } from '../../store/repositories/releases.ts';
import { clearWaivers } from '../../store/repositories/waivers.ts';
import type { LiveRelease } from '../live/createLiveReleases.ts';
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
  readonly action: 'draft.saved' | 'draft.discarded' | 'draft.imported' | 'draft.fromPlan';
  /** The file that the document comes from. Without it, that of the draft that is replaced, if it is still of that file. */
  readonly imported?: ImportedFile | null;
  /** What else the audit log says of it. */
  readonly detail?: Readonly<Record<string, unknown>>;
}

/**
 * The imported file of a draft after a save. Edits keep it, because most of the draft is still from the file; a draft that is discarded
 * or equals the live release has none.
 */
const keptImport = (before: StoredDraft | undefined, document: unknown, live: LiveRelease): ImportedFile | null =>
  before === undefined || before.document === null || !isChanged({ document }, live) ? null : before.imported;

/** Writes the draft and its line of the audit log, or throws HttpProblem 409 with the draft that is there instead. */
export const saveDraft = ({ db, clock }: Deps, save: Save): Promise<DraftSaved> =>
  db.transaction((queries) => saveDraftIn(queries, save, clock()));

/** The same within a transaction. */
export async function saveDraftIn(queries: Queries, save: Save, at: Date): Promise<DraftSaved> {
  const { live, operator, basedOn: revision, document, parent, action, imported, detail } = save;
  const { merchantCode, releaseId } = live;
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
    imported: imported === undefined ? keptImport(before, document, live) : imported,
  });
  if (written === undefined) throw new HttpProblem('draft.stale', [], { ...draftView(before, live) });
  if (document === null) await clearWaivers(queries, merchantCode);
  await addAuditEntry(queries, {
    by: operator,
    merchantCode,
    action,
    detail: {
      ...detail,
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
}
