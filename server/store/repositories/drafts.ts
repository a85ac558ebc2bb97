import type { Json } from '#schemas/base/json/readJson.ts';
import type { Queries } from '../database/Database.ts';
import type { ImportedFile } from './releases.ts';

/**
 * A merchant's only draft. The row is never deleted, so that no revision is used twice; `document` is null while the draft
 * is empty.
 */
export type StoredDraft = {
  readonly merchantCode: string;
  readonly document: Json;
  readonly revision: number;
  /** 0 for a draft that was begun before anything was live. */
  readonly parentReleaseId: number;
  readonly by: string | null;
  /** Who wrote it last; null where that is not known. */
  readonly operatorId: number | null;
  readonly updatedAt: Date;
  /** The file that the document came from, edited since or not. */
  readonly imported: ImportedFile | null;
};

const DRAFT = `select d.merchant_code as "merchantCode", d.document, d.revision, coalesce(d.parent_release_id, 0) as "parentReleaseId", o.name as "by", d.operator_id as "operatorId", d.updated_at as "updatedAt", d.imported from drafts d left join operators o on o.id = d.operator_id`;

/** `lock` holds the draft against other writers until the transaction ends. */
export async function findDraft(queries: Queries, merchantCode: string, lock = false): Promise<StoredDraft | undefined> {
  if (lock) await queries.query('select 1 from drafts where merchant_code = $1 for update', [merchantCode]);
  const [found] = await queries.query<StoredDraft>(`${DRAFT} where d.merchant_code = $1`, [merchantCode]);
  return found;
}

export interface DraftWrite {
  readonly merchantCode: string;
  /** Null empties the draft. */
  readonly document: unknown;
  /** The draft's revision that this write replaces; 0 when there was none. */
  readonly basedOn: number;
  readonly parentReleaseId: number;
  readonly operatorId: number;
  readonly at: Date;
  readonly imported: ImportedFile | null;
}

/**
 * Writes the draft if its revision is still `basedOn`, else changes nothing: two writers cannot overwrite each other
 * unseen.
 *
 * @returns The new revision, or nothing when another writer was first.
 */
export async function writeDraft(queries: Queries, write: DraftWrite): Promise<number | undefined> {
  const { merchantCode, document, basedOn, parentReleaseId, operatorId, at, imported } = write;
  const file = imported ? JSON.stringify(imported) : null;
  const values = [merchantCode, JSON.stringify(document), parentReleaseId, operatorId, at, file];
  const [written] =
    basedOn === 0
      ? await queries.query<{ revision: number }>(
          `insert into drafts (merchant_code, document, parent_release_id, revision, operator_id, updated_at, imported)
           values ($1, $2::jsonb, nullif($3::bigint, 0), 1, $4, $5, $6::jsonb) on conflict (merchant_code) do nothing returning revision`,
          values,
        )
      : await queries.query<{ revision: number }>(
          `update drafts set document = $2::jsonb, parent_release_id = nullif($3::bigint, 0), revision = revision + 1, operator_id = $4, updated_at = $5,
             imported = $6::jsonb
           where merchant_code = $1 and revision = $7 returning revision`,
          [...values, basedOn],
        );
  return written?.revision;
}

/**
 * Raises the revision of an empty draft when the live release changes: an operator who began to edit the former release
 * gets a conflict at the first save.
 */
export const renewEmptyDraft = (queries: Queries, merchantCode: string, parentReleaseId: number, at: Date) =>
  queries.query(
    `insert into drafts (merchant_code, document, parent_release_id, revision, operator_id, updated_at) values ($1, 'null'::jsonb, $2, 1, null, $3)
     on conflict (merchant_code) do update set revision = drafts.revision + 1, parent_release_id = excluded.parent_release_id, updated_at = excluded.updated_at
     where drafts.document = 'null'::jsonb`,
    [merchantCode, parentReleaseId, at],
  );

/**
 * Which merchants have a draft with something in it, and when it was saved. `title` is the draft's, where nothing is live whose name could be
 * shown instead; null where there is none.
 */
export const draftMoments = (queries: Queries) =>
  queries.query<{ merchantCode: string; updatedAt: Date; title: string | null }>(
    `select d.merchant_code as "merchantCode", d.updated_at as "updatedAt",
       case when l.release_id is null then d.document #>> '{template,parameters,title}' end as title
     from drafts d left join live l on l.merchant_code = d.merchant_code where d.document <> 'null'::jsonb`,
  );

/** The drafts of these merchants, empty ones as well. */
export const draftsOf = (queries: Queries, merchantCodes: readonly string[]) =>
  queries.query<StoredDraft>(`${DRAFT} where d.merchant_code = any($1::text[])`, [merchantCodes]);
