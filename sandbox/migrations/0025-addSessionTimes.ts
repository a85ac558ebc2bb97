import type { Migration } from '#server/store/migrations/Migration.ts';

/** When a session was last used, and when its last reality check was answered. */
export const addSessionTimes: Migration = {
  name: '0025-session-times',
  statements: [
    `alter table account_sessions
       add column active_at timestamptz not null default now(), add column checked_at timestamptz not null default now()`,
  ],
};
