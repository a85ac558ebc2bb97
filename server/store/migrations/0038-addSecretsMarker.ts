import type { Migration } from './Migration.ts';

/**
 * Adds a text that only the right key of secrets decrypts, and to plans their approval, and since when a due plan waits for it. Existing plans
 * keep the approval that they were made with.
 */
export const addSecretsMarker: Migration = {
  name: '0038-guards',
  statements: [
    `create table secrets_marker (
      is_only boolean primary key default true check (is_only),
      sealed text not null
    )`,
    `alter table planned_releases add column approved_by bigint references operators, add column approved_at timestamptz,
      add column held_at timestamptz`,
    `update planned_releases p set approved_by = a.operator_id, approved_at = a.created_at from audit_log a
      where a.action = 'approval.given' and a.merchant_code = p.merchant_code and a.detail->>'draft' = p.snapshot_hash
        and a.created_at <= p.created_at`,
  ],
};
