import type { Logger } from 'pino';
import type { ReleaseOutcome, StaleRelease } from '#schemas/preview/operatorApi.schema.ts';
import type { Clock } from '../platform/clock.ts';
import { HttpProblem } from '../errors/HttpProblem.ts';
import { addAuditEntry } from '../store/audit.ts';
import type { Database, Queries } from '../store/Database.ts';
import { findDraft, renewEmptyDraft, writeDraft } from '../store/drafts.ts';
import type { Operator } from '../store/operators.ts';
import {
  type NewRelease,
  type ReleaseRecord,
  type StoredRelease,
  type Waiver,
  addRelease,
  findLive,
  findRelease,
  keepSnapshot,
  releaseHistory,
} from '../store/releases.ts';
import { checkRelease } from './checkRelease.ts';
import { type LiveReleases, RELEASE_CHANNEL, createLiveReleases } from './createLiveReleases.ts';
import { draftView } from './draftView.ts';
import { diffByPointer } from './diffByPointer.ts';
import type { ShippedTemplates } from './readShippedTemplates.ts';
import { snapshotHash } from './snapshotHash.ts';

export interface PublishRequest {
  readonly merchantCode: string;
  /** Revision of the draft that the operator saw. */
  readonly basedOn: number;
  readonly note: string;
  readonly waived: readonly Waiver[];
  readonly operator: Operator;
}

export interface RollBackRequest {
  readonly merchantCode: string;
  readonly releaseId: number;
  readonly note: string;
  readonly operator: Operator;
}

export interface Releases extends LiveReleases {
  /** Makes the draft live. Throws HttpProblem 404, 409 (draft or live moved on) or 422 (problems). */
  publish(request: PublishRequest): Promise<ReleaseOutcome>;
  /** Makes an earlier release live again, as a new entry of the log. Nothing but an unknown release is refused. */
  rollBack(request: RollBackRequest): Promise<ReleaseOutcome>;
  history(merchantCode: string): Promise<readonly ReleaseRecord[]>;
}

interface Needs {
  readonly db: Database;
  readonly clock: Clock;
  readonly templates: ShippedTemplates;
  readonly log: Logger;
}

/** Writes the entry, moves the pointer and tells every node, all when the transaction commits. */
async function goLive(queries: Queries, release: NewRelease): Promise<ReleaseOutcome> {
  const added = await addRelease(queries, release);
  const { merchantCode, operatorId, at, kind, note, waived } = release;
  if (kind !== 'seed') {
    const action = kind === 'publish' ? 'release.published' : 'release.rolledBack';
    await addAuditEntry(queries, { operatorId, merchantCode, action, detail: { ...added, note, waived }, at });
  }
  await queries.query('select pg_notify($1, $2)', [RELEASE_CHANNEL, merchantCode]);
  return { changed: true, ...added };
}

/** The live release, held against other publishers. */
async function holdLive(queries: Queries, merchantCode: string): Promise<StoredRelease> {
  const live = await findLive(queries, merchantCode, true);
  if (live === undefined) throw new HttpProblem(404, 'merchant.unknown');
  return live;
}

