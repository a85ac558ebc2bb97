import type { Migration } from '#server/store/migrations/Migration.ts';

/** The sandbox's own inbox messages, in the reader's language, and members' feedback. */
export const addInboxTexts: Migration = {
  name: '0019-letters',
  statements: [
    `alter table member_messages alter column title drop not null`,
    `alter table member_messages alter column content drop not null`,
    `alter table member_messages add column letter text`,
    // Kept, so that a letter that was thrown away does not come again.
    `alter table member_messages add column is_deleted boolean not null default false`,
    `alter table member_messages add check (letter is not null or (title is not null and content is not null))`,
    `create table feedbacks (
      id bigint generated always as identity primary key,
      merchant_code text not null,
      account_id bigint not null references accounts on delete cascade,
      type int not null,
      content text not null,
      sent_at timestamptz not null
    )`,
    `create index feedbacks_by_account on feedbacks (account_id, id)`,
  ],
};
