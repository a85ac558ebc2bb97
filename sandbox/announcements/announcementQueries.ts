import type { Announcement } from '#schemas/declare/platform/announcements.schema.ts';
import type { Queries } from '#server/store/database/Database.ts';
import type { AnnouncementName } from './seedAnnouncements.ts';

export type AnnouncementRow = {
  id: number;
  type: Announcement['type'];
  groupName: string;
  /** Of its title and text. */
  name: AnnouncementName;
  startDate: Date;
  endDate: Date;
  url: string | null;
  link: string | null;
  noExpiry: boolean;
  categoryIds: number[];
  images: { url: string; sequence: number }[];
  read: boolean;
};

export interface AnnouncementFilter {
  readonly merchantCode: string;
  /** Empty for all. */
  readonly types: readonly string[];
  /** Empty for all; items without a group answer to every group: only banners are grouped. */
  readonly group: string;
  /** The account whose read marks count; without one everything counts as read (ANN-05). */
  readonly readerId: number | null;
}

export const listAnnouncements = (queries: Queries, filter: AnnouncementFilter) =>
  queries.query<AnnouncementRow>(
    `select id, type, group_name as "groupName", name, start_date as "startDate", end_date as "endDate", url, link,
       no_expiry as "noExpiry", category_ids as "categoryIds", images,
       $4::bigint is null or exists (
         select 1 from announcement_reads r where r.account_id = $4 and r.announcement_id = announcements.id) as read
     from announcements
     where merchant_code = $1 and (cardinality($2::text[]) = 0 or type = any($2))
       and ($3 = '' or group_name in ('', $3))
     order by sort`,
    [filter.merchantCode, filter.types, filter.group, filter.readerId],
  );

export async function announcementExists(queries: Queries, merchantCode: string, id: number): Promise<boolean> {
  return (await queries.query('select 1 from announcements where merchant_code = $1 and id = $2', [merchantCode, id])).length > 0;
}

export async function markRead(queries: Queries, accountId: number, announcementId: number, isRead: boolean): Promise<void> {
  await queries.query(
    isRead
      ? 'insert into announcement_reads (account_id, announcement_id) values ($1, $2) on conflict do nothing'
      : 'delete from announcement_reads where account_id = $1 and announcement_id = $2',
    [accountId, announcementId],
  );
}
