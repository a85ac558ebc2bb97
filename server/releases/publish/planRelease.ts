import { MAX_PLANS, PLAN_AHEAD_MS, type PlanView, type ReleaseOutcome } from '#schemas/edges/api/releases.schema.ts';
import { HttpProblem } from '../../errors/HttpProblem.ts';
import { addAuditEntry } from '../../store/repositories/audit.ts';
import type { Queries } from '../../store/database/Database.ts';
import { findDraft, renewEmptyDraft, writeDraft } from '../../store/repositories/drafts.ts';
import { type Actor, isPublisherOf } from '../../store/repositories/operators.ts';
import { dropApproval } from '../../store/repositories/approvals.ts';
import { type PublishRules, findPublishRules } from '../../store/repositories/publishRules.ts';
import {
  type PlanKey,
  type PlanRecord,
  type StoredPlan,
  addPlan,
  approveStoredPlan,
  failPlan,
  findPlan,
  holdPlan,
  plansOf,
  removePlan,
} from '../../store/repositories/plans.ts';
import { type StoredRelease, storeSnapshot } from '../../store/repositories/releases.ts';
import { addWebhookEvent } from '../../store/repositories/webhookDeliveries.ts';
import { clearWaivers } from '../../store/repositories/waivers.ts';
import { checkRelease, protectionsLowered } from './checkRelease.ts';
import { type Rebased, rebasePlan } from './rebasePlan.ts';
import { goLive, holdLive } from '../live/goLive.ts';
import { type PublishDeps, type PublishRequest, holdDraft } from './publishDraft.ts';
import { checkSecondPerson } from './secondPerson.ts';
import { snapshotHash } from '../live/snapshotHash.ts';

/** Notifies every node, and through it every open tool, that a plan was made, removed or approved, has failed or waits. */
export const PLAN_CHANNEL = 'plan';

export interface PlanRequest extends PublishRequest {
  readonly dueAt: Date;
}

export interface PlanApproval extends PlanKey {
  /** The hash of what the operator saw. */
  readonly hash: string;
  readonly operator: Actor;
}

/** Whether a plan may not go live, because the merchant asks for an approval now and the plan has none since it does. */
const lacksApproval = ({ approvedAt }: PlanRecord, { fourEyes, fourEyesSince }: PublishRules): boolean =>
  fourEyes && (approvedAt === null || (fourEyesSince !== null && approvedAt < fourEyesSince));

export const planView = (plan: PlanRecord, rules: PublishRules): PlanView => ({
  id: plan.id,
  hash: plan.snapshotHash,
  dueAt: plan.dueAt.toISOString(),
  note: plan.note,
  by: plan.by,
  createdAt: plan.createdAt.toISOString(),
  approvedBy: plan.approvedBy,
  needsApproval: lacksApproval(plan, rules),
  heldSince: plan.heldAt?.toISOString() ?? null,
  failure: plan.failure,
});

/** Without an id it is about all plans of the merchant. */
export const notifyTools = (
  queries: Queries,
  { merchantCode, id }: Pick<PlanKey, 'merchantCode'> & Partial<PlanKey>,
  revision: number,
  by: string | null,
) => queries.query('select pg_notify($1, $2)', [PLAN_CHANNEL, JSON.stringify({ merchantCode, plan: id ?? null, revision, by })]);

/**
 * Stores the present draft, to go live at a time. It is checked now, and again then; home is measured now only, because what the platform
 * has by then must not stop it. Throws what publishing throws, 409 if the merchant has as many plans as it may, 422 for an impossible time.
 *
 * @returns The id of the plan.
 */
export async function planDraft(deps: PublishDeps, queries: Queries, request: PlanRequest): Promise<number> {
  const { merchantCode, note, operator, dueAt } = request;
  const at = deps.clock();
  const aheadMs = dueAt.getTime() - at.getTime();
  if (Number.isNaN(aheadMs) || aheadMs <= 0) throw new HttpProblem('plan.past');
  if (aheadMs > PLAN_AHEAD_MS) throw new HttpProblem('plan.tooFar');
  const { live, ready } = await holdDraft(deps, queries, request);
  if (live.releaseId === 0) throw new HttpProblem('plan.notLive');
  if (ready === undefined) throw new HttpProblem('plan.nothing');
  if ((await plansOf(queries, merchantCode)).length >= MAX_PLANS) throw new HttpProblem('plan.tooMany');
  const { waived, approval, imported } = ready;
  await storeSnapshot(queries, ready.hash, ready.document, at);
  const id = await addPlan(queries, {
    merchantCode,
    snapshotHash: ready.hash,
    parentReleaseId: live.releaseId,
    operatorId: operator.id,
    tokenId: operator.tokenId,
    note,
    waived,
    imported,
    dueAt,
    createdAt: at,
    ...approval,
  });
  await dropApproval(queries, merchantCode);
  const detail = { plan: id, dueAt: dueAt.toISOString(), note, waived };
  await addAuditEntry(queries, { by: operator, merchantCode, action: 'release.planned', detail, at });
  await notifyTools(queries, { merchantCode, id }, live.revision, operator.name);
  return id;
}

/** Throws HttpProblem 404 when there is no such plan. */
export async function cancelPlan({ clock }: PublishDeps, queries: Queries, plan: PlanKey, operator: Actor): Promise<void> {
  const { merchantCode, id } = plan;
  const live = await holdLive(queries, merchantCode);
  if (!(await removePlan(queries, plan))) throw new HttpProblem('plan.unknown');
  const detail = { plan: id };
  await addAuditEntry(queries, { by: operator, merchantCode, action: 'release.planCancelled', detail, at: clock() });
  await notifyTools(queries, plan, live.revision, operator.name);
}

