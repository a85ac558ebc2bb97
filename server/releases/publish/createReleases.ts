import type { Logger } from 'pino';
import type { ReleaseDocuments, ReleaseOutcome } from '#schemas/api/releases.schema.ts';
import { HttpProblem } from '../../errors/HttpProblem.ts';
import { spanAttributes, withSpan } from '../../http/withSpan.ts';
import type { Clock } from '../../store/clock.ts';
import type { Database } from '../../store/Database.ts';
import { renewEmptyDraft } from '../../store/drafts.ts';
import type { Actor } from '../../store/operators.ts';
import { type StoredPlan, duePlans, findPlan } from '../../store/plans.ts';
import { type HistoryRecord, findLive, findPrevious, findRelease, storeSnapshot, releaseHistory } from '../../store/releases.ts';
import { type LiveReleases, createLiveReleases } from '../live/createLiveReleases.ts';
import { goLive } from '../live/goLive.ts';
import { type PlanApproval, type PlanRequest, approvePlan, cancelPlan, carryOutPlan, planDraft } from './planRelease.ts';
import { type PublishRequest, type RollBackRequest, publishDraft, reviewRollBack, rollBackTo } from './publishDraft.ts';
import type { ShippedTemplates } from '../live/readShippedTemplates.ts';
import { snapshotHash } from '../live/snapshotHash.ts';

export interface Releases extends LiveReleases {
  /** Makes the draft live. Throws HttpProblem 404, 409 (draft or live moved on) or 422 (problems). */
  publish(request: PublishRequest): Promise<ReleaseOutcome>;
  /** Makes an earlier release live again, as a new entry of the log. Throws HttpProblem 404, and 422 where a reason is missing. */
  rollBack(request: RollBackRequest): Promise<ReleaseOutcome>;
  /** Another operator has reviewed a roll-back. Throws HttpProblem 403 and 404. */
  reviewRollBack(request: Omit<RollBackRequest, 'note'>): Promise<void>;
  history(merchantCode: string): Promise<readonly HistoryRecord[]>;
  /** One release with what was live before it. Throws HttpProblem 404. */
  documents(merchantCode: string, releaseId: number): Promise<ReleaseDocuments>;
  /** Stores the present draft, to go live later. Throws what `publish` throws, and 409 if there is a plan already. */
  plan(request: PlanRequest): Promise<void>;
  /** Throws HttpProblem 404 when nothing is planned. */
  cancelPlan(merchantCode: string, operator: Actor): Promise<void>;
  /** Approves a plan, and makes it live if it is due. Throws HttpProblem 403, 404 and 409. */
  approvePlan(request: PlanApproval): Promise<void>;
  planned(merchantCode: string): Promise<StoredPlan | undefined>;
  /** Makes due plans live; one node does it. A plan that fails stores the reason, one that lacks an approval waits for it. */
  carryOutPlans(): Promise<void>;
}

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly templates: ShippedTemplates;
  readonly log: Logger;
  /** Called once for each release that goes live, by the node that made it so. */
  readonly onPublished?: (merchantCode: string) => void;
}

/**
 * Makes shipped brands live that the database does not know, and newer files of those that no operator has touched.
 * Several nodes may do so at once; the lock admits one at a time.
 */
async function seedBrands({ db, clock, templates, log }: Deps): Promise<void> {
  for (const document of templates.brands) {
    const { merchantCode } = document.template;
    const hash = snapshotHash(document);
    const seeded = await db.transaction(async (queries) => {
      await queries.query('lock table live in exclusive mode');
      const live = await findLive(queries, merchantCode);
      if (live !== undefined && (live.kind !== 'seed' || live.snapshotHash === hash)) return false;
      await storeSnapshot(queries, hash, document, clock());
      const seed = {
        merchantCode,
        snapshotHash: hash,
        operatorId: null,
        tokenId: null,
        note: '',
        kind: 'seed',
        waived: [],
        at: clock(),
      } as const;
      const { releaseId } = await goLive(queries, seed, null);
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
export async function createReleases(deps: Deps): Promise<Releases> {
  const { db } = deps;
  await seedBrands(deps);
  const live = await createLiveReleases({ db, presets: deps.templates.presets, log: deps.log });

  // The caller's next request must see the change, without waiting for the notification.
  async function thenRefresh(merchantCode: string, outcome: ReleaseOutcome): Promise<ReleaseOutcome> {
    if (outcome.changed) {
      await live.refresh(merchantCode);
      deps.onPublished?.(merchantCode);
    }
    return outcome;
  }

  const traced = <T>(name: string, merchantCode: string, work: () => Promise<T>): Promise<T> =>
    withSpan(name, { attributes: { [spanAttributes.merchant]: merchantCode } }, work);

  const carryOut = (merchantCode: string): Promise<ReleaseOutcome | undefined> =>
    traced('publish plan', merchantCode, async () => {
      const outcome = await db.transaction((queries) => carryOutPlan(deps, queries, merchantCode));
      return outcome && thenRefresh(merchantCode, outcome);
    });

  return {
    ...live,
    publish: (request) =>
      traced('publish release', request.merchantCode, async () =>
        thenRefresh(request.merchantCode, await db.transaction((queries) => publishDraft(deps, queries, request))),
      ),
    rollBack: (request) =>
      traced('roll back release', request.merchantCode, async () =>
        thenRefresh(request.merchantCode, await db.transaction((queries) => rollBackTo(deps, queries, request))),
      ),
    reviewRollBack: (request) => db.transaction((queries) => reviewRollBack(deps, queries, request)),
    history: (merchantCode) => releaseHistory(db, merchantCode),
    async documents(merchantCode, releaseId) {
      const found = await findRelease(db, merchantCode, releaseId);
      if (found === undefined) throw new HttpProblem('release.unknown');
      const before = await findPrevious(db, merchantCode, found.revision);
      return { document: found.document, before: before?.document ?? null };
    },
    plan: (request) => db.transaction((queries) => planDraft(deps, queries, request)),
    cancelPlan: (merchantCode, operator) => db.transaction((queries) => cancelPlan(deps, queries, { merchantCode, operator })),
    async approvePlan(request) {
      await db.transaction((queries) => approvePlan(deps, queries, request));
      await carryOut(request.merchantCode);
    },
    planned: (merchantCode) => findPlan(db, merchantCode),
    async carryOutPlans() {
      for (const merchantCode of await duePlans(db, deps.clock())) {
        const outcome = await carryOut(merchantCode);
        deps.log.info({ merchantCode, outcome }, 'a planned release fell due');
      }
    },
  };
}
