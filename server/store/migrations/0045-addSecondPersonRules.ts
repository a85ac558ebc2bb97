import type { Migration } from './Migration.ts';

/**
 * Four eyes that one person cannot pass alone: since when the rule holds, a change of the rules that waits for a second person, rejections and
 * comments of drafts, and roll-backs that another operator must review.
 */
export const addSecondPersonRules: Migration = {
  name: '0045-second-person',
  statements: [
    `alter table publish_rules add column four_eyes_since timestamptz, add column change jsonb,
       add column change_by bigint references operators, add column change_at timestamptz`,
    `alter table draft_approvals add column rejected_by bigint references operators, add column rejected_at timestamptz`,
    `create table approval_notes (
      id bigint generated always as identity primary key,
      merchant_code text not null references merchants (code) on delete cascade,
      kind text not null check (kind in ('asked', 'approved', 'rejected', 'comment')),
      operator_id bigint not null references operators,
      text text not null,
      created_at timestamptz not null
    )`,
    `create index approval_notes_by_merchant on approval_notes (merchant_code, id)`,
    `alter table releases add column needs_review boolean not null default false, add column reviewed_by bigint references operators,
       add column reviewed_at timestamptz`,
  ],
};
