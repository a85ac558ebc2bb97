import type { Migration } from '#server/store/migrations/Migration.ts';

/** An announcement names its texts, which are translated when it is read. The seed writes all announcements again. */
export const nameAnnouncementTexts: Migration = {
  name: '0024-announcement-texts',
  statements: [
    `delete from announcements`,
    `alter table announcements drop column language, drop column title, drop column content, add column name text not null,
       add primary key (merchant_code, id)`,
  ],
};
