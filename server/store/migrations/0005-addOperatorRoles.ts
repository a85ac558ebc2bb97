import type { Migration } from './Migration.ts';

/** Roles per merchant, links that set a password, sessions that can be told apart, attempts that all nodes count. */
export const addOperatorRoles: Migration = {
  name: '0005-people',
  statements: [
    `alter table operators alter column role drop not null, alter column password_hash drop not null,
       add column email text, add column disabled_at timestamptz`,
    `create unique index operators_by_name on operators (lower(name))`,
    `create table operator_roles (
      operator_id bigint not null references operators on delete cascade,
      merchant_code text not null,
      role text not null check (role in ('viewer', 'editor', 'publisher', 'admin')),
      primary key (operator_id, merchant_code)
    )`,
    `create table operator_links (
      token_hash text primary key,
      operator_id bigint not null references operators on delete cascade,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz
    )`,
    `create index operator_links_by_operator on operator_links (operator_id)`,
    `alter table operator_sessions add column id bigint generated always as identity, add column agent text not null default '',
       add column ip text not null default '', add column seen_at timestamptz`,
    `create unique index operator_sessions_by_id on operator_sessions (id)`,
    `create index operator_sessions_by_operator on operator_sessions (operator_id)`,
    `create table operator_attempts (key text primary key, count int not null, resets_at timestamptz not null)`,
    `create index audit_log_by_operator on audit_log (operator_id, id desc)`,
    `create index audit_log_by_moment on audit_log (created_at)`,
  ],
};
