import { paths } from '#schemas/declare/pages/addresses.ts';
import type { Queries } from '#server/store/database/Database.ts';
import { hasBrandPictures, scenePicture } from '../seed/brandPictures.ts';
import { rotate } from '../seed/rotate.ts';
import { seedOf } from '../seed/seededRandom.ts';
import { DAY_MS } from '../calls/days.ts';

/** The first day of the seed's announcements; fixed, so that screenshots do not change. */
const FIRST_DAY_MS = Date.UTC(2026, 0, 1, 8);
const ENDS = new Date(Date.UTC(2035, 0, 1)).toISOString();

const BANNERS = 4;
const NOTICES = 6;
/** The place from which the id of the register form's banner is made; no other banner has it. */
const REGISTER_BANNER = 50;

/** Ids must not change when announcements are added or removed, because read marks refer to them. */
const firstIds = { B: 1101, PL: 1201, PR: 1301, PU: 1401, H: 1501, A: 1601 } as const;

/** Banners and notices of which a merchant has some, by the names of their texts. */
const banners = [
  { name: 'banner.lights', link: paths.slots },
  { name: 'banner.reels', link: paths.slots },
  { name: 'banner.live', link: paths.live },
  { name: 'banner.matchday', link: paths.sports },
  { name: 'banner.friend', link: paths.invite },
  { name: 'banner.fishing', link: paths.fishing },
] as const;
const notices = [
  'notice.maintenance',
  'notice.security',
  'notice.deposits',
  'notice.limits',
  'notice.studio',
  'notice.service',
] as const;

const promotions = [
  { name: 'promotion.welcome', cover: 'welcome', categories: [1], noExpiry: true, link: paths.rewards },
  { name: 'promotion.rebate', cover: 'rebate', categories: [2], noExpiry: false, link: paths.hotGames },
  { name: 'promotion.rounds', cover: 'rounds', categories: [2, 3], noExpiry: false, link: paths.rewards },
  { name: 'promotion.friends', cover: 'friends', categories: [4], noExpiry: true, link: paths.invite },
  { name: 'promotion.birthday', cover: 'birthday', categories: [3], noExpiry: true, link: paths.rewards },
  { name: 'promotion.league', cover: 'league', categories: [3], noExpiry: false, link: paths.live },
] as const;

/** Of an announcement's texts: `announcement.<name>.title` and `.text`. */
export type AnnouncementName =
  | (typeof banners | typeof promotions)[number]['name']
  | (typeof notices)[number]
  | 'notice.welcome'
  | 'popUp'
  | 'home'
  | 'agents';

interface Planned {
  readonly type: keyof typeof firstIds;
  /** Its position among the announcements of its type. */
  readonly index: number;
  readonly name: AnnouncementName;
  readonly group?: string;
  readonly url?: string;
  readonly link?: string;
  readonly noExpiry?: boolean;
  readonly categories?: readonly number[];
  readonly images?: readonly { readonly url: string; readonly sequence: number }[];
}

/** The announcements of one merchant: a selection of banners and notices, in the merchant's own order. */
function planOf(merchantCode: string): Planned[] {
  const turn = seedOf(merchantCode);
  const pictureOf = (cover: string) => scenePicture(merchantCode, cover) ?? `/art/promotions/${cover}.svg`;
  const covers = rotate([...promotions], turn).map(({ cover }) => pictureOf(cover));
  // A merchant that an operator has added has no pictures of its own yet.
  const bannerUrl = (number: number) =>
    hasBrandPictures(merchantCode) ? `/brand/${merchantCode}/banner-${number}` : (covers[number - 1] ?? '');
  return [
    ...rotate([...banners.entries()], turn)
      .slice(0, BANNERS)
      .map(([index, banner], at) => ({ type: 'B' as const, index, ...banner, group: 'm_home', url: bannerUrl(at + 1) })),
    { type: 'B', index: REGISTER_BANNER, name: 'banner.friend', group: 'm_reg', url: bannerUrl(1), link: paths.activity },
    { type: 'PL', index: 0, name: 'notice.welcome' },
    ...rotate([...notices.entries()], turn)
      .slice(0, NOTICES - 1)
      .map(([index, name]) => ({ type: 'PL' as const, index: index + 1, name })),
    ...promotions.map(({ cover, ...promotion }, index) => ({
      type: 'PR' as const,
      index,
      ...promotion,
      images: [{ url: pictureOf(cover), sequence: 1 }],
    })),
    { type: 'PU', index: 0, name: 'popUp' },
    { type: 'H', index: 0, name: 'home' },
    { type: 'A', index: 0, name: 'agents' },
  ];
}

const rowsOf = (code: string) =>
  planOf(code).map(({ type, index, ...planned }, sort) => ({
    code,
    id: firstIds[type] + index,
    type,
    group: '',
    sort,
    noExpiry: false,
    categories: [],
    images: [],
    ...planned,
    starts: new Date(FIRST_DAY_MS + sort * DAY_MS).toISOString(),
    ends: ENDS,
  }));

/** Writes every merchant's announcements. Running it again changes nothing. */
export async function seedAnnouncements(queries: Queries, merchantCodes: readonly string[]): Promise<void> {
  await queries.query('delete from announcements where merchant_code = any($1)', [merchantCodes]);
  await queries.query(
    `insert into announcements (merchant_code, id, type, group_name, sort, name, start_date, end_date, url, link, no_expiry,
       category_ids, images)
     select code, id, type, "group", sort, name, starts, ends, url, link, "noExpiry", categories, images
     from jsonb_to_recordset($1::jsonb) as seed(code text, id int, type text, "group" text, sort int, name text,
       starts timestamptz, ends timestamptz, url text, link text, "noExpiry" boolean, categories int[], images jsonb)`,
    [JSON.stringify(merchantCodes.flatMap(rowsOf))],
  );
}
