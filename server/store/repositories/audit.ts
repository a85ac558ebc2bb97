import type { AuditAction } from '#schemas/edges/api/auditActions.ts';
import { auditContent } from './auditChain.ts';
import type { Queries } from '../database/Database.ts';
import type { Actor } from './operators.ts';

export interface AuditEntry {
  /** Null for the system, and for names without an account. */
  readonly by: Pick<Actor, 'id' | 'tokenId'> | null;
  readonly merchantCode: string | null;
  readonly action: AuditAction;
  readonly detail?: Readonly<Record<string, unknown>>;
  readonly at: Date;
}

/**
 * Writes one entry of the audit log. In a transaction it is written only if the recorded change is. Concurrent writers wait for the one row
 * of `audit_chain`, so that there is one chain.
 */
export async function addAuditEntry(queries: Queries, { by, merchantCode, action, detail = {}, at }: AuditEntry): Promise<void> {
  const [operatorId, tokenId, json] = [by?.id ?? null, by?.tokenId ?? null, JSON.stringify(detail)];
  // Of the detail as it is read back: without what JSON leaves out.
  const content = auditContent({ operatorId, tokenId, merchantCode, action, detail: JSON.parse(json), at });
  await queries.query(
    `with link as (
       update audit_chain set previous_hash = hash, hash = encode(sha256(convert_to(hash || E'\\n' || $1::text, 'UTF8')), 'hex')
       returning previous_hash, hash
     ) insert into audit_log (operator_id, token_id, merchant_code, action, detail, created_at, previous_hash, hash)
     select $2::bigint, $3::bigint, $4::text, $5::text, $6::jsonb, $7::timestamptz, previous_hash, hash from link`,
    [content, operatorId, tokenId, merchantCode, action, json, at],
  );
}

export type StoredAuditEntry = {
  readonly id: number;
  readonly at: Date;
  readonly who: string | null;
  /** Name of the API token that acted. */
  readonly token: string | null;
  readonly action: AuditAction;
  readonly merchantCode: string | null;
  readonly detail: Readonly<Record<string, unknown>>;
  readonly hash: string;
};

/** The filter of lines; absent fields filter nothing. */
export interface AuditFilter {
  readonly who?: string | undefined;
  readonly action?: AuditAction | undefined;
  /** Lines about everything but this. */
  readonly notAction?: AuditAction | undefined;
  readonly merchantCode?: string | undefined;
  /** Lines from this moment on … */
  readonly from?: Date | undefined;
  /** … and before this one. */
  readonly to?: Date | undefined;
  /** Only lines about these merchants. */
  readonly within?: readonly string[] | undefined;
}

/** Lines that fit, newest first, below `before` if it is given. */
export const findAuditEntries = (queries: Queries, filter: AuditFilter, limit: number, before?: number) =>
  queries.query<StoredAuditEntry>(
    `select a.id, a.created_at as "at", o.name as "who", t.name as "token", a.action, a.merchant_code as "merchantCode", a.detail, a.hash
     from audit_log a left join operators o on o.id = a.operator_id left join api_tokens t on t.id = a.token_id
     where ($1::text is null or lower(o.name) = lower($1::text))
       and ($2::text is null or a.action = $2::text)
       and ($3::text is null or a.merchant_code = $3::text)
       and ($4::timestamptz is null or a.created_at >= $4::timestamptz)
       and ($5::timestamptz is null or a.created_at < $5::timestamptz)
       and ($6::text[] is null or a.merchant_code = any($6::text[]))
       and ($7::text is null or a.action <> $7::text)
       and ($8::bigint is null or a.id < $8::bigint)
     order by a.id desc limit $9`,
    [
      filter.who ?? null,
      filter.action ?? null,
      filter.merchantCode ?? null,
      filter.from ?? null,
      filter.to ?? null,
      filter.within ?? null,
      filter.notAction ?? null,
      before ?? null,
      limit,
    ],
  );
