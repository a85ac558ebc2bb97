import type { Migration } from './Migration.ts';

/** When operators were last seen, also after their sessions are gone. */
export const addOperatorSeenAt: Migration = {
  name: '0023-seen',
  statements: [
    `alter table operators add column if not exists seen_at timestamptz`,
    `update operators o set seen_at = s.at from (
       select operator_id, max(coalesce(seen_at, created_at)) as at from operator_sessions group by operator_id
     ) as s where s.operator_id = o.id`,
  ],
};
