import type { Migration } from './Migration.ts';

/** Releases, drafts and operators: what the preview server writes and the site serves. */
export const createReleases: Migration = {
  name: '0001-releases',
  statements: [
    `create table operators (
      id bigint generated always as identity primary key,
      name text not null unique,
      password_hash text not null,
      role text not null check (role in ('viewer', 'editor', 'publisher', 'admin')),
      created_at timestamptz not null
    )`,
    `create table operator_sessions (
      token_hash text primary key,
      operator_id bigint not null references operators on delete cascade,
      csrf text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null
    )`,
    `create table snapshots (hash text primary key, document jsonb not null, created_at timestamptz not null)`,
    `create table releases (
      id bigint generated always as identity primary key,
      merchant_code text not null,
      revision int not null,
      snapshot_hash text not null references snapshots,
      operator_id bigint,
      note text not null default '',
      kind text not null check (kind in ('seed', 'publish', 'rollback')),
      waived jsonb not null default '[]',
      created_at timestamptz not null,
      unique (merchant_code, revision)
    )`,
    `create table live (merchant_code text primary key, release_id bigint not null references releases)`,
    `create table drafts (
      merchant_code text primary key,
      document jsonb not null,
      parent_release_id bigint references releases,
      revision int not null,
      operator_id bigint,
      updated_at timestamptz not null
    )`,
    `create table frame_tickets (
      token_hash text primary key,
      merchant_code text not null,
      parent_origin text not null,
      expires_at timestamptz not null
    )`,
    `create table audit_log (
      id bigint generated always as identity primary key,
      operator_id bigint,
      merchant_code text,
      action text not null,
      detail jsonb not null default '{}',
      created_at timestamptz not null
    )`,
    `create index audit_log_by_merchant on audit_log (merchant_code, id desc)`,
  ],
};
