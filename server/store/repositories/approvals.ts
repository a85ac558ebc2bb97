import type { noteKinds } from '#schemas/edges/api/rules.schema.ts';
import type { Queries } from '../database/Database.ts';

/** How many notes about a draft are shown; the audit log has all. */
const NOTES_SHOWN = 50;

/** An approval that was asked for, and perhaps given, of one content of the draft. */
export type StoredApproval = {
  readonly documentHash: string;
  readonly askedById: number;
  readonly askedBy: string | null;
  readonly askedAt: Date;
  readonly approvedById: number | null;
  readonly approvedBy: string | null;
  readonly approvedAt: Date | null;
  readonly rejectedBy: string | null;
  readonly rejectedAt: Date | null;
};

export async function findApproval(queries: Queries, merchantCode: string): Promise<StoredApproval | undefined> {
  const [found] = await queries.query<StoredApproval>(
    `select a.document_hash as "documentHash", a.asked_by as "askedById", o.name as "askedBy", a.asked_at as "askedAt",
       a.approved_by as "approvedById", p.name as "approvedBy", a.approved_at as "approvedAt",
       r.name as "rejectedBy", a.rejected_at as "rejectedAt"
     from draft_approvals a left join operators o on o.id = a.asked_by left join operators p on p.id = a.approved_by
       left join operators r on r.id = a.rejected_by
     where a.merchant_code = $1`,
    [merchantCode],
  );
  return found;
}

/** Asks again: what was decided before counts no longer. */
export const askApproval = (queries: Queries, merchantCode: string, documentHash: string, operatorId: number, at: Date) =>
  queries.query(
    `insert into draft_approvals (merchant_code, document_hash, asked_by, asked_at) values ($1, $2, $3, $4)
     on conflict (merchant_code) do update set document_hash = excluded.document_hash, asked_by = excluded.asked_by,
       asked_at = excluded.asked_at, approved_by = null, approved_at = null, rejected_by = null, rejected_at = null`,
    [merchantCode, documentHash, operatorId, at],
  );

export const giveApproval = (queries: Queries, merchantCode: string, operatorId: number, at: Date) =>
  queries.query(
    `update draft_approvals set approved_by = $2, approved_at = $3, rejected_by = null, rejected_at = null where merchant_code = $1`,
    [merchantCode, operatorId, at],
  );

/** An approval that was given before counts no longer. */
export const rejectDraft = (queries: Queries, merchantCode: string, operatorId: number, at: Date) =>
  queries.query(
    `update draft_approvals set rejected_by = $2, rejected_at = $3, approved_by = null, approved_at = null where merchant_code = $1`,
    [merchantCode, operatorId, at],
  );

/** The approval was for what has gone live, or will; what was said about it stays in the audit log. */
export async function dropApproval(queries: Queries, merchantCode: string): Promise<void> {
  await queries.query('delete from draft_approvals where merchant_code = $1', [merchantCode]);
  await queries.query('delete from approval_notes where merchant_code = $1', [merchantCode]);
}

type NoteKind = (typeof noteKinds)[number];

export type StoredNote = {
  readonly kind: NoteKind;
  readonly by: string | null;
  readonly at: Date;
  readonly text: string;
};

/** The newest notes about a draft, oldest first. */
export async function approvalNotes(queries: Queries, merchantCode: string): Promise<StoredNote[]> {
  const found = await queries.query<StoredNote>(
    `select n.kind, o.name as "by", n.created_at as "at", n.text from approval_notes n left join operators o on o.id = n.operator_id
     where n.merchant_code = $1 order by n.id desc limit $2`,
    [merchantCode, NOTES_SHOWN],
  );
  return found.toReversed();
}

interface NewNote {
  readonly merchantCode: string;
  readonly kind: NoteKind;
  readonly operatorId: number;
  readonly text: string;
  readonly at: Date;
}

export const addApprovalNote = (queries: Queries, { merchantCode, kind, operatorId, text, at }: NewNote) =>
  queries.query('insert into approval_notes (merchant_code, kind, operator_id, text, created_at) values ($1, $2, $3, $4, $5)', [
    merchantCode,
    kind,
    operatorId,
    text,
    at,
  ]);
