import { type SocialProvider, socialProviders } from '#schemas/release/behaviourWords.ts';
import type { Region } from '#schemas/release/layout.schema.ts';
import type { TextKey } from '#src/i18n/texts.ts';
import { isHomePath, paths } from '#src/lib/paths.ts';
import { homeRegions, showsHome } from './home.ts';

export type DialogRegion = Extract<Region, 'login' | 'register' | 'forget' | 'changePassword'>;
export type PageRegion = DialogRegion | Extract<Region, 'settings' | 'trial'>;
export type ScreenRegion = Extract<
  Region,
  | 'hotGames'
  | 'gameList'
  | 'lottery'
  | 'download'
  | 'notices'
  | 'promotions'
  | 'help'
  | 'invite'
  | 'vendorGrid'
  | 'gameCentre'
  | 'search'
  | 'agentHome'
  | 'teamOverview'
  | 'teamMembers'
  | 'teamProfit'
  | 'teamBets'
  | 'teamRebates'
  | 'gameRecords'
  | 'memberCentre'
  | 'securityCentre'
  | 'messageCentre'
  | 'inbox'
  | 'feedback'
  | 'deposit'
  | 'withdraw'
  | 'transactions'
  | 'profitLoss'
  | 'benefits'
  | 'rewards'
  | 'mall'
  | 'salaryContract'
  | 'dividendContract'
  | 'hourContract'
  | 'agentIncome'
  | 'dividends'
  | 'openAccount'
  | 'redRain'
>;

/** A region that fills a page below a header with the way back and a title. */
export interface Screen {
  readonly region: ScreenRegion;
  readonly title: TextKey;
}

/** What an address shows. `unknown` leads home (ROUTE-08). */
export type PageMatch =
  | { readonly kind: 'home' }
  | { readonly kind: 'dialog'; readonly region: DialogRegion }
  | { readonly kind: 'page'; readonly region: PageRegion }
  | ({ readonly kind: 'screen' } & Screen)
  | { readonly kind: 'social'; readonly provider: SocialProvider }
  | { readonly kind: 'unknown' };

/** Addresses of the forms that open as dialogs over home (ROUTE-02 to ROUTE-05). */
const dialogs: Readonly<Record<string, DialogRegion>> = {
  [paths.login]: 'login',
  [paths.register]: 'register',
  '/m/register.html': 'register',
  [paths.forgot]: 'forget',
  [paths.changePassword]: 'changePassword',
};

/** Addresses of pages that are one region in a frame (ROUTE-35, ROUTE-36). */
const framed: Readonly<Record<string, PageRegion>> = {
  [paths.settings]: 'settings',
  [paths.trial]: 'trial',
};

