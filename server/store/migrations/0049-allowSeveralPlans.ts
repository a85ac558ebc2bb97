import type { Migration } from './Migration.ts';

/**
 * Plans with an id, several for a merchant. `planned_releases`, which holds one per merchant, stays for nodes of the previous build during a
 * rolling update: `adoptPlans` moves its rows, also those that such a node adds. One release later it can be dropped.
 */
export const allowSeveralPlans: Migration = {
  name: '0049-several-plans',
  statements: [
    `create table plans (
      id bigint generated always as identity primary key,
      merchant_code text not null references merchants (code) on delete cascade,
      snapshot_hash text not null references snapshots,
      parent_release_id bigint not null references releases,
      operator_id bigint not null,
      token_id bigint,
      note text not null,
      waived jsonb not null,
      imported jsonb,
      due_at timestamptz not null,
      created_at timestamptz not null,
      failure jsonb,
      approved_by bigint references operators,
      approved_at timestamptz,
      held_at timestamptz
    )`,
    `create index plans_by_merchant on plans (merchant_code, due_at, id)`,
    `create index plans_by_due_at on plans (due_at, id) where failure is null and held_at is null`,
  ],
};
