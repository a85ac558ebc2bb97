import type { Migration } from './Migration.ts';

/** Merchants that exist before anything of theirs is live, and hosts of their own. */
export const createMerchants: Migration = {
  name: '0006-merchants',
  statements: [
    `create table merchants (
      code text primary key,
      version text not null default 'base' check (version in ('base', 'new')),
      host text unique,
      operator_id bigint,
      created_at timestamptz not null
    )`,
    `insert into merchants (code, created_at) select merchant_code, now() from live`,
    `create index drafts_by_moment on drafts (updated_at desc)`,
  ],
};
