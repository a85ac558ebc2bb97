import { Router } from 'express';
import { createReader } from '#schemas/createReader.ts';
import { waiver as isWaiver } from '#schemas/generated/operator.js';
import { MAX_WAIVERS, type WaiverBody } from '#schemas/preview/releaseApi.schema.ts';
import { HttpProblem } from '../../errors/HttpProblem.ts';
import { bodyOf } from '../../http/readBody.ts';
import type { Clock } from '../../platform/clock.ts';
import { addAuditEntry } from '../../store/audit.ts';
import type { Database } from '../../store/Database.ts';
import { writeWaiver } from '../../store/waivers.ts';
import type { LiveReleases } from '../live/createLiveReleases.ts';
import { merchantAt } from '../merchants/merchantRoutes.ts';
import { type OperatorSessions, operatorOf } from '../../operators/operatorSession.ts';
import { waiverViews } from './waiverViews.ts';

/** Tells every open tool that something was let pass, or no longer is. */
export const WAIVER_CHANNEL = 'waiver';

const readWaiver = createReader<WaiverBody>(isWaiver);

interface Needs {
  readonly db: Database;
  readonly clock: Clock;
  readonly releases: LiveReleases;
  readonly sessions: OperatorSessions;
}

/** Which warnings of the draft may pass: for all operators, until the draft goes live or is discarded. */
export function waiverRoutes({ db, clock, releases, sessions }: Needs): Router {
  const router = Router();

  router.get('/merchants/:code/waivers', sessions.require('viewer'), async (req, res) => {
    const { merchantCode } = merchantAt(req, releases);
    res.json(await waiverViews(db, merchantCode));
  });

  router.put('/merchants/:code/waivers', sessions.require('editor'), async (req, res) => {
    const { merchantCode, revision } = merchantAt(req, releases);
    const { code, pointer, reason } = bodyOf(req, readWaiver);
    const { id: operatorId, name: by } = operatorOf(res);
    const at = clock();
    const waiver = { code, pointer, reason: reason.trim() };
    const views = await db.transaction(async (queries) => {
      await writeWaiver(queries, { ...waiver, merchantCode, operatorId, at });
      const kept = await waiverViews(queries, merchantCode);
      if (kept.length > MAX_WAIVERS) throw new HttpProblem(422, 'waivers.tooMany');
      await addAuditEntry(queries, { operatorId, merchantCode, action: 'draft.waived', detail: waiver, at });
      await queries.query('select pg_notify($1, $2)', [WAIVER_CHANNEL, JSON.stringify({ merchantCode, revision, by })]);
      return kept;
    });
    res.json(views);
  });

  return router;
}
