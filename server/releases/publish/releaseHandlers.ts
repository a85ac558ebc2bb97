import type { ReleaseEntry } from '#schemas/api/releases.schema.ts';
import type { Handlers } from '../../http/apiRouter.ts';
import type { LiveRelease } from '../live/createLiveReleases.ts';
import type { Clock } from '../../store/clock.ts';
import type { Database } from '../../store/Database.ts';
import { checkConfirmed } from './publishRules.ts';
import type { Releases } from './createReleases.ts';
import type { HistoryRecord } from '../../store/releases.ts';
import { findPublishRules } from '../../store/publishRules.ts';
import { planView } from './planRelease.ts';

type ReleaseRoutes = 'releases' | 'release' | 'publish' | 'rollBack' | 'plan' | 'addPlan' | 'approvePlan' | 'cancelPlan';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly releases: Releases;
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
    plan: plannedAt && dueAt ? { madeAt: plannedAt.toISOString(), dueAt: dueAt.toISOString() } : null,
    imported: imported && { from: imported.from, isEdited: imported.hash !== record.snapshotHash },
    waived,
  };
};

/** Publishing now or later, rolling back, and what was live when. */
export function releaseHandlers({ db, clock, releases }: Deps): Handlers<ReleaseRoutes, LiveRelease> {
  const planned = async ({ merchantCode }: LiveRelease) => {
    const plan = await releases.planned(merchantCode);
    return { plan: plan === undefined ? null : planView(plan, await findPublishRules(db, merchantCode)) };
  };

  return {
    releases: async ({ merchant: { merchantCode, releaseId: liveId } }) =>
      (await releases.history(merchantCode)).map((record) => releaseEntry(record, liveId)),

    release: ({ params, merchant: { merchantCode } }) => releases.documents(merchantCode, params.release),

    async publish({ res, body: { note = '', waived = [] }, basedOn, operator, merchant: { merchantCode } }) {
      await checkConfirmed(db, merchantCode, operator, clock());
      const outcome = await releases.publish({ merchantCode, basedOn, note, waived, operator });
      if (!outcome.changed) res.status(200);
      return outcome;
    },

    async rollBack({ res, body: { releaseId, note = '' }, operator, merchant: { merchantCode } }) {
      await checkConfirmed(db, merchantCode, operator, clock());
      const outcome = await releases.rollBack({ merchantCode, releaseId, note, operator });
      if (!outcome.changed) res.status(200);
      return outcome;
    },

    plan: ({ merchant }) => planned(merchant),

    async addPlan({ body: { note = '', waived = [], dueAt }, basedOn, operator, merchant }) {
      const { merchantCode } = merchant;
      await checkConfirmed(db, merchantCode, operator, clock());
      await releases.plan({ merchantCode, basedOn, note, waived, operator, dueAt: new Date(dueAt) });
      return planned(merchant);
    },

    async approvePlan({ body: { hash }, operator, merchant }) {
      const { merchantCode } = merchant;
      await checkConfirmed(db, merchantCode, operator, clock());
      await releases.approvePlan({ merchantCode, hash, operator });
      return planned(merchant);
    },

    async cancelPlan({ operator, merchant: { merchantCode } }) {
      await releases.cancelPlan(merchantCode, operator);
      return { plan: null };
    },
  };
}