/**
 * Approves a plan: it goes live when it is due, or with the next look at the plans. Throws HttpProblem 404 without it, 409 if it has
 * another content than was seen or has failed, 403 to who made it, unless it waits and the merchant asks for no second operator any more.
 */
export async function approvePlan(
  { clock }: PublishDeps,
  queries: Queries,
  { merchantCode, id, hash, operator }: PlanApproval,
): Promise<void> {
  const live = await holdLive(queries, merchantCode);
  const plan = await findPlan(queries, { merchantCode, id }, true);
  if (plan === undefined) throw new HttpProblem('plan.unknown');
  if (plan.snapshotHash !== hash || plan.failure !== null) throw new HttpProblem('plan.changed');
  const { fourEyes } = await findPublishRules(queries, merchantCode);
  const needsAnother = fourEyes || plan.heldAt === null;
  const at = clock();
  if (needsAnother) await checkSecondPerson(queries, merchantCode, { firstId: plan.operatorId, second: operator, now: at });
  await approveStoredPlan(queries, id, operator.id, at);
  await addAuditEntry(queries, { by: operator, merchantCode, action: 'release.planApproved', detail: { plan: id, hash }, at });
  await notifyTools(queries, plan, live.revision, operator.name);
}

/** What a plan makes live now, or why it may not. */
async function readyPlan(
  { templates: { presets } }: PublishDeps,
  queries: Queries,
  plan: StoredPlan,
  live: StoredRelease,
): Promise<Rebased> {
  const { merchantCode, operatorId, waived } = plan;
  if (!(await isPublisherOf(queries, operatorId, merchantCode))) return { failure: { code: 'plan.operatorGone', problems: [] } };
  const rebased = await rebasePlan(queries, presets, plan, live);
  if ('failure' in rebased) return rebased;
  try {
    const lowered = protectionsLowered(live.document, rebased.document, presets);
    checkRelease(rebased.document, merchantCode, presets, waived, lowered);
    return rebased;
  } catch (error) {
    if (!(error instanceof HttpProblem)) throw error;
    return { failure: { code: error.code, problems: error.problems } };
  }
}

/** Removes the draft if it equals the release that has just gone live; a draft that was edited since stays. */
async function settleDraft(queries: Queries, plan: StoredPlan, releaseId: number, at: Date): Promise<void> {
  const { merchantCode, operatorId } = plan;
  const draft = await findDraft(queries, merchantCode, true);
  if (draft === undefined || draft.document === null) {
    await renewEmptyDraft(queries, merchantCode, releaseId, at);
  } else if (snapshotHash(draft.document) === plan.snapshotHash) {
    await writeDraft(queries, {
      merchantCode,
      document: null,
      basedOn: draft.revision,
      parentReleaseId: releaseId,
      operatorId,
      at,
      imported: null,
    });
    await clearWaivers(queries, merchantCode);
  }
}

/**
 * Makes a due plan live, or stores why it failed, or that it waits for an approval: the merchant's rules count as they are now. Several
 * nodes may try at once; the lock admits one at a time.
 *
 * @returns What went live; nothing when there is no such plan, it failed, or waits.
 */
export async function carryOutPlan(deps: PublishDeps, queries: Queries, key: PlanKey): Promise<ReleaseOutcome | undefined> {
  const { merchantCode, id } = key;
  const live = await holdLive(queries, merchantCode);
  const plan = await findPlan(queries, key, true);
  const at = deps.clock();
  if (plan === undefined || plan.failure !== null || plan.heldAt !== null || plan.dueAt > at) return undefined;
  const { operatorId, tokenId, note, waived, imported } = plan;
  const dueAt = plan.dueAt.toISOString();
  const by = { id: operatorId, tokenId };
  const ready = await readyPlan(deps, queries, plan, live);
  if ('failure' in ready) {
    const { failure } = ready;
    await failPlan(queries, id, failure);
    const detail = { plan: id, code: failure.code };
    await addAuditEntry(queries, { by, merchantCode, action: 'release.planFailed', detail, at });
    const data = { plan: id, hash: plan.snapshotHash, dueAt, note, code: failure.code, problems: failure.problems.length };
    await addWebhookEvent(queries, { type: 'plan.failed', merchantCode, operatorId, data, at });
    await notifyTools(queries, key, live.revision, plan.by);
    return undefined;
  }
  if (lacksApproval(plan, await findPublishRules(queries, merchantCode))) {
    await holdPlan(queries, id, at);
    await addAuditEntry(queries, { by, merchantCode, action: 'release.planHeld', detail: { plan: id }, at });
    const data = { kind: 'plan.held', detail: { plan: id, hash: plan.snapshotHash, dueAt } } as const;
    await addWebhookEvent(queries, { type: 'problem', merchantCode, operatorId, data, at });
    await notifyTools(queries, key, live.revision, plan.by);
    return undefined;
  }
  const { document, isMerged } = ready;
  const hash = isMerged ? snapshotHash(document) : plan.snapshotHash;
  if (isMerged) await storeSnapshot(queries, hash, document, at);
  const course = { hasWaited: plan.approvedAt !== null && plan.approvedAt > plan.dueAt, isMerged };
  const origin = { tokenId, plan: { ...plan, course }, imported };
  const release = { merchantCode, snapshotHash: hash, operatorId, note, kind: 'publish', waived, at, ...origin } as const;
  const outcome = await goLive(queries, release, by);
  await removePlan(queries, key);
  await settleDraft(queries, plan, outcome.releaseId, at);
  await notifyTools(queries, key, outcome.revision, plan.by);
  return outcome;
}
