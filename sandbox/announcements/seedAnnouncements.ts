import { paths } from '#schemas/addresses.ts';
import { type Language, languageCodes } from '#schemas/languages.ts';
import { escapeHtml } from '#server/http/escapeHtml.ts';
import type { Queries } from '#server/store/Database.ts';
import { rotate } from '../rotate.ts';
import { seedOf } from '../seed/seededRandom.ts';
import type { AnnouncementTexts, Words } from './AnnouncementTexts.ts';
import { type OccasionTexts, occasionTexts } from './texts/occasions.ts';
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
import { DAY_MS } from '../days.ts';

export const announcementTexts: Readonly<Record<Language, AnnouncementTexts>> = { EN, CN, VN, TH, ID, AR, KR, JP, MY, KH };

/** The day that the seed's announcements count from: fixed, so that pictures are the same twice. */
const FIRST_DAY_MS = Date.UTC(2026, 0, 1, 8);
const ENDS = new Date(Date.UTC(2035, 0, 1)).toISOString();

const BANNERS = 4;
const NOTICES = 6;
/** Place that the banner above the register form has for its id: no other banner has it. */
const REGISTER_BANNER = 50;
const bannerLinks = [paths.slots, paths.slots, paths.live, paths.sports, paths.invite, paths.fishing];

/** Ids stay with what they name, whatever else comes or goes: members have read them by these. */
const firstIds = { B: 1101, PL: 1201, PR: 1301, PU: 1401, H: 1501, A: 1601 } as const;

/** What belongs to a promotion beside its words, in the order of the texts. */
const promotions: readonly { readonly cover: string; readonly categories: readonly number[]; readonly noExpiry?: true }[] = [
  { cover: 'welcome', categories: [1], noExpiry: true },
  { cover: 'rebate', categories: [2] },
  { cover: 'rounds', categories: [2, 3] },
  { cover: 'friends', categories: [4], noExpiry: true },
  { cover: 'birthday', categories: [3], noExpiry: true },
  { cover: 'league', categories: [3] },
];

interface Planned {
  readonly type: keyof typeof firstIds;
  /** Its place among those of its type in the texts. */
  readonly index: number;
  readonly words: Words;
  readonly group?: string;
  readonly url?: string;
  readonly link?: string;
}

/** What one merchant announces in one language: its own choice of banners and notices, in its own order. */
function planOf(merchantCode: string, texts: AnnouncementTexts, occasions: OccasionTexts): Planned[] {
  const turn = seedOf(merchantCode);
  const all = (type: Planned['type'], words: readonly Words[]) =>
    words.map((own, index): Planned => ({ type, index, words: own }));
  const banners = rotate(all('B', texts.banners), turn)
    .slice(0, BANNERS)
    .map((banner, at) => ({
      ...banner,
      group: 'm_home',
      url: `/brand/${merchantCode}/banner-${at + 1}`,
      link: bannerLinks[banner.index] ?? paths.home,
    }));
  const [welcome, ...others] = all('PL', texts.notices);
  const notices = [...(welcome ? [welcome] : []), ...rotate(others, turn).slice(0, NOTICES - 1)];
  return [
    ...banners,
    {
      type: 'B',
      index: REGISTER_BANNER,
      words: texts.banners[4],
      group: 'm_reg',
      url: `/brand/${merchantCode}/banner-1`,
      link: paths.activity,
    },
    ...notices,
    ...all('PR', [...texts.promotions, ...occasions.promotions]),
    ...all('PU', [occasions.popUp]),
    ...all('H', [occasions.home]),
    ...all('A', [occasions.agents]),
  ];
}

/** Plain words as the platform's editor would have them. */
const htmlOf = (words: string): string => `<p>${escapeHtml(words)}</p>`;

function rowOf(merchantCode: string, language: Language, { type, index, words, ...placed }: Planned, sort: number) {
  const [title, content] = words;
  const promotion = type === 'PR' ? promotions[index] : undefined;
  return {
    code: merchantCode,
    language,
    id: firstIds[type] + index,
    type,
    group: placed.group ?? '',
    sort,
    title,
    content: promotion ? htmlOf(content) : content,
    url: placed.url,
    link: placed.link,
    noExpiry: promotion?.noExpiry ?? false,
    categories: promotion?.categories ?? [],
    images: promotion ? [{ url: `/art/promotions/${promotion.cover}.svg`, sequence: 1 }] : [],
    starts: new Date(FIRST_DAY_MS + sort * DAY_MS).toISOString(),
    ends: ENDS,
  };
}

const rowsOf = (merchantCode: string) =>
  languageCodes.flatMap((language) =>
    planOf(merchantCode, announcementTexts[language], occasionTexts[language]).map((planned, sort) =>
      rowOf(merchantCode, language, planned, sort),
    ),
  );

/** Writes every merchant's announcements in every language. Running it again changes nothing. */
export async function seedAnnouncements(queries: Queries, merchantCodes: readonly string[]): Promise<void> {
  await queries.query('delete from announcements where merchant_code = any($1)', [merchantCodes]);
  await queries.query(
    `insert into announcements (merchant_code, language, id, type, group_name, sort, title, content, start_date, end_date, url, link,
       no_expiry, category_ids, images)
     select code, language, id, type, "group", sort, title, content, starts, ends, url, link, "noExpiry", categories, images
     from jsonb_to_recordset($1::jsonb) as seed(code text, language text, id int, type text, "group" text, sort int, title text,
       content text, starts timestamptz, ends timestamptz, url text, link text, "noExpiry" boolean, categories int[], images jsonb)`,
    [JSON.stringify(merchantCodes.flatMap(rowsOf))],
  );
}
