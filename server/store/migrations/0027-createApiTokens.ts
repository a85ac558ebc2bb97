import type { Migration } from './Migration.ts';

/** API tokens of operators, and which of them an entry of the audit log was made by. */
export const createApiTokens: Migration = {
  name: '0027-tokens',
  statements: [
    `create table api_tokens (
      id bigint generated always as identity primary key,
      token_hash text not null unique,
      operator_id bigint not null references operators on delete cascade,
      name text not null,
      roles jsonb not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz,
      revoked_at timestamptz
    )`,
    `create index api_tokens_by_operator on api_tokens (operator_id)`,
    `alter table audit_log add column token_id bigint`,
  ],
};
