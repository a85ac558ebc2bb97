import type { Migration } from '#server/store/migrations/Migration.ts';

/** The agent that each member belongs to, and the member’s rebate. An agent at the top of a tree has no row. */
export const createAgentLines: Migration = {
  name: '0020-lines',
  statements: [
    `create table agent_lines (
      account_id bigint primary key references accounts on delete cascade,
      upline_id bigint not null references accounts on delete cascade,
      rebate numeric(5,2) not null default 0 check (rebate between 0 and 100),
      is_invented boolean not null default false,
      check (upline_id <> account_id)
    )`,
    `create index agent_lines_by_upline on agent_lines (upline_id)`,
  ],
};
