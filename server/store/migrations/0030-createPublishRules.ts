import type { Migration } from './Migration.ts';

/** What a merchant asks for before something goes live, approvals of drafts, and when sessions last proved who they are. */
export const createPublishRules: Migration = {
  name: '0030-publish-rules',
  statements: [
    `create table publish_rules (
      merchant_code text primary key references merchants (code) on delete cascade,
      confirm_minutes int,
      four_eyes boolean not null
    )`,
    `create table draft_approvals (
      merchant_code text primary key references merchants (code) on delete cascade,
      document_hash text not null,
      asked_by bigint not null references operators,
      asked_at timestamptz not null,
      approved_by bigint references operators,
      approved_at timestamptz
    )`,
    `alter table operator_sessions add column confirmed_at timestamptz`,
  ],
};
