import type { Migration } from './Migration.ts';

/** Pictures that operators upload, and their files where these are kept in the database. */
export const createMedia: Migration = {
  name: '0042-media',
  statements: [
    `create table media (
      merchant_code text not null references merchants (code) on delete cascade,
      id text not null,
      name text not null,
      alt text not null,
      kind text not null check (kind in ('photo', 'drawing')),
      width int not null,
      height int not null,
      bytes bigint not null,
      files jsonb not null,
      crop jsonb,
      operator_id bigint references operators,
      created_at timestamptz not null,
      unused_since timestamptz,
      primary key (merchant_code, id)
    )`,
    `create table media_files (key text primary key, content bytea not null)`,
  ],
};
