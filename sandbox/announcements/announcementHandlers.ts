import type { Language } from '#schemas/declare/languages/languages.ts';
import type { Announcement, PromotionCategoriesAnswer } from '#schemas/declare/platform/announcements.schema.ts';
import { resolveSite } from '#schemas/release/resolve/resolveSite.ts';
import type { Site } from '#schemas/release/resolve/site.ts';
import { isAgent } from '#schemas/declare/names/visitor.ts';
import type { LiveSite } from '#server/platform/LiveSite.ts';
import { refuse } from '#server/playerCalls/refusals.ts';
import type { Account } from '../calls/Account.ts';
import { TRIAL_TYPE } from '../accounts/accountQueries.ts';
import { findSession } from '../accounts/sessions.ts';
import type { CallContext, Handlers, MemberContext } from '../calls/CallContext.ts';
import { readBody } from '../calls/readBody.ts';
import { helpTopics } from '../help/helpTopics.ts';
import { paragraphsOf } from '../calls/paragraphsOf.ts';
import { readCodes, readText } from '../calls/readQuery.ts';
import { sandboxTexts } from '../calls/sandboxTexts.ts';
import type { SandboxParts } from '../calls/SandboxParts.ts';
import { contentLanguage } from '../system/homeOf.ts';
import { DAY_MS, weekBeganAt } from '../calls/days.ts';
import { type MoneyUnit, unitOf } from '../money/unitOf.ts';
import { WELCOME_CREDITS, isKept } from './promises.ts';
import type { AnnouncementName } from './seedAnnouncements.ts';
import { type AnnouncementRow, announcementExists, listAnnouncements, markRead } from './announcementQueries.ts';

type AnnouncementHandlers = Pick<
  Handlers,
  'announcements' | 'announcementRead' | 'popularAnnouncements' | 'promotionCategories' | 'lobbyNews' | 'help'
>;
type Parts = Pick<SandboxParts, 'db' | 'clock' | 'limits'>;

const POPULAR = 3;
/** Announcements that only agents read (ANN-03). */
const OF_AGENTS = 'A';

/** Titles are text keys (PROMO-10). */
const categories: PromotionCategoriesAnswer = ['welcome', 'weekly', 'events', 'friends'].map((name, index) => ({
  id: index + 1,
  title: `promo_${name}`,
  iconImageUrl: `/art/promotions/icon-${name}.svg`,
}));

/** Promotions that restart every week. */
const weekly: readonly AnnouncementName[] = ['promotion.rounds', 'promotion.league'];

function runOf({ name, startDate, endDate }: AnnouncementRow, now: Date) {
  const monday = weekBeganAt(now);
  const [from, to] = weekly.includes(name) ? [monday, new Date(monday.getTime() + 7 * DAY_MS)] : [startDate, endDate];
  return { startDate: from.toISOString(), endDate: to.toISOString() };
}

/** The value of a promotion, where the sandbox has a figure (PROMO-14). */
function worthOf(name: AnnouncementName, unit: MoneyUnit, t: (typeof sandboxTexts)[Language]): Pick<Announcement, 'value'> {
  if (name === 'promotion.welcome') return { value: unit.offer(WELCOME_CREDITS) };
  return name === 'promotion.rounds' ? { value: t('announcement.promotion.rounds.value') } : {};
}

interface Reader {
  readonly language: Language;
  readonly brand: string;
  readonly unit: MoneyUnit;
  readonly now: Date;
}

const answerOf =
  ({ language, brand, unit, now }: Reader) =>
  (announcement: AnnouncementRow): Announcement => {
    const { groupName, name, url, link, noExpiry, categoryIds, images, ...row } = announcement;
    const t = sandboxTexts[language];
    const content = t(`announcement.${name}.text`, { brand });
    return {
      ...row,
      title: t(`announcement.${name}.title`, { brand }),
      content: row.type === 'PR' ? paragraphsOf(content) : content,
      ...runOf(announcement, now),
      ...worthOf(name, unit, t),
      noExpiry: noExpiry ? 1 : 0,
      ...(groupName === '' ? {} : { groupName }),
      ...(url === null ? {} : { url }),
      ...(link === null ? {} : { link }),
      ...(row.type === 'PR' ? { promoAnnouncementCategoryIds: categoryIds, announcementImages: images } : {}),
    };
  };

interface Wanted {
  readonly types: readonly string[];
  readonly group?: string;
  readonly readerId?: number | null;
}

const sites = new WeakMap<LiveSite, Site>();

function siteOf(live: LiveSite): Site {
  const site = sites.get(live) ?? resolveSite(live.full).site;
  sites.set(live, site);
  return site;
}

/** Announcements in the requested language, else in the merchant's first. Those that promise what the site does not offer are left out. */
async function list({ db, clock }: Parts, { merchantCode, query, site }: CallContext, wanted: Wanted): Promise<Announcement[]> {
  const kept = siteOf(site);
  const rows = await listAnnouncements(db, {
    merchantCode,
    types: wanted.types,
    group: wanted.group ?? '',
    readerId: wanted.readerId ?? null,
  });
  const language = contentLanguage(site, readText(query, 'language', 10));
  const brand = site.full.template.parameters.title ?? '';
  return rows.filter((row) => isKept(kept, row)).map(answerOf({ language, brand, unit: unitOf(site), now: clock() }));
}

/** The account that read marks are stored for: members, not trial accounts (ANN-05). A caller whose session has ended counts as a guest. */
const readerOf = (account: Account | undefined): number | null =>
  account === undefined || account.customerType === TRIAL_TYPE ? null : account.id;

async function mark({ db }: Parts, context: MemberContext): Promise<void> {
  const body = readBody('announcementRead', context.body);
  const { announcementId, read = true } = body;
  if (!(await announcementExists(db, context.merchantCode, announcementId))) throw refuse('announcement.unknown');
  await markRead(db, context.account.id, announcementId, read);
}

/** Announcements, promotions, news and the help centre. */
export const announcementHandlers = (parts: Parts): AnnouncementHandlers => ({
  announcements: async (context) => {
    const account = await findSession(parts, context);
    const { roles } = context.site.full.template.behaviour;
    const mayRead = (type: string) => type !== OF_AGENTS || isAgent({ type: account?.customerType ?? null }, roles);
    const listed = await list(parts, context, {
      types: readCodes(context.query, 'types'),
      group: readText(context.query, 'groupName', 40),
      readerId: readerOf(account),
    });
    return listed.filter(({ type }) => mayRead(type));
  },
  announcementRead: async (context) => {
    await mark(parts, context);
  },
  popularAnnouncements: async (context) => (await list(parts, context, { types: ['PL', 'PR'] })).slice(0, POPULAR),
  promotionCategories: () => categories,
  lobbyNews: (context) => list(parts, context, { types: ['H'] }),
  help: ({ site, query }) => helpTopics(contentLanguage(site, readText(query, 'language', 10))),
});
