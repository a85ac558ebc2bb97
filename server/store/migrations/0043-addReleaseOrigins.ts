import type { Migration } from './Migration.ts';

/**
 * Where a release came from: the API token, the plan, the file, and the release that a roll-back made live again. Releases that are there
 * already say nothing of it.
 */
export const addReleaseOrigins: Migration = {
  name: '0043-origins',
  statements: [
    `alter table drafts add column imported jsonb`,
    `alter table planned_releases add column token_id bigint, add column imported jsonb`,
    `alter table releases add column token_id bigint, add column restored_release_id bigint references releases,
      add column planned_at timestamptz, add column due_at timestamptz, add column imported jsonb`,
  ],
};
