import type { Migration } from './Migration.ts';

/** Files of builds, so that pages of one build find theirs on nodes of another. */
export const createKeptFiles: Migration = {
  name: '0039-keptFiles',
  statements: [
    `create table kept_files (
      address text primary key,
      content_type text not null,
      is_brotli boolean not null,
      content bytea not null,
      used_at timestamptz not null
    )`,
    `create index kept_files_used on kept_files (used_at)`,
  ],
};
