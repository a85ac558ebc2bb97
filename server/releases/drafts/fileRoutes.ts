import { type Request, Router } from 'express';
import { releaseFile, releaseFileName, readReleaseFile } from '#schemas/preview/releaseFile.ts';
import { HttpProblem } from '../../errors/HttpProblem.ts';
import type { Clock } from '../../platform/clock.ts';
import { addAuditEntry } from '../../store/audit.ts';
import type { Database } from '../../store/Database.ts';
import { findDraft } from '../../store/drafts.ts';
import { findRelease } from '../../store/releases.ts';
import type { LiveRelease, LiveReleases } from '../live/createLiveReleases.ts';
import { basedOn, saveDraft } from './draftRoutes.ts';
import { merchantAt } from '../merchants/merchantRoutes.ts';
import { type OperatorSessions, operatorOf } from '../../operators/operatorSession.ts';

interface Needs {
  readonly db: Database;
  readonly clock: Clock;
  readonly releases: LiveReleases;
  readonly sessions: OperatorSessions;
}

/** `what=draft`, `what=live` (as without), or the id of any release of the merchant. */
async function exported(db: Database, req: Request, live: LiveRelease) {
  const what = req.query['what'] ?? 'live';
  if (what === 'draft') {
    const draft = await findDraft(db, live.merchantCode);
    return { revision: 'draft', release: draft?.document ?? live.document } as const;
  }
  if (what === 'live') {
    if (live.revision === 0) throw new HttpProblem(404, 'release.unknown');
    return { revision: live.revision, release: live.document };
  }
  const found = /^\d{1,15}$/.test(String(what)) ? await findRelease(db, live.merchantCode, Number(what)) : undefined;
  if (found === undefined) throw new HttpProblem(404, 'release.unknown');
  return { revision: found.revision, release: found.document };
}

/** A release as one file, out and in. What comes in is judged whole, and becomes the draft or nothing. */
export function fileRoutes(needs: Needs): Router {
  const { db, clock, releases, sessions } = needs;
  const router = Router();

  router.get('/merchants/:code/file', sessions.require('viewer'), async (req, res) => {
    const live = merchantAt(req, releases);
    const { merchantCode } = live;
    const { revision, release } = await exported(db, req, live);
    const at = clock();
    const entry = { operatorId: operatorOf(res).id, merchantCode, action: 'release.exported', detail: { revision }, at } as const;
    await addAuditEntry(db, entry);
    const file = releaseFile({ merchantCode, revision, exportedAt: at.toISOString(), release });
    res
      .type('application/json')
      .set('content-disposition', `attachment; filename="${releaseFileName(merchantCode, revision)}"`)
      .send(`${JSON.stringify(file, null, 2)}\n`);
  });

  router.put('/merchants/:code/file', sessions.require('editor'), async (req, res) => {
    const live = merchantAt(req, releases);
    const revision = basedOn(req);
    const read = readReleaseFile(req.body, live.merchantCode);
    if (!read.ok) throw new HttpProblem(422, 'file.invalid', read.problems);
    const saved = await saveDraft(needs, {
      live,
      operator: operatorOf(res),
      basedOn: revision,
      document: read.value.release,
      parent: live.releaseId,
      action: 'draft.imported',
      detail: { from: read.value.from },
    });
    res.set('etag', `"${saved.revision}"`).json(saved);
  });

  return router;
}
