import type { Json } from '#schemas/base/json/readJson.ts';
import { SCHEMA_VERSION } from '#schemas/declare/release/release.schema.ts';
import type { Queries } from '../database/Database.ts';

export type ReleaseKind = 'seed' | 'publish' | 'rollback';

/** A waived warning and the reason. */
export type Waiver = {
  readonly code: string;
  readonly pointer: string;
  readonly reason: string;
  /** The operator who waived it; absent in older releases. */
  readonly by?: string | null;
};

/** The file that a draft was imported from: whose release it held, and the hash of it. */
export type ImportedFile = { readonly from: string; readonly hash: string };

/** One entry of a merchant's log. `revision` counts from 1 per merchant; `releaseId` is unique over all of them. */
export type ReleaseRecord = {
  readonly releaseId: number;
  readonly merchantCode: string;
  readonly revision: number;
  readonly kind: ReleaseKind;
  readonly note: string;
  readonly by: string | null;
  readonly createdAt: Date;
  readonly snapshotHash: string;
  readonly waived: readonly Waiver[];
};

/** Whether a planned release waited for an approval, and was put on top of something that went live meanwhile. */
export type PlanCourse = { readonly hasWaited: boolean; readonly isMerged: boolean };

/** A release with where it came from, which is null in releases that an older build has written. */
export type HistoryRecord = ReleaseRecord & {
  /** Name of the API token that published, planned or rolled back. */
  readonly token: string | null;
  /** Of the release that a roll-back made live again. */
  readonly restoredRevision: number | null;
  /** When the plan was made, and when it was due. */
  readonly plannedAt: Date | null;
  readonly dueAt: Date | null;
  /** How a planned release went live; null in rows of an older build. */
  readonly planCourse: PlanCourse | null;
  readonly imported: ImportedFile | null;
  /** Whether it is a roll-back by one operator where two must agree, and who has reviewed it since. */
  readonly needsReview: boolean;
  readonly reviewedBy: string | null;
  readonly reviewedAt: Date | null;
};

export type StoredRelease = ReleaseRecord & { readonly document: Json };

const RECORD = `r.id as "releaseId", r.merchant_code as "merchantCode", r.revision, r.kind, r.note, o.name as "by",
  r.created_at as "createdAt", r.snapshot_hash as "snapshotHash", r.waived`;
const FROM_RELEASES = 'from releases r left join operators o on o.id = r.operator_id';

/** The release that the merchant shows now. `lock` holds it against other publishers until the transaction ends. */
export async function findLive(queries: Queries, merchantCode: string, lock = false): Promise<StoredRelease | undefined> {
  if (lock) await queries.query('select 1 from live where merchant_code = $1 for update', [merchantCode]);
  const [found] = await queries.query<StoredRelease>(
    `select ${RECORD}, s.document ${FROM_RELEASES} join live l on l.release_id = r.id join snapshots s on s.hash = r.snapshot_hash
     where l.merchant_code = $1`,
    [merchantCode],
  );
  return found;
}

export async function findRelease(queries: Queries, merchantCode: string, releaseId: number): Promise<StoredRelease | undefined> {
  const [found] = await queries.query<StoredRelease>(
    `select ${RECORD}, s.document ${FROM_RELEASES} join snapshots s on s.hash = r.snapshot_hash
     where r.merchant_code = $1 and r.id = $2`,
    [merchantCode, releaseId],
  );
  return found;
}

/** What was live before a revision, if anything was. */
export async function findPrevious(queries: Queries, merchantCode: string, revision: number): Promise<StoredRelease | undefined> {
  const [found] = await queries.query<StoredRelease>(
    `select ${RECORD}, s.document ${FROM_RELEASES} join snapshots s on s.hash = r.snapshot_hash
     where r.merchant_code = $1 and r.revision < $2 order by r.revision desc limit 1`,
    [merchantCode, revision],
  );
  return found;
}

/** A merchant's releases, newest first. */
export const releaseHistory = (queries: Queries, merchantCode: string, limit = 200) =>
  queries.query<HistoryRecord>(
    `select ${RECORD}, t.name as "token", r.planned_at as "plannedAt", r.due_at as "dueAt", r.plan_course as "planCourse", r.imported,
       r.needs_review as "needsReview", v.name as "reviewedBy", r.reviewed_at as "reviewedAt",
       (select b.revision from releases b where b.id = r.restored_release_id) as "restoredRevision"
     ${FROM_RELEASES} left join api_tokens t on t.id = r.token_id left join operators v on v.id = r.reviewed_by
     where r.merchant_code = $1 order by r.revision desc limit $2`,
    [merchantCode, limit],
  );

/** The same with documents, to find one that this build can still read. */
export const storedReleases = (queries: Queries, merchantCode: string, limit: number) =>
  queries.query<StoredRelease>(
    `select ${RECORD}, s.document ${FROM_RELEASES} join snapshots s on s.hash = r.snapshot_hash
     where r.merchant_code = $1 order by r.revision desc limit $2`,
    [merchantCode, limit],
  );

