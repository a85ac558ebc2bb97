import type { PlanFailure } from '#schemas/edges/api/releases.schema.ts';
import type { Json } from '#schemas/base/json/readJson.ts';
import type { Queries } from '../database/Database.ts';
import type { ImportedFile, Waiver } from './releases.ts';

/** A release that is to go live at a time. Its document is what the draft said when it was planned. */
export type StoredPlan = {
  readonly id: number;
  readonly merchantCode: string;
  readonly snapshotHash: string;
  /** The live release when it was planned. If another one is live when it is due, both are merged. */
  readonly parentReleaseId: number;
  readonly operatorId: number;
  readonly by: string | null;
  /** The API token that made the plan. */
  readonly tokenId: number | null;
  readonly note: string;
  readonly waived: readonly Waiver[];
  readonly dueAt: Date;
  readonly createdAt: Date;
  readonly failure: PlanFailure | null;
  readonly approvedBy: string | null;
  readonly approvedAt: Date | null;
  /** Since when it is due, and waits for an approval. */
  readonly heldAt: Date | null;
  readonly imported: ImportedFile | null;
  readonly document: Json;
};

/** A plan without its document. */
export type PlanRecord = Omit<StoredPlan, 'document'>;

/** Which plan of which merchant. */
export type PlanKey = Pick<StoredPlan, 'id' | 'merchantCode'>;

const RECORD = `p.id, p.merchant_code as "merchantCode", p.snapshot_hash as "snapshotHash", p.parent_release_id as "parentReleaseId",
  p.operator_id as "operatorId", o.name as "by", p.token_id as "tokenId", p.imported, p.note, p.waived, p.due_at as "dueAt",
  p.created_at as "createdAt", p.failure, a.name as "approvedBy", p.approved_at as "approvedAt", p.held_at as "heldAt"`;
const JOINED = 'left join operators o on o.id = p.operator_id left join operators a on a.id = p.approved_by';

/** A merchant's plans, soonest first, and of those for one moment the first made. */
export const plansOf = (queries: Queries, merchantCode: string) =>
  queries.query<PlanRecord>(`select ${RECORD} from plans p ${JOINED} where p.merchant_code = $1 order by p.due_at, p.id`, [
    merchantCode,
  ]);

/** `lock` holds the plan against other nodes until the transaction ends. */
export async function findPlan(queries: Queries, { merchantCode, id }: PlanKey, lock = false): Promise<StoredPlan | undefined> {
  if (lock) await queries.query('select 1 from plans where merchant_code = $1 and id = $2 for update', [merchantCode, id]);
  const [found] = await queries.query<StoredPlan>(
    `select ${RECORD}, s.document from plans p join snapshots s on s.hash = p.snapshot_hash ${JOINED}
     where p.merchant_code = $1 and p.id = $2`,
    [merchantCode, id],
  );
  return found;
}

type NewPlan = Omit<StoredPlan, 'id' | 'by' | 'failure' | 'approvedBy' | 'heldAt' | 'document'> & {
  readonly approvedById: number | null;
};

/** @returns The id of the plan. */
export async function addPlan(queries: Queries, plan: NewPlan): Promise<number> {
  const [added] = await queries.query<{ id: number }>(
    `insert into plans (merchant_code, snapshot_hash, parent_release_id, operator_id, note, waived, due_at, created_at,
       approved_by, approved_at, token_id, imported)
     values ($1, $2, $3, $4, $5, $6::jsonb, $7, $8, $9, $10, $11, $12::jsonb) returning id`,
    [
      plan.merchantCode,
      plan.snapshotHash,
      plan.parentReleaseId,
      plan.operatorId,
      plan.note,
      JSON.stringify(plan.waived),
      plan.dueAt,
      plan.createdAt,
      plan.approvedById,
      plan.approvedAt,
      plan.tokenId,
      plan.imported ? JSON.stringify(plan.imported) : null,
    ],
  );
  if (added === undefined) throw new Error('no plan was written');
  return added.id;
}

/** Moves plans from the table of the build before, whose nodes write there until an update is over. Writes nothing where there are none. */
export async function adoptPlans(queries: Queries): Promise<void> {
  // A store that takes reads only must be able to answer that nothing is due.
  if ((await queries.query('select 1 from planned_releases limit 1')).length === 0) return;
  await queries.query(
    `with moved as (delete from planned_releases returning *)
     insert into plans (merchant_code, snapshot_hash, parent_release_id, operator_id, token_id, note, waived, imported, due_at, created_at,
       failure, approved_by, approved_at, held_at)
     select merchant_code, snapshot_hash, parent_release_id, operator_id, token_id, note, waived, imported, due_at, created_at,
       failure, approved_by, approved_at, held_at from moved order by created_at`,
  );
}

/** @returns Whether the merchant had the plan. */
export async function removePlan(queries: Queries, { merchantCode, id }: PlanKey): Promise<boolean> {
  const removed = await queries.query('delete from plans where merchant_code = $1 and id = $2 returning id', [merchantCode, id]);
  return removed.length > 0;
}

export const failPlan = (queries: Queries, id: number, failure: PlanFailure) =>
  queries.query('update plans set failure = $2::jsonb where id = $1', [id, JSON.stringify(failure)]);

/** A plan that is due waits for an approval. */
export const holdPlan = (queries: Queries, id: number, at: Date) =>
  queries.query('update plans set held_at = $2 where id = $1', [id, at]);

/** Approves a plan and ends its wait for the approval. */
export const approveStoredPlan = (queries: Queries, id: number, operatorId: number, at: Date) =>
  queries.query('update plans set approved_by = $2, approved_at = $3, held_at = null where id = $1', [id, operatorId, at]);

/** The plans that are due, the longest waiting first, and of those for one moment the first made. */
export const duePlans = (queries: Queries, now: Date) =>
  queries.query<PlanKey>(
    `select id, merchant_code as "merchantCode" from plans where failure is null and held_at is null and due_at <= $1
     order by due_at, id`,
    [now],
  );

/** When the next plan is due, if there is one. */
export async function nextDueAt(queries: Queries): Promise<Date | undefined> {
  const [next] = await queries.query<{ dueAt: Date | null }>(
    'select min(due_at) as "dueAt" from plans where failure is null and held_at is null',
  );
  return next?.dueAt ?? undefined;
}
