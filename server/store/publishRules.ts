import { type HomeLimits, defaultHomeLimits } from '#schemas/api/homeWeight.schema.ts';
import type { Queries } from './Database.ts';

export type PublishRules = {
  /** Within how many minutes before something goes live its operator must have proved who they are; null without that. */
  readonly confirmMinutes: number | null;
  /** Whether a second operator must approve. */
  readonly fourEyes: boolean;
  /** How much home may take without a reason; null for the limits of the product. */
  readonly homeLimits: HomeLimits | null;
};

const NONE: PublishRules = { confirmMinutes: null, fourEyes: false, homeLimits: null };

export async function findPublishRules(queries: Queries, merchantCode: string): Promise<PublishRules> {
  const [found] = await queries.query<PublishRules>(
    `select confirm_minutes as "confirmMinutes", four_eyes as "fourEyes", home_limits as "homeLimits"
     from publish_rules where merchant_code = $1`,
    [merchantCode],
  );
  return found ?? NONE;
}

/** The limits that hold for a merchant's home. */
export const limitsIn = ({ homeLimits }: PublishRules): HomeLimits => homeLimits ?? defaultHomeLimits;

export const setPublishRules = (queries: Queries, merchantCode: string, { confirmMinutes, fourEyes, homeLimits }: PublishRules) =>
  queries.query(
    `insert into publish_rules (merchant_code, confirm_minutes, four_eyes, home_limits) values ($1, $2, $3, $4::jsonb)
     on conflict (merchant_code) do update set confirm_minutes = excluded.confirm_minutes, four_eyes = excluded.four_eyes,
       home_limits = excluded.home_limits`,
    [merchantCode, confirmMinutes, fourEyes, homeLimits && JSON.stringify(homeLimits)],
  );

/** An approval that was asked for, and perhaps given, of one content of the draft. */
export type StoredApproval = {
  readonly documentHash: string;
  readonly askedById: number;
  readonly askedBy: string | null;
  readonly askedAt: Date;
  readonly approvedById: number | null;
  readonly approvedBy: string | null;
  readonly approvedAt: Date | null;
};

export async function findApproval(queries: Queries, merchantCode: string): Promise<StoredApproval | undefined> {
  const [found] = await queries.query<StoredApproval>(
    `select a.document_hash as "documentHash", a.asked_by as "askedById", o.name as "askedBy", a.asked_at as "askedAt",
       a.approved_by as "approvedById", p.name as "approvedBy", a.approved_at as "approvedAt"
     from draft_approvals a left join operators o on o.id = a.asked_by left join operators p on p.id = a.approved_by
     where a.merchant_code = $1`,
    [merchantCode],
  );
  return found;
}

/** Asks again: an approval that was given before counts no longer. */
export const askApproval = (queries: Queries, merchantCode: string, documentHash: string, operatorId: number, at: Date) =>
  queries.query(
    `insert into draft_approvals (merchant_code, document_hash, asked_by, asked_at) values ($1, $2, $3, $4)
     on conflict (merchant_code) do update set document_hash = excluded.document_hash, asked_by = excluded.asked_by,
       asked_at = excluded.asked_at, approved_by = null, approved_at = null`,
    [merchantCode, documentHash, operatorId, at],
  );

export const giveApproval = (queries: Queries, merchantCode: string, operatorId: number, at: Date) =>
  queries.query('update draft_approvals set approved_by = $2, approved_at = $3 where merchant_code = $1', [
    merchantCode,
    operatorId,
    at,
  ]);

/** The approval was for what has gone live, or will. */
export const dropApproval = (queries: Queries, merchantCode: string) =>
  queries.query('delete from draft_approvals where merchant_code = $1', [merchantCode]);
