import type { Queries } from './Database.ts';

export type AuditAction =
  | 'session.started'
  | 'session.refused'
  | 'session.ended'
  | 'draft.saved'
  | 'draft.discarded'
  | 'release.published'
  | 'release.rolledBack'
  | 'release.planned'
  | 'release.planCancelled'
  | 'release.planFailed'
  | 'frame.opened'
  | 'operator.added';

export interface AuditEntry {
  readonly operatorId: number | null;
  readonly merchantCode: string | null;
  readonly action: AuditAction;
  readonly detail?: Readonly<Record<string, unknown>>;
  readonly at: Date;
}

/** Writes one line of the audit log. Inside a transaction it stands or falls with what it tells of. */
export const addAuditEntry = (queries: Queries, { operatorId, merchantCode, action, detail = {}, at }: AuditEntry) =>
  queries.query(
    'insert into audit_log (operator_id, merchant_code, action, detail, created_at) values ($1, $2, $3, $4::jsonb, $5)',
    [operatorId, merchantCode, action, JSON.stringify(detail), at],
  );
