import { Router } from 'express';
import type { PublishBody, ReleaseEntry, RollBackBody } from '#schemas/preview/operatorApi.schema.ts';
import { createReader } from '#schemas/createReader.ts';
import { publish as isPublish, rollBack as isRollBack } from '#schemas/generated/operator.js';
import { bodyOf } from '../http/readBody.ts';
import type { Releases } from './createReleases.ts';
import { basedOn } from './draftRoutes.ts';
import { merchantAt } from './merchantRoutes.ts';
import { type OperatorSessions, operatorOf } from './operatorSession.ts';

const readPublish = createReader<PublishBody>(isPublish);
const readRollBack = createReader<RollBackBody>(isRollBack);

/** Publishing, rolling back, and what was live when. */
export function releaseRoutes({ releases, sessions }: { releases: Releases; sessions: OperatorSessions }): Router {
  const router = Router();

  router.get('/merchants/:code/releases', sessions.require('viewer'), async (req, res) => {
    const live = merchantAt(req, releases);
    const entries = (await releases.history(live.merchantCode)).map(
      ({ releaseId, revision, kind, note, by, createdAt, waived }): ReleaseEntry => ({
        releaseId,
        revision,
        kind,
        note,
        by,
        createdAt: createdAt.toISOString(),
        isLive: releaseId === live.releaseId,
        waived,
      }),
    );
    res.json(entries);
  });

  router.post('/merchants/:code/releases', sessions.require('publisher'), async (req, res) => {
    const { merchantCode } = merchantAt(req, releases);
    const { note = '', waived = [] } = bodyOf(req, readPublish);
    const outcome = await releases.publish({ merchantCode, basedOn: basedOn(req), note, waived, operator: operatorOf(res) });
    res.status(outcome.changed ? 201 : 200).json(outcome);
  });

  router.post('/merchants/:code/rollback', sessions.require('publisher'), async (req, res) => {
    const { merchantCode } = merchantAt(req, releases);
    const { releaseId, note = '' } = bodyOf(req, readRollBack);
    const outcome = await releases.rollBack({ merchantCode, releaseId, note, operator: operatorOf(res) });
    res.status(outcome.changed ? 201 : 200).json(outcome);
  });

  return router;
}
