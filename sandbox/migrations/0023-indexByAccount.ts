import type { Migration } from '#server/store/migrations/Migration.ts';

/** Indexes for the rows that are deleted with an account. */
export const indexByAccount: Migration = {
  name: '0023-account-indexes',
  statements: [
    `create index if not exists social_accounts_by_account on social_accounts (account_id)`,
    `create index if not exists launches_by_account on launches (account_id)`,
    `create index if not exists chats_by_account on chats (account_id)`,
  ],
};
