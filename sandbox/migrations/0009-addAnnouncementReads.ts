import type { Migration } from '#server/store/migrations/Migration.ts';

/** Promotions with pictures and categories, and which member has read what. */
export const addAnnouncementReads: Migration = {
  name: '0009-announced',
  statements: [
    `alter table announcements add column no_expiry boolean not null default false,
       add column category_ids int[] not null default '{}', add column images jsonb not null default '[]'`,
    // Announcements are written again when their texts change; their ids stay.
    `create table announcement_reads (
      account_id bigint not null references accounts on delete cascade,
      announcement_id int not null,
      primary key (account_id, announcement_id)
    )`,
  ],
};
