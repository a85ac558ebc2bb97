import { Router } from 'express';
import type { PlanBody, PublishBody, ReleaseEntry, RollBackBody } from '#schemas/preview/releaseApi.schema.ts';
import { createReader } from '#schemas/createReader.ts';
import { plan as isPlan, publish as isPublish, rollBack as isRollBack } from '#schemas/generated/operator.js';
import { HttpProblem } from '../../errors/HttpProblem.ts';
import { bodyOf } from '../../http/readBody.ts';
import type { Releases } from './createReleases.ts';
import { basedOn } from '../drafts/draftRoutes.ts';
import { merchantAt } from '../merchants/merchantRoutes.ts';
import { type OperatorSessions, operatorOf } from '../../operators/operatorSession.ts';
import { planView } from './planRelease.ts';

const readPublish = createReader<PublishBody>(isPublish);
const readPlan = createReader<PlanBody>(isPlan);
const readRollBack = createReader<RollBackBody>(isRollBack);

/** Publishing now or later, rolling back, and what was live when. */
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

  router.get('/merchants/:code/releases/:releaseId', sessions.require('viewer'), async (req, res) => {
    const { merchantCode } = merchantAt(req, releases);
    const releaseId = Number(req.params['releaseId']);
    if (!Number.isSafeInteger(releaseId)) throw new HttpProblem(404, 'release.unknown');
    res.json(await releases.documents(merchantCode, releaseId));
  });

  router.get('/merchants/:code/plan', sessions.require('viewer'), async (req, res) => {
    const { merchantCode } = merchantAt(req, releases);
    const plan = await releases.planned(merchantCode);
    res.json({ plan: plan === undefined ? null : planView(plan) });
  });

  router.post('/merchants/:code/plan', sessions.require('publisher'), async (req, res) => {
    const { merchantCode } = merchantAt(req, releases);
    const { note = '', waived = [], dueAt } = bodyOf(req, readPlan);
    const operator = operatorOf(res);
    await releases.plan({ merchantCode, basedOn: basedOn(req), note, waived, operator, dueAt: new Date(dueAt) });
    const plan = await releases.planned(merchantCode);
    res.status(201).json({ plan: plan === undefined ? null : planView(plan) });
  });

  router.delete('/merchants/:code/plan', sessions.require('publisher'), async (req, res) => {
    const { merchantCode } = merchantAt(req, releases);
    await releases.cancelPlan(merchantCode, operatorOf(res));
    res.json({ plan: null });
  });

  return router;
}
