import type { DraftSaved } from '#schemas/edges/api/drafts.schema.ts';
import { HttpProblem } from '../../errors/HttpProblem.ts';
import type { Queries } from '../../store/database/Database.ts';
import type { Actor } from '../../store/repositories/operators.ts';
import { type PlanKey, findPlan, removePlan } from '../../store/repositories/plans.ts';
import { saveDraftIn } from '../drafts/saveDraft.ts';
import type { LiveRelease } from '../live/createLiveReleases.ts';
import { holdLive } from '../live/goLive.ts';
import { notifyTools } from './planRelease.ts';
import type { PublishDeps } from './publishDraft.ts';

export interface PlanTaking {
  readonly live: LiveRelease;
  readonly id: PlanKey['id'];
  /** Revision of the draft that the operator saw: it is replaced. */
  readonly basedOn: number;
  readonly operator: Actor;
}

/**
 * Puts the content of a plan into the draft, on top of the release that was live when it was made: where another is live by now, publishing the
 * draft asks what becomes of both. A plan that failed ends with that; any other stays. Throws HttpProblem 404 without the plan, 409 if the draft
 * has changed since the operator saw it.
 */
export async function takePlan(
  { clock }: PublishDeps,
  queries: Queries,
  { live, id, basedOn, operator }: PlanTaking,
): Promise<DraftSaved> {
  const { merchantCode } = live;
  const key = { merchantCode, id };
  const { revision } = await holdLive(queries, merchantCode);
  const plan = await findPlan(queries, key, true);
  if (plan === undefined) throw new HttpProblem('plan.unknown');
  const { document, imported, parentReleaseId: parent } = plan;
  const isEnded = plan.failure !== null;
  const detail = { plan: id, isEnded };
  const save = { live, operator, basedOn, document, parent, action: 'draft.fromPlan', imported, detail } as const;
  const saved = await saveDraftIn(queries, save, clock());
  if (isEnded) {
    await removePlan(queries, key);
    await notifyTools(queries, key, revision, operator.name);
  }
  return saved;
}
