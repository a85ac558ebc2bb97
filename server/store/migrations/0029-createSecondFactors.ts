import type { Migration } from './Migration.ts';

/** Second factors of operators: one-time codes, passkeys, recovery codes; and which sessions have given one. */
export const createSecondFactors: Migration = {
  name: '0029-second-factors',
  statements: [
    `create table operator_totp (
      operator_id bigint primary key references operators on delete cascade,
      sealed_secret text not null,
      created_at timestamptz not null,
      confirmed_at timestamptz,
      last_step bigint not null default 0
    )`,
    `create table operator_passkeys (
      id bigint generated always as identity primary key,
      operator_id bigint not null references operators on delete cascade,
      credential_id text not null unique,
      public_key text not null,
      counter bigint not null,
      transports jsonb not null,
      name text not null,
      created_at timestamptz not null,
      used_at timestamptz
    )`,
    `create index operator_passkeys_by_operator on operator_passkeys (operator_id)`,
    `create table operator_recovery_codes (
      operator_id bigint not null references operators on delete cascade,
      code_mac text not null,
      primary key (operator_id, code_mac)
    )`,
    `alter table operator_sessions add column factor_at timestamptz, add column challenge text`,
  ],
};
