import type { PlanFailure } from '#schemas/api/releases.schema.ts';
import type { Json } from '#schemas/readJson.ts';
import type { Queries } from './Database.ts';
import type { ImportedFile, Waiver } from './releases.ts';

/** A release that is to go live at a time. Its document is what the draft said when it was planned. */
export type StoredPlan = {
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

/** `lock` holds the plan against other nodes until the transaction ends. */
export async function findPlan(queries: Queries, merchantCode: string, lock = false): Promise<StoredPlan | undefined> {
  if (lock) await queries.query('select 1 from planned_releases where merchant_code = $1 for update', [merchantCode]);
  const [found] = await queries.query<StoredPlan>(
    `select p.merchant_code as "merchantCode", p.snapshot_hash as "snapshotHash", p.parent_release_id as "parentReleaseId",
       p.operator_id as "operatorId", o.name as "by", p.token_id as "tokenId", p.imported, p.note, p.waived, p.due_at as "dueAt", p.created_at as "createdAt", p.failure,
       a.name as "approvedBy", p.approved_at as "approvedAt", p.held_at as "heldAt", s.document
     from planned_releases p join snapshots s on s.hash = p.snapshot_hash left join operators o on o.id = p.operator_id
       left join operators a on a.id = p.approved_by
     where p.merchant_code = $1`,
    [merchantCode],
  );
  return found;
}

type NewPlan = Omit<StoredPlan, 'by' | 'failure' | 'approvedBy' | 'heldAt' | 'document'> & {
  readonly approvedById: number | null;
};

/** @returns Whether the merchant had none. */
export async function addPlan(queries: Queries, plan: NewPlan): Promise<boolean> {
  const added = await queries.query(
    `insert into planned_releases (merchant_code, snapshot_hash, parent_release_id, operator_id, note, waived, due_at, created_at,
       approved_by, approved_at, token_id, imported)
     values ($1, $2, $3, $4, $5, $6::jsonb, $7, $8, $9, $10, $11, $12::jsonb) on conflict (merchant_code) do nothing returning merchant_code`,
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
  return added.length > 0;
}

/** @returns Whether there was one. */
export async function removePlan(queries: Queries, merchantCode: string): Promise<boolean> {
  const removed = await queries.query('delete from planned_releases where merchant_code = $1 returning merchant_code', [
    merchantCode,
  ]);
  return removed.length > 0;
}

export const failPlan = (queries: Queries, merchantCode: string, failure: PlanFailure) =>
  queries.query('update planned_releases set failure = $2::jsonb where merchant_code = $1', [
    merchantCode,
    JSON.stringify(failure),
  ]);

/** A plan that is due waits for an approval. */
export const holdPlan = (queries: Queries, merchantCode: string, at: Date) =>
  queries.query('update planned_releases set held_at = $2 where merchant_code = $1', [merchantCode, at]);

/** One that waited for it waits no longer. */
export const approveStoredPlan = (queries: Queries, merchantCode: string, operatorId: number, at: Date) =>
  queries.query('update planned_releases set approved_by = $2, approved_at = $3, held_at = null where merchant_code = $1', [
    merchantCode,
    operatorId,
    at,
  ]);

/** Whose plans are due, the longest waiting first. */
export async function duePlans(queries: Queries, now: Date): Promise<string[]> {
  const rows = await queries.query<{ merchantCode: string }>(
    `select merchant_code as "merchantCode" from planned_releases where failure is null and held_at is null and due_at <= $1
     order by due_at`,
    [now],
  );
  return rows.map(({ merchantCode }) => merchantCode);
}

/** When the next plan is due, if there is one. */
export async function nextDueAt(queries: Queries): Promise<Date | undefined> {
  const [next] = await queries.query<{ dueAt: Date | null }>(
    'select min(due_at) as "dueAt" from planned_releases where failure is null and held_at is null',
  );
  return next?.dueAt ?? undefined;
}
