import type { Migration } from './Migration.ts';

/** Releases that go live later: at most one for a merchant. A release that could not go live stores the reason until it is cancelled. */
export const createPlannedReleases: Migration = {
  name: '0007-plans',
  statements: [
    `create table planned_releases (
      merchant_code text primary key,
      snapshot_hash text not null references snapshots,
      parent_release_id bigint not null references releases,
      operator_id bigint not null,
      note text not null default '',
      waived jsonb not null default '[]',
      due_at timestamptz not null,
      created_at timestamptz not null,
      failure jsonb
    )`,
    `create index planned_releases_by_due_at on planned_releases (due_at) where failure is null`,
  ],
};
