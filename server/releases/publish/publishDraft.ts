import type { ReleaseOutcome, StaleRelease } from '#schemas/edges/api/releases.schema.ts';
import type { Problem } from '#schemas/base/json/problem.ts';
import type { Release } from '#schemas/declare/release/release.schema.ts';
import { HttpProblem } from '../../errors/HttpProblem.ts';
import type { Clock } from '../../store/clock/clock.ts';
import { addAuditEntry } from '../../store/repositories/audit.ts';
import type { Queries } from '../../store/database/Database.ts';
import { findDraft, renewEmptyDraft, writeDraft } from '../../store/repositories/drafts.ts';
import type { Actor } from '../../store/repositories/operators.ts';
import {
  type ImportedFile,
  type StoredRelease,
  type Waiver,
  findRelease,
  findUnreviewed,
  reviewRelease,
  storeSnapshot,
} from '../../store/repositories/releases.ts';
import { clearWaivers } from '../../store/repositories/waivers.ts';
import { dropApproval } from '../../store/repositories/approvals.ts';
import { findPublishRules } from '../../store/repositories/publishRules.ts';
import { addWebhookEvent } from '../../store/repositories/webhookDeliveries.ts';
import { type GivenApproval, checkApproved } from './publishRules.ts';
import { checkReadiness, checkRelease, protectionsLowered } from './checkRelease.ts';
import { draftView } from '../drafts/draftView.ts';
import { goLive, holdLive } from '../live/goLive.ts';
import type { ShippedTemplates } from '../live/readShippedTemplates.ts';
import { checkSecondPerson } from './secondPerson.ts';
import { snapshotHash } from '../live/snapshotHash.ts';
import { collectWaivers } from '../drafts/waiverViews.ts';

export interface PublishRequest {
  readonly merchantCode: string;
  /** Revision of the draft that the operator saw. */
  readonly basedOn: number;
  readonly note: string;
  readonly waived: readonly Waiver[];
  /** What was found by drawing home of the draft. */
  readonly measured?: readonly Problem[];
  readonly operator: Actor;
}

export interface RollBackRequest {
  readonly merchantCode: string;
  readonly releaseId: number;
  readonly note: string;
  readonly operator: Actor;
}

export interface PublishDeps {
  readonly clock: Clock;
  readonly templates: ShippedTemplates;
}

/** The draft, ready to go live; undefined when it equals the live release. */
export interface ReadyDraft {
  readonly live: StoredRelease;
  /** The draft is not empty, though it may equal the live release. */
  readonly isWritten: boolean;
  readonly ready:
    | {
        readonly document: Release;
        readonly hash: string;
        readonly waived: readonly Waiver[];
        readonly approval: GivenApproval;
        readonly imported: ImportedFile | null;
      }
    | undefined;
}

/**
 * Locks live and draft, and checks the draft. Throws HttpProblem 409 if draft or live have changed since the operator saw them,
 * 422 with problems.
 */
export async function holdDraft({ templates }: PublishDeps, queries: Queries, request: PublishRequest): Promise<ReadyDraft> {
  const { merchantCode, basedOn, operator } = request;
  const live = await holdLive(queries, merchantCode);
  const draft = await findDraft(queries, merchantCode, true);
  if ((draft?.revision ?? 0) !== basedOn) throw new HttpProblem('draft.stale', [], { ...draftView(draft, live) });
  const isWritten = draft !== undefined && draft.document !== null;
  if (!isWritten || snapshotHash(draft.document) === live.snapshotHash) return { live, isWritten, ready: undefined };
  if (draft.parentReleaseId !== live.releaseId) {
    const parent = await findRelease(queries, merchantCode, draft.parentReleaseId);
    const { releaseId, revision, by, document: theirs } = live;
    const stale: StaleRelease = { releaseId, revision, by, base: parent?.document ?? null, theirs };
    throw new HttpProblem('release.stale', [], { ...stale });
  }
  const approval = await checkApproved(queries, merchantCode, snapshotHash(draft.document));
  const waived = await collectWaivers(queries, merchantCode, request.waived, operator.name);
  const compared = [...(request.measured ?? []), ...protectionsLowered(live.document, draft.document, templates.presets)];
  const document = checkRelease(draft.document, merchantCode, templates.presets, waived, compared);
  if (live.releaseId === 0) checkReadiness(document, templates.presets);
  return { live, isWritten, ready: { document, hash: snapshotHash(document), waived, approval, imported: draft.imported } };
}

