import { type Language, languageCodes } from '#schemas/languages.ts';
import type { Queries } from '../../../store/Database.ts';
import { rotate } from '../rotate.ts';
import { seedOf } from '../seed/seededRandom.ts';
import type { AnnouncementTexts, Words } from './AnnouncementTexts.ts';
import { AR } from './texts/AR.ts';
import { CN } from './texts/CN.ts';
import { EN } from './texts/EN.ts';
import { ID } from './texts/ID.ts';
import { JP } from './texts/JP.ts';
import { KH } from './texts/KH.ts';
import { KR } from './texts/KR.ts';
import { MY } from './texts/MY.ts';
import { TH } from './texts/TH.ts';
import { VN } from './texts/VN.ts';

export const announcementTexts: Readonly<Record<Language, AnnouncementTexts>> = { EN, CN, VN, TH, ID, AR, KR, JP, MY, KH };

/** The day that the seed's announcements count from: fixed, so that pictures are the same twice. */
const FIRST_DAY_MS = Date.UTC(2026, 0, 1, 8);
const DAY_MS = 24 * 60 * 60 * 1000;
const ENDS = new Date(Date.UTC(2035, 0, 1)).toISOString();

const BANNERS = 4;
const NOTICES = 6;
const bannerLinks = ['/m/slot-games', '/m/slot-games', '/m/live-games', '/m/sport-games', '/m/register', '/m/fishing-games'];

interface Planned {
  readonly type: 'B' | 'PL' | 'PR';
  readonly words: Words;
  readonly group?: string;
  readonly url?: string;
  readonly link?: string;
}

/** What one merchant announces in one language: its own choice of banners and notices, in its own order. */
function planOf(merchantCode: string, texts: AnnouncementTexts): Planned[] {
  const turn = seedOf(merchantCode);
  const linked = texts.banners.map((words, index) => ({ words, link: bannerLinks[index] ?? '/m/home' }));
  const banners = rotate(linked, turn)
    .slice(0, BANNERS)
    .map(({ words, link }, at): Planned => ({
      type: 'B',
      words,
      group: 'm_home',
      url: `/brand/${merchantCode}/banner-${at + 1}`,
      link,
    }));
  const [welcome, ...others] = texts.notices;
  const notices = [welcome, ...rotate(others, turn).slice(0, NOTICES - 1)].map((words): Planned => ({ type: 'PL', words }));
  return [...banners, ...notices, ...texts.promotions.map((words): Planned => ({ type: 'PR', words }))];
}

const rowsOf = (merchantCode: string) =>
  languageCodes.flatMap((language) =>
    planOf(merchantCode, announcementTexts[language]).map(({ type, words: [title, content], group = '', url, link }, sort) => ({
      code: merchantCode,
      language,
      id: 1001 + sort,
      type,
      group,
      sort,
      title,
      content,
      url,
      link,
      starts: new Date(FIRST_DAY_MS + sort * DAY_MS).toISOString(),
      ends: ENDS,
    })),
  );

/** Writes every merchant's announcements in every language. Running it again changes nothing. */
export async function seedAnnouncements(queries: Queries, merchantCodes: readonly string[]): Promise<void> {
  await queries.query('delete from announcements where merchant_code = any($1)', [merchantCodes]);
  await queries.query(
    `insert into announcements (merchant_code, language, id, type, group_name, sort, title, content, start_date, end_date, url, link)
     select code, language, id, type, "group", sort, title, content, starts, ends, url, link
     from jsonb_to_recordset($1::jsonb) as seed(code text, language text, id int, type text, "group" text, sort int, title text,
       content text, starts timestamptz, ends timestamptz, url text, link text)`,
    [JSON.stringify(merchantCodes.flatMap(rowsOf))],
  );
}
