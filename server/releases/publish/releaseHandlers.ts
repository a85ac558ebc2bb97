import type { releaseRoutes } from '#schemas/edges/api/releaseRoutes.ts';
import type { ReleaseEntry } from '#schemas/edges/api/releases.schema.ts';
import { HttpProblem } from '../../errors/HttpProblem.ts';
import type { Handlers } from '../../http/api/apiRouter.ts';
import type { LiveRelease } from '../live/createLiveReleases.ts';
import type { Database } from '../../store/database/Database.ts';
import type { Releases } from './createReleases.ts';
import type { HistoryRecord } from '../../store/repositories/releases.ts';
import { findPublishRules } from '../../store/repositories/publishRules.ts';
import { type WeighDeps, homeFaults } from './homeFaults.ts';
import { planView } from './planRelease.ts';
import { settingHistory } from './settingHistory.ts';

interface Deps extends WeighDeps {
  readonly db: Database;
  readonly releases: Releases;
}

/** A text of the query. Throws HttpProblem if it is not a text or is too long. */
function wordOf(name: string, value: unknown, longest: number): string {
  if (typeof value !== 'string' || value.length > longest) throw new HttpProblem('filter.unreadable', [], { name });
  return value;
}

/** A release of the history, as operators see it. */
const releaseEntry = (record: HistoryRecord, liveId: number): ReleaseEntry => {
  const { releaseId, revision, kind, note, by, token, createdAt, restoredRevision, plannedAt, dueAt, imported, waived } = record;
  return {
    releaseId,
    revision,
    kind,
    note,
    by,
    token,
    createdAt: createdAt.toISOString(),
    isLive: releaseId === liveId,
    restoredRevision,
    plan:
      plannedAt && dueAt
        ? {
            madeAt: plannedAt.toISOString(),
            dueAt: dueAt.toISOString(),
            hasWaited: record.planCourse?.hasWaited ?? false,
            isMerged: record.planCourse?.isMerged ?? false,
          }
        : null,
    imported: imported && { from: imported.from, isEdited: imported.hash !== record.snapshotHash },
    waived,
    review: record.needsReview ? { by: record.reviewedBy, at: record.reviewedAt?.toISOString() ?? null } : null,
  };
};

/** Publishing now or later, rolling back, and what was live when. */
export function releaseHandlers(deps: Deps): Handlers<keyof typeof releaseRoutes, LiveRelease> {
  const { db, releases, presets } = deps;

  return {
    releases: async ({ merchant: { merchantCode, releaseId: liveId } }) =>
      (await releases.history(merchantCode)).map((record) => releaseEntry(record, liveId)),

    release: ({ params, merchant: { merchantCode } }) => releases.documents(merchantCode, params.release),

    settingHistory({ query: { pointer, block }, merchant: { merchantCode } }) {
      const setting = wordOf('pointer', pointer, 300);
      if (!/^\/[^\0]*$/.test(setting)) throw new HttpProblem('filter.unreadable', [], { name: 'pointer' });
      const blockId = block === undefined ? undefined : wordOf('block', block, 100);
      return settingHistory(db, presets, { merchantCode, pointer: setting, blockId });
    },

    async publish({ req, res, body: { note = '', waived = [] }, basedOn, operator, merchant }) {
      const { merchantCode } = merchant;
      const measured = await homeFaults(deps, req, merchant);
      const outcome = await releases.publish({ merchantCode, basedOn, note, waived, measured, operator });
      if (!outcome.changed) res.status(200);
      return outcome;
    },

    async rollBack({ res, body: { releaseId, note = '' }, operator, merchant: { merchantCode } }) {
      const outcome = await releases.rollBack({ merchantCode, releaseId, note, operator });
      if (!outcome.changed) res.status(200);
      return outcome;
    },

    reviewRelease: ({ params: { release: releaseId }, operator, merchant: { merchantCode } }) =>
      releases.reviewRollBack({ merchantCode, releaseId, operator }),

    async plans({ merchant: { merchantCode } }) {
      const rules = await findPublishRules(db, merchantCode);
      return (await releases.plans(merchantCode)).map((plan) => planView(plan, rules));
    },

    async plan({ params: { plan: id }, merchant: { merchantCode } }) {
      const plan = await releases.planned({ merchantCode, id });
      return { ...planView(plan, await findPublishRules(db, merchantCode)), document: plan.document };
    },

    async addPlan({ req, body: { note = '', waived = [], dueAt }, basedOn, operator, merchant }) {
      const { merchantCode } = merchant;
      const measured = await homeFaults(deps, req, merchant);
      const plan = await releases.plan({ merchantCode, basedOn, note, waived, measured, operator, dueAt: new Date(dueAt) });
      return planView(plan, await findPublishRules(db, merchantCode));
    },

    async approvePlan({ params: { plan: id }, body: { hash }, operator, merchant: { merchantCode } }) {
      const plan = await releases.approvePlan({ merchantCode, id, hash, operator });
      return { plan: plan ? planView(plan, await findPublishRules(db, merchantCode)) : null };
    },

    async takePlan({ res, params: { plan: id }, basedOn, operator, merchant: live }) {
      const saved = await releases.takePlan({ live, id, basedOn, operator });
      res.set('etag', `"${saved.revision}"`);
      return saved;
    },

    cancelPlan: ({ params: { plan: id }, operator, merchant: { merchantCode } }) =>
      releases.cancelPlan({ merchantCode, id }, operator),
  };
}