/** Addresses of the screens (ROUTE-13 to ROUTE-50). */
/** Addresses of the lobby's screens (ROUTE-13 to ROUTE-42, ROUTE-47, ROUTE-48). */
const screens: Readonly<Record<string, Screen>> = {
  [paths.hotGames]: { region: 'hotGames', title: 'home.hot' },
  '/m/sport-games': { region: 'vendorGrid', title: 'category.SPORTS' },
  '/m/esport-games': { region: 'vendorGrid', title: 'category.ESPORTS' },
  '/m/cockfight-games': { region: 'vendorGrid', title: 'category.COCKFIGHT' },
  '/m/lott': { region: 'vendorGrid', title: 'category.LOTT' },
  '/m/elott': { region: 'vendorGrid', title: 'category.ELOTT' },
  '/m/gameCenter': { region: 'gameCentre', title: 'page.gameCentre' },
  '/m/slotsCenter': { region: 'gameCentre', title: 'page.gameCentre' },
  '/m/slot-games': { region: 'gameList', title: 'category.RNG' },
  '/m/live-games': { region: 'gameList', title: 'category.LIVE' },
  '/m/poker-games': { region: 'gameList', title: 'category.PVP' },
  '/m/fishing-games': { region: 'gameList', title: 'category.FISH' },
  '/m/roulette': { region: 'gameList', title: 'page.roulette' },
  '/m/baccarat': { region: 'gameList', title: 'page.baccarat' },
  [paths.inHouse]: { region: 'gameList', title: 'page.inHouse' },
  '/m/fav-games': { region: 'gameList', title: 'page.favourites' },
  '/m/gameList': { region: 'gameList', title: 'page.games' },
  [paths.provider]: { region: 'gameList', title: 'page.provider' },
  [paths.app]: { region: 'download', title: 'app.get' },
  [paths.lottery]: { region: 'lottery', title: 'category.LOTT' },
  [paths.notice]: { region: 'notices', title: 'page.notices' },
  '/m/member/notice': { region: 'notices', title: 'page.notices' },
  [paths.activity]: { region: 'promotions', title: 'page.promotions' },
  [paths.activityDetail]: { region: 'promotions', title: 'page.promotions' },
  [paths.help]: { region: 'help', title: 'page.help' },
  [paths.invite]: { region: 'invite', title: 'page.invite' },
  [paths.deposit]: { region: 'deposit', title: 'footer.deposit' },
  [paths.withdraw]: { region: 'withdraw', title: 'footer.withdraw' },
  '/m/agent': { region: 'agentHome', title: 'page.agentHome' },
  '/m/agent/team/overview': { region: 'teamOverview', title: 'menu.teamOverview' },
  '/m/member/team': { region: 'teamMembers', title: 'menu.teamMembers' },
  '/m/agent/team/pnl': { region: 'teamProfit', title: 'menu.teamPnl' },
  '/m/teamBetting': { region: 'teamBets', title: 'menu.teamBets' },
  '/m/member/teamRebate': { region: 'teamRebates', title: 'menu.teamRebate' },
  '/m/gameRecord': { region: 'gameRecords', title: 'menu.betRecords' },
  [paths.member]: { region: 'memberCentre', title: 'header.member' },
  [paths.mine]: { region: 'memberCentre', title: 'header.member' },
  [paths.account]: { region: 'memberCentre', title: 'header.member' },
  [paths.security]: { region: 'securityCentre', title: 'menu.security' },
  [paths.messages]: { region: 'messageCentre', title: 'page.messages' },
  [paths.messagesToo]: { region: 'messageCentre', title: 'page.messages' },
  [paths.inbox]: { region: 'inbox', title: 'menu.inbox' },
  [paths.feedback]: { region: 'feedback', title: 'page.feedback' },
  '/m/transaction/record': { region: 'transactions', title: 'menu.transactions' },
  '/m/profitandloss': { region: 'profitLoss', title: 'menu.profitLoss' },
  [paths.vip]: { region: 'benefits', title: 'menu.vip' },
  [paths.rewards]: { region: 'rewards', title: 'menu.reward' },
  '/m/mall/mallHome': { region: 'mall', title: 'menu.mall' },
  [paths.salaryContract]: { region: 'salaryContract', title: 'page.salaryContract' },
  [paths.dividendContract]: { region: 'dividendContract', title: 'page.dividendContract' },
  [paths.hourContract]: { region: 'hourContract', title: 'page.hourContract' },
  '/m/member/agent/agentRebeat': { region: 'agentIncome', title: 'menu.agentRebate' },
  [paths.dividends]: { region: 'dividends', title: 'page.dividends' },
  [paths.openAccount]: { region: 'openAccount', title: 'page.openAccount' },
  [paths.redRain]: { region: 'redRain', title: 'page.redRain' },
};

const pageTitles = {
  login: 'dialog.login',
  register: 'dialog.register',
  forget: 'dialog.forget',
  changePassword: 'dialog.changePassword',
  settings: 'dialog.settings',
  trial: 'dialog.trial',
} as const satisfies Record<PageRegion, TextKey>;

/** Title of a form, in its dialog and on its page. */
export const formTitle = (region: PageRegion): TextKey => pageTitles[region];

/** Title of an address that has one of its own. */
export function titleOf(match: PageMatch): TextKey | undefined {
  if (match.kind === 'screen') return match.title;
  return 'region' in match ? pageTitles[match.region] : undefined;
}

const entryOf = <T>(table: Readonly<Record<string, T>>, pathname: string): T | undefined =>
  Object.hasOwn(table, pathname) ? table[pathname] : undefined;

/** What home becomes while games are searched for (HOME-08). */
const homeSearch: PageMatch = { kind: 'screen', region: 'search', title: 'games.search' };

export function matchPage(pathname: string, query?: URLSearchParams): PageMatch {
  if (isHomePath(pathname)) return showsHome(pathname, query) ? { kind: 'home' } : homeSearch;
  const region = entryOf(dialogs, pathname);
  if (region) return { kind: 'dialog', region };
  const page = entryOf(framed, pathname);
  if (page) return { kind: 'page', region: page };
  const screen = entryOf(screens, pathname);
  if (screen) return { kind: 'screen', ...screen };
  const provider = socialProviders.find((known) => pathname === `${paths.social}/${known}`);
  if (provider) return { kind: 'social', provider };
  return { kind: 'unknown' };
}

/** Pages whose way back is always home; from any other it is one step of history (ROUTE-11). */
const LEAD_HOME: readonly string[] = [
  paths.login,
  paths.register,
  '/m/register.html',
  paths.trial,
  paths.activity,
  paths.forgot,
  paths.messages, // MSG-01
  paths.messagesToo,
];

/** Whether the way back from a page is home, wherever one came from. */
export const leadsHome = (pathname: string): boolean =>
  LEAD_HOME.includes(pathname) || entryOf(screens, pathname)?.region === 'gameList'; // GLIST-16

/** Regions a page draws, for loading their code and data before it renders. */
export const regionsOf = (match: PageMatch): readonly Region[] => {
  switch (match.kind) {
    case 'home':
      return homeRegions;
    case 'dialog':
      return [match.region];
    case 'page':
    case 'screen':
      return [match.region, 'footerNav'];
    case 'social':
    case 'unknown':
      return [];
  }
};