/** A merchant's releases from one on, oldest first, and of planned ones when their plan was made. */
export const releasesFrom = (queries: Queries, merchantCode: string, releaseId: number) =>
  queries.query<Pick<HistoryRecord, 'plannedAt'> & Pick<StoredRelease, 'document'>>(
    `select r.planned_at as "plannedAt", s.document from releases r join snapshots s on s.hash = r.snapshot_hash
     where r.merchant_code = $1 and r.id >= $2 order by r.revision`,
    [merchantCode, releaseId],
  );

/** What a release says at one place, without the rest of its document. */
export type ValueInRelease = Pick<ReleaseRecord, 'releaseId' | 'revision' | 'by' | 'createdAt'> & {
  /** Whether the place is there: null is a value too. */
  readonly isSet: boolean;
  readonly value: Json;
  readonly version: string | null;
  /** The whole document where it has an older shape, in which the place may be another. */
  readonly older: Json;
};

/** What a merchant's releases say at one place, newest first. */
export const valuesInReleases = (queries: Queries, merchantCode: string, keys: readonly string[], limit: number) =>
  queries.query<ValueInRelease>(
    `select r.id as "releaseId", r.revision, o.name as "by", r.created_at as "createdAt",
       (s.document #> $2::text[]) is not null as "isSet", s.document #> $2::text[] as value, s.document #>> '{template,version}' as version,
       case when s.document -> 'schemaVersion' = to_jsonb($3::int) then null else s.document end as older
     ${FROM_RELEASES} join snapshots s on s.hash = r.snapshot_hash
     where r.merchant_code = $1 order by r.revision desc limit $4`,
    [merchantCode, keys, SCHEMA_VERSION, limit],
  );

/** Stores a document under its hash. An existing one stays unchanged. */
export const storeSnapshot = (queries: Queries, hash: string, document: unknown, at: Date) =>
  queries.query('insert into snapshots (hash, document, created_at) values ($1, $2::jsonb, $3) on conflict (hash) do nothing', [
    hash,
    JSON.stringify(document),
    at,
  ]);

export interface NewRelease {
  readonly merchantCode: string;
  readonly snapshotHash: string;
  readonly operatorId: number | null;
  readonly note: string;
  readonly kind: ReleaseKind;
  readonly waived: readonly Waiver[];
  readonly at: Date;
  /** The API token that published, planned or rolled back. */
  readonly tokenId: number | null;
  /** What a roll-back made live again. */
  readonly restoredReleaseId?: number;
  /** The plan that fell due. */
  readonly plan?: { readonly createdAt: Date; readonly dueAt: Date; readonly course: PlanCourse };
  readonly imported?: ImportedFile | null;
  /** Another operator must review it. */
  readonly needsReview?: boolean;
}

/** Writes the next entry of the merchant's log and points live at it. Call it inside a transaction that holds `live`. */
export async function addRelease(queries: Queries, release: NewRelease): Promise<{ releaseId: number; revision: number }> {
  const { merchantCode, snapshotHash, operatorId, note, kind, waived, at, tokenId, restoredReleaseId, plan, imported } = release;
  const { needsReview = false } = release;
  const [added] = await queries.query<{ releaseId: number; revision: number }>(
    `insert into releases (merchant_code, revision, snapshot_hash, operator_id, note, kind, waived, created_at, token_id,
       restored_release_id, planned_at, due_at, imported, needs_review, plan_course)
     values ($1::text, (select coalesce(max(revision), 0) + 1 from releases where merchant_code = $1::text), $2, $3, $4, $5, $6::jsonb, $7,
       $8, $9, $10, $11, $12::jsonb, $13, $14::jsonb)
     returning id as "releaseId", revision`,
    [
      merchantCode,
      snapshotHash,
      operatorId,
      note,
      kind,
      JSON.stringify(waived),
      at,
      tokenId,
      restoredReleaseId ?? null,
      plan?.createdAt ?? null,
      plan?.dueAt ?? null,
      imported ? JSON.stringify(imported) : null,
      needsReview,
      plan ? JSON.stringify(plan.course) : null,
    ],
  );
  if (added === undefined) throw new Error(`no release was written for ${merchantCode}`);
  await queries.query('insert into merchants (code, created_at) values ($1, $2) on conflict do nothing', [merchantCode, at]);
  await queries.query(
    'insert into live (merchant_code, release_id) values ($1, $2) on conflict (merchant_code) do update set release_id = excluded.release_id',
    [merchantCode, added.releaseId],
  );
  return added;
}

/** The author of a release that waits for a review; undefined if it does not wait. Locks it until the transaction ends. */
export async function findUnreviewed(queries: Queries, merchantCode: string, releaseId: number) {
  const [found] = await queries.query<{ operatorId: number | null }>(
    `select operator_id as "operatorId" from releases
     where merchant_code = $1 and id = $2 and needs_review and reviewed_at is null for update`,
    [merchantCode, releaseId],
  );
  const operatorId = found?.operatorId ?? undefined; // an operator whose name was erased stays a row, so only a plan has none
  return operatorId === undefined ? undefined : { operatorId };
}

export const reviewRelease = (queries: Queries, releaseId: number, operatorId: number, at: Date) =>
  queries.query('update releases set reviewed_by = $2, reviewed_at = $3 where id = $1', [releaseId, operatorId, at]);
