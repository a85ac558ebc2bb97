import type { Migration } from './Migration.ts';

/** When operators were last seen, also after their sessions are gone; and what an account that is removed takes along, found at once. */
export const seen: Migration = {
  name: '0022-seen',
  statements: [
    `alter table operators add column seen_at timestamptz`,
    `update operators o set seen_at = s.at from (
       select operator_id, max(coalesce(seen_at, created_at)) as at from operator_sessions group by operator_id
     ) as s where s.operator_id = o.id`,
    `create index social_accounts_by_account on social_accounts (account_id)`,
    `create index launches_by_account on launches (account_id)`,
    `create index chats_by_account on chats (account_id)`,
  ],
};