async function publishDraft({ templates, clock }: Needs, queries: Queries, request: PublishRequest): Promise<ReleaseOutcome> {
  const { merchantCode, basedOn, note, waived, operator } = request;
  const live = await holdLive(queries, merchantCode);
  const draft = await findDraft(queries, merchantCode, true);
  if ((draft?.revision ?? 0) !== basedOn) {
    throw new HttpProblem(409, 'draft.stale', [], { ...draftView(draft, live) });
  }
  const unchanged = { changed: false, releaseId: live.releaseId, revision: live.revision };
  if (draft === undefined || draft.document === null) return unchanged;

  const at = clock();
  const empty = { merchantCode, document: null, basedOn, operatorId: operator.id, at };
  if (snapshotHash(draft.document) === live.snapshotHash) {
    await writeDraft(queries, { ...empty, parentReleaseId: live.releaseId });
    return unchanged;
  }
  if (draft.parentReleaseId !== live.releaseId) {
    const parent = await findRelease(queries, merchantCode, draft.parentReleaseId);
    const stale: StaleRelease = {
      releaseId: live.releaseId,
      revision: live.revision,
      by: live.by,
      changes: diffByPointer(parent?.document, live.document),
    };
    throw new HttpProblem(409, 'release.stale', [], { ...stale });
  }
  const document = checkRelease(draft.document, merchantCode, templates.presets, waived);
  const hash = snapshotHash(document);
  await keepSnapshot(queries, hash, document, at);
  const outcome = await goLive(queries, {
    merchantCode,
    snapshotHash: hash,
    operatorId: operator.id,
    note,
    kind: 'publish',
    waived,
    at,
  });
  await writeDraft(queries, { ...empty, parentReleaseId: outcome.releaseId });
  return outcome;
}

async function rollBackTo({ clock }: Needs, queries: Queries, request: RollBackRequest): Promise<ReleaseOutcome> {
  const { merchantCode, releaseId, note, operator } = request;
  const live = await holdLive(queries, merchantCode);
  const target = await findRelease(queries, merchantCode, releaseId);
  if (target === undefined) throw new HttpProblem(404, 'release.unknown');
  if (target.snapshotHash === live.snapshotHash) return { changed: false, releaseId: live.releaseId, revision: live.revision };
  const at = clock();
  const outcome = await goLive(queries, {
    merchantCode,
    snapshotHash: target.snapshotHash,
    operatorId: operator.id,
    note,
    kind: 'rollback',
    waived: [],
    at,
  });
  await renewEmptyDraft(queries, merchantCode, outcome.releaseId, at);
  return outcome;
}

/**
 * Makes shipped brands live that the database does not know, and newer files of those that no operator has touched.
 * Several nodes may do so at once: the lock lets one of them.
 */
async function seedBrands({ db, clock, templates, log }: Needs): Promise<void> {
  for (const document of templates.brands) {
    const { merchantCode } = document.template;
    const hash = snapshotHash(document);
    const seeded = await db.transaction(async (queries) => {
      await queries.query('lock table live in exclusive mode');
      const live = await findLive(queries, merchantCode);
      if (live !== undefined && (live.kind !== 'seed' || live.snapshotHash === hash)) return false;
      await keepSnapshot(queries, hash, document, clock());
      const { releaseId } = await goLive(queries, {
        merchantCode,
        snapshotHash: hash,
        operatorId: null,
        note: '',
        kind: 'seed',
        waived: [],
        at: clock(),
      });
      if (live !== undefined) await renewEmptyDraft(queries, merchantCode, releaseId, clock());
      return true;
    });
    if (seeded) log.info({ merchantCode }, 'a shipped brand went live');
  }
}

/**
 * The releases of all merchants: what is live (in memory), what was (in the log), and the two ways to change it. Seeds the
 * brands that ship.
 */
export async function createReleases(needs: Needs): Promise<Releases> {
  const { db } = needs;
  await seedBrands(needs);
  const live = await createLiveReleases({ db, presets: needs.templates.presets, log: needs.log });

  // Who asked sees the change in the next answer, without waiting for the notification.
  async function thenRefresh(merchantCode: string, outcome: ReleaseOutcome): Promise<ReleaseOutcome> {
    if (outcome.changed) await live.refresh(merchantCode);
    return outcome;
  }

  return {
    ...live,
    publish: async (request) =>
      thenRefresh(request.merchantCode, await db.transaction((queries) => publishDraft(needs, queries, request))),
    rollBack: async (request) =>
      thenRefresh(request.merchantCode, await db.transaction((queries) => rollBackTo(needs, queries, request))),
    history: (merchantCode) => releaseHistory(db, merchantCode),
  };
}