/** Makes the draft live and empties it. What was live already stays as it is. */
export async function publishDraft(deps: PublishDeps, queries: Queries, request: PublishRequest): Promise<ReleaseOutcome> {
  const { merchantCode, basedOn, note, operator } = request;
  const { live, isWritten, ready } = await holdDraft(deps, queries, request);
  const at = deps.clock();
  const empty = async (parentReleaseId: number) => {
    const write = { merchantCode, document: null, basedOn, operatorId: operator.id, at, parentReleaseId, imported: null };
    await writeDraft(queries, write);
    await clearWaivers(queries, merchantCode);
    await dropApproval(queries, merchantCode);
  };
  if (ready === undefined) {
    if (isWritten) await empty(live.releaseId);
    return { changed: false, releaseId: live.releaseId, revision: live.revision };
  }
  const { waived, imported } = ready;
  const { id: operatorId, tokenId } = operator;
  await storeSnapshot(queries, ready.hash, ready.document, at);
  const origin = { operatorId, tokenId, imported };
  const release = { merchantCode, snapshotHash: ready.hash, note, kind: 'publish', waived, at, ...origin } as const;
  const outcome = await goLive(queries, release, operator);
  await empty(outcome.releaseId);
  return outcome;
}

/**
 * Makes an earlier release live again, as a new entry of the log. It needs no approval, for emergencies: where a second operator must approve, it is
 * done at once with a reason, and waits for a review afterwards. Throws HttpProblem 404, or 422 without that reason.
 */
export async function rollBackTo({ clock }: PublishDeps, queries: Queries, request: RollBackRequest): Promise<ReleaseOutcome> {
  const { merchantCode, releaseId, note, operator } = request;
  const live = await holdLive(queries, merchantCode);
  const target = await findRelease(queries, merchantCode, releaseId);
  if (target === undefined) throw new HttpProblem('release.unknown');
  if (target.snapshotHash === live.snapshotHash) return { changed: false, releaseId: live.releaseId, revision: live.revision };
  const { fourEyes: needsReview } = await findPublishRules(queries, merchantCode);
  if (needsReview && note.trim() === '') throw new HttpProblem('rollback.reason');
  const at = clock();
  const origin = { operatorId: operator.id, tokenId: operator.tokenId, restoredReleaseId: releaseId, needsReview };
  const { snapshotHash: hash } = target;
  const release = { merchantCode, snapshotHash: hash, note, kind: 'rollback', waived: [], at, ...origin } as const;
  const outcome = await goLive(queries, release, operator);
  if (needsReview) {
    const data = { kind: 'rollback.review', detail: { releaseId: outcome.releaseId, revision: outcome.revision, note } } as const;
    await addWebhookEvent(queries, { type: 'problem', merchantCode, operatorId: operator.id, data, at });
  }
  await renewEmptyDraft(queries, merchantCode, outcome.releaseId, at);
  return outcome;
}

/** Another operator says that a roll-back was right. Throws HttpProblem 404 if it waits for no review, 403 to who made it. */
export async function reviewRollBack(
  { clock }: PublishDeps,
  queries: Queries,
  { merchantCode, releaseId, operator }: Omit<RollBackRequest, 'note'>,
): Promise<void> {
  const release = await findUnreviewed(queries, merchantCode, releaseId);
  if (release === undefined) throw new HttpProblem('review.unknown');
  const at = clock();
  await checkSecondPerson(queries, merchantCode, { firstId: release.operatorId, second: operator, now: at });
  await reviewRelease(queries, releaseId, operator.id, at);
  await addAuditEntry(queries, { by: operator, merchantCode, action: 'release.reviewed', detail: { releaseId }, at });
}
