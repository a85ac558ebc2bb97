import { type Request, Router } from 'express';
import type { DraftSaved } from '#schemas/preview/operatorApi.schema.ts';
import { HttpProblem } from '../../errors/HttpProblem.ts';
import { objectBodyOf } from '../../http/readBody.ts';
import type { Clock } from '../../platform/clock.ts';
import { addAuditEntry } from '../../store/audit.ts';
import type { Database } from '../../store/Database.ts';
import { findDraft, writeDraft } from '../../store/drafts.ts';
import type { Operator } from '../../store/operators.ts';
import { findRelease } from '../../store/releases.ts';
import { clearWaivers } from '../../store/waivers.ts';
import type { LiveRelease, LiveReleases } from '../live/createLiveReleases.ts';
import { draftView } from './draftView.ts';
import { merchantAt } from '../merchants/merchantRoutes.ts';
import { type OperatorSessions, operatorOf } from '../../operators/operatorSession.ts';

export const DRAFT_CHANNEL = 'draft';

/** The draft revision that a write replaces. Throws HttpProblem 428 when the request does not say. */
export function basedOn(req: Request): number {
  const [, revision] = /^(?:W\/)?"?(\d{1,9})"?$/.exec(req.get('if-match')?.trim() ?? '') ?? [];
  if (revision === undefined) throw new HttpProblem(428, 'revision.missing');
  return Number(revision);
}

/** The release that a draft says it was begun from, if the address names one. */
function namedParent(req: Request): number | undefined {
  const text = req.query['parentReleaseId'];
  if (text === undefined) return undefined;
  if (typeof text !== 'string' || !/^\d{1,15}$/.test(text)) throw new HttpProblem(400, 'parent.unreadable');
  return Number(text);
}

interface Needs {
  readonly db: Database;
  readonly clock: Clock;
  readonly releases: LiveReleases;
  readonly sessions: OperatorSessions;
}

type SaveNeeds = Pick<Needs, 'db' | 'clock'>;

interface Save {
  readonly live: LiveRelease;
  readonly operator: Operator;
  readonly basedOn: number;
  readonly document: unknown;
  readonly parent: number | undefined;
  /** What the audit log calls it. */
  readonly action: 'draft.saved' | 'draft.discarded' | 'draft.imported';
  readonly detail?: Readonly<Record<string, unknown>>;
}

/** Writes the draft and its line of the audit log, or throws HttpProblem 409 with the draft that is there instead. */
export async function saveDraft({ db, clock }: SaveNeeds, save: Save): Promise<DraftSaved> {
  const { live, operator, basedOn: revision, document, parent, action, detail = {} } = save;
  const { merchantCode, releaseId } = live;
  const at = clock();
  return db.transaction(async (queries) => {
    const before = await findDraft(queries, merchantCode, true);
    if (parent !== undefined && parent !== releaseId && (await findRelease(queries, merchantCode, parent)) === undefined)
      throw new HttpProblem(404, 'release.unknown');
    const kept = before === undefined || before.document === null ? releaseId : before.parentReleaseId;
    const parentReleaseId = document === null ? releaseId : (parent ?? kept);
    const written = await writeDraft(queries, {
      merchantCode,
      document,
      basedOn: revision,
      parentReleaseId,
      operatorId: operator.id,
      at,
    });
    if (written === undefined) throw new HttpProblem(409, 'draft.stale', [], { ...draftView(before, live) });
    if (document === null) await clearWaivers(queries, merchantCode);
    await addAuditEntry(queries, {
      operatorId: operator.id,
      merchantCode,
      action,
      detail: { ...detail, revision: written, parentReleaseId },
      at,
    });
    await queries.query('select pg_notify($1, $2)', [
      DRAFT_CHANNEL,
      JSON.stringify({ merchantCode, revision: written, by: operator.name }),
    ]);
    return { revision: written, parentReleaseId, updatedAt: at.toISOString(), by: operator.name };
  });
}

/** Saving and discarding drafts. An invalid draft is kept like any other: only publishing judges it. */
export function draftRoutes(needs: Needs): Router {
  const { releases, sessions } = needs;
  const router = Router();

  router.put('/merchants/:code/draft', sessions.require('editor'), async (req, res) => {
    const live = merchantAt(req, releases);
    const revision = basedOn(req);
    const saved = await saveDraft(needs, {
      live,
      operator: operatorOf(res),
      basedOn: revision,
      document: objectBodyOf(req),
      parent: namedParent(req),
      action: 'draft.saved',
    });
    res.set('etag', `"${saved.revision}"`).json(saved);
  });

  router.delete('/merchants/:code/draft', sessions.require('editor'), async (req, res) => {
    const live = merchantAt(req, releases);
    const revision = basedOn(req);
    const discard = { document: null, parent: undefined, action: 'draft.discarded' } as const;
    const saved = await saveDraft(needs, { live, operator: operatorOf(res), basedOn: revision, ...discard });
    res.set('etag', `"${saved.revision}"`).json(saved);
  });

  return router;
}
