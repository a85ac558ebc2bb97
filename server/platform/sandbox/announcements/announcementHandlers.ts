import type { Announcement } from '#schemas/platform/announcements.schema.ts';
import { isLanguage } from '#schemas/languages.ts';
import type { Database, Queries } from '../../../store/Database.ts';
import type { CallContext, Handlers } from '../CallContext.ts';
import { readCodes, readText } from '../readQuery.ts';
import { firstLanguage } from '../system/homeOf.ts';

type AnnouncementRow = {
  id: number;
  type: Announcement['type'];
  groupName: string;
  title: string;
  content: string;
  startDate: Date;
  endDate: Date;
  url: string | null;
  link: string | null;
};

/** Items without a group answer to every group: only banners are grouped. */
const listAnnouncements = (
  queries: Queries,
  filter: { merchantCode: string; language: string; types: readonly string[]; group: string },
) =>
  queries.query<AnnouncementRow>(
    `select id, type, group_name as "groupName", title, content, start_date as "startDate", end_date as "endDate", url, link
     from announcements
     where merchant_code = $1 and language = $2 and (cardinality($3::text[]) = 0 or type = any($3))
       and ($4 = '' or group_name in ('', $4))
     order by sort`,
    [filter.merchantCode, filter.language, filter.types, filter.group],
  );

const answerOf =
  (brand: string) =>
  ({ groupName, title, content, startDate, endDate, url, link, ...row }: AnnouncementRow): Announcement => ({
    ...row,
    title: title.replaceAll('{brand}', brand),
    content: content.replaceAll('{brand}', brand),
    startDate: startDate.toISOString(),
    endDate: endDate.toISOString(),
    ...(groupName === '' ? {} : { groupName }),
    ...(url === null ? {} : { url }),
    ...(link === null ? {} : { link }),
  });

/** Banners, notices and promotions in the asked language, else in the merchant's first. */
async function announcements(db: Database, { merchantCode, query, site }: CallContext): Promise<Announcement[]> {
  const wished = readText(query, 'language', 10).toUpperCase();
  const rows = await listAnnouncements(db, {
    merchantCode,
    language: isLanguage(wished) ? wished : firstLanguage(site),
    types: readCodes(query, 'types'),
    group: readText(query, 'groupName', 40),
  });
  return rows.map(answerOf(site.full.template.parameters.title ?? ''));
}

export const announcementHandlers = (db: Database): Pick<Handlers, 'announcements'> => ({
  announcements: (context) => announcements(db, context),
});
