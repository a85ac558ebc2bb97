import type { Logger } from 'pino';
import type { DraftSaved } from '#schemas/edges/api/drafts.schema.ts';
import type { ReleaseDocuments, ReleaseOutcome } from '#schemas/edges/api/releases.schema.ts';
import { HttpProblem } from '../../errors/HttpProblem.ts';
import { spanAttributes, withSpan } from '../../http/log/withSpan.ts';
import type { Clock } from '../../store/clock/clock.ts';
import type { Database } from '../../store/database/Database.ts';
import { renewEmptyDraft } from '../../store/repositories/drafts.ts';
import type { Actor } from '../../store/repositories/operators.ts';
import {
  type PlanKey,
  type PlanRecord,
  type StoredPlan,
  adoptPlans,
  duePlans,
  findPlan,
  plansOf,
} from '../../store/repositories/plans.ts';
import {
  type HistoryRecord,
  findLive,
  findPrevious,
  findRelease,
  storeSnapshot,
  releaseHistory,
} from '../../store/repositories/releases.ts';
import { type LiveReleases, createLiveReleases } from '../live/createLiveReleases.ts';
import { goLive } from '../live/goLive.ts';
import { type PlanApproval, type PlanRequest, approvePlan, cancelPlan, carryOutPlan, planDraft } from './planRelease.ts';
import { type PublishRequest, type RollBackRequest, publishDraft, reviewRollBack, rollBackTo } from './publishDraft.ts';
import type { ShippedTemplates } from '../live/readShippedTemplates.ts';
import { snapshotHash } from '../live/snapshotHash.ts';
import { type PlanTaking, takePlan } from './takePlan.ts';

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
  /** Stores the present draft, to go live later. Throws what `publish` throws, and 409 if there are too many plans. */
  plan(request: PlanRequest): Promise<StoredPlan>;
  /** Throws HttpProblem 404 when there is no such plan. */
  cancelPlan(plan: PlanKey, operator: Actor): Promise<void>;
  /** Approves a plan, and makes it live if it is due; resolves with it where it still waits. Throws HttpProblem 403, 404 and 409. */
  approvePlan(request: PlanApproval): Promise<StoredPlan | undefined>;
  /** Puts the content of a plan into the draft; a plan that failed ends with that. Throws HttpProblem 404 and 409. */
  takePlan(request: PlanTaking): Promise<DraftSaved>;
  /** A merchant's plans, soonest first. */
  plans(merchantCode: string): Promise<readonly PlanRecord[]>;
  /** One plan with its document. Throws HttpProblem 404. */
  planned(plan: PlanKey): Promise<StoredPlan>;
  /** Makes due plans live, on one node. A plan that fails stores the reason; a plan without a required approval waits for it. */
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
 * Makes live the shipped brands that are missing in the database, and newer files of brands that no operator has changed.
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
 * The releases of all merchants: the live ones (in memory), the earlier ones (in the log), and the two ways to change them. Seeds the
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

  const carryOut = (plan: PlanKey): Promise<ReleaseOutcome | undefined> =>
    traced('publish plan', plan.merchantCode, async () => {
      const outcome = await db.transaction((queries) => carryOutPlan(deps, queries, plan));
      return outcome && thenRefresh(plan.merchantCode, outcome);
    });

  async function planned(plan: PlanKey): Promise<StoredPlan> {
    const found = await findPlan(db, plan);
    if (found === undefined) throw new HttpProblem('plan.unknown');
    return found;
  }

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
    plan: async (request) => {
      const id = await db.transaction((queries) => planDraft(deps, queries, request));
      return planned({ merchantCode: request.merchantCode, id });
    },
    cancelPlan: (plan, operator) => db.transaction((queries) => cancelPlan(deps, queries, plan, operator)),
    async approvePlan(request) {
      await db.transaction((queries) => approvePlan(deps, queries, request));
      await carryOut(request);
      return findPlan(db, request);
    },
    takePlan: (request) => db.transaction((queries) => takePlan(deps, queries, request)),
    plans: (merchantCode) => plansOf(db, merchantCode),
    planned,
    async carryOutPlans() {
      await adoptPlans(db);
      for (const plan of await duePlans(db, deps.clock())) {
        const outcome = await carryOut(plan);
        deps.log.info({ ...plan, outcome }, 'a planned release fell due');
      }
    },
  };
}
