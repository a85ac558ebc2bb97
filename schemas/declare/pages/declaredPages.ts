import type { RailCategory } from '../names/gameCategories.ts';
import type { GateKind } from '../names/gateKinds.ts';
import type { Region } from '../names/regions.ts';
import { HOME_PATH } from '../names/earlyPaths.ts';

/**
 * Who may open a page by its address, unless the merchant changes it (ROLE-03, ROLE-14, ROLE-15): a gate; `login` any session; `agent` agents;
 * `agentHome` agents, while other visitors are redirected to home (AGHOME-01); `password` any session, with a separate target for guests
 * (CHPSW-11); the others as the merchant has set for that action.
 */
export type Guard = GateKind | 'login' | 'agent' | 'agentHome' | 'password' | 'deposit' | 'withdraw' | 'notice' | 'play';

/** A list of games. Without a category it lists all games. */
export interface ListFacts {
  /** Category of all games; without one the address's `gameType` decides. */
  readonly gameType?: RailCategory;
  readonly classify?: string;
  readonly vendor?: string;
  /** The favourites. */
  readonly mode?: 'fav';
  /** Without all, hot, favourites, recent (GLIST-13). */
  readonly hasTabs?: false;
  /** A vendor is chosen here, instead of leading to the provider's page (PROV-02). */
  readonly picksVendor?: true;
}

/** Declaration of a page. */
export interface Page {
  /** Its address. Spellings are fixed: merchants link to them. */
  readonly path: string;
  /** Other addresses that show the same. */
  readonly aliases?: readonly string[];
  /** How it is: home; a form that opens as a dialog over home; a form in a frame; a screen with a way back and a title; a
   * provider's answer to a login elsewhere, whose address goes on with the provider's name. */
  readonly shows: 'home' | 'dialog' | 'form' | 'screen' | 'social';
  /** The region that fills it. */
  readonly region?: Region;
  /** The region that fills it while games are searched for (HOME-08). */
  readonly searchRegion?: Region;
  /** Key of its title among the player's texts. */
  readonly title?: string;
  /** Who may open it; everyone without one. */
  readonly guard?: Guard;
  /** `home` where the way back is always home; else it is one step back in history (ROUTE-11). */
  readonly back?: 'home';
  /** Whether it is without the header (HEAD-01), unless the merchant says otherwise. */
  readonly noHeader?: true;
  /** Whether it is without the bar at the bottom (FNAV-01), unless the merchant says otherwise. */
  readonly noBar?: true;
  /** The words of its query that it is drawn by, for a guest and before the player is there (`pageQuery.ts`). All else changes nothing. */
  readonly query?: 'free' | 'oneCategory' | 'anyCategory' | 'centre' | 'promotion' | 'notices' | 'entry' | 'token' | 'code';
  /** Fixed properties of its list of games (GLIST-01 to GLIST-08, GLIST-34). */
  readonly list?: ListFacts;
  /** Icon on the picture of links to it, by the names of `scripts/icons.ts`, for pages that may be public. Home has the logo alone. */
  readonly icon?: string;
  /** Query under which the operator's tool shows it. */
  readonly sample?: string;
  /** Made for guests: the operator's tool previews it as one. */
  readonly isForGuests?: true;
}

/**
 * Facts of a page that are not in the player's bundle: code for shares, lists of games and the operator's tool reads `declaredPages` or a table
 * of its own.
 */
export const omittedFacts = ['icon', 'list', 'sample', 'isForGuests'] as const satisfies readonly (keyof Page)[];

const bare = { noHeader: true, noBar: true } as const;
const vendors = { shows: 'screen', region: 'vendorGrid', query: 'anyCategory' } as const;
const games = { shows: 'screen', region: 'gameList', back: 'home' } as const; // GLIST-16
const ofCategory = { query: 'oneCategory', ...games } as const;
const ofAgents = { shows: 'screen', guard: 'agent' } as const;
const memberCentre = { shows: 'screen', region: 'memberCentre', title: 'header.member', guard: 'notTrial' } as const; // MEM-01
const promotions = {
  shows: 'screen',
  region: 'promotions',
  title: 'page.promotions',
  query: 'promotion',
  icon: 'activity',
} as const;
const notices = { shows: 'screen', region: 'notices', title: 'page.notices' } as const;

/**
 * Every page of the player (ROUTE-01 to ROUTE-50). Router, guards, menus, links, titles, redirects and the operator's list of screens are
 * derived from it, most of them from `pages`, its part for the player. If pages share a region, the operator's tool shows the first.
 */
export const declaredPages = {
  home: {
    path: HOME_PATH,
    aliases: ['/', '/m', '/m/', '/m/index', '/m/index.html'],
    shows: 'home',
    searchRegion: 'search',
    query: 'free',
  },
  hotGames: { path: '/m/hot-games', shows: 'screen', region: 'hotGames', title: 'home.hot', query: 'free', icon: 'hot' },
  slots: { path: '/m/slot-games', title: 'category.RNG', icon: 'RNG', list: { gameType: 'RNG' }, ...ofCategory },
  live: { path: '/m/live-games', title: 'category.LIVE', icon: 'LIVE', list: { gameType: 'LIVE' }, ...ofCategory },
  cards: { path: '/m/poker-games', title: 'category.PVP', icon: 'PVP', list: { gameType: 'PVP' }, ...ofCategory },
  fishing: { path: '/m/fishing-games', title: 'category.FISH', icon: 'FISH', list: { gameType: 'FISH' }, ...ofCategory },
  roulette: {
    path: '/m/roulette',
    title: 'page.roulette',
    icon: 'LIVE',
    list: { gameType: 'LIVE', classify: 'ROU' },
    ...ofCategory,
  },
  baccarat: {
    path: '/m/baccarat',
    title: 'page.baccarat',
    icon: 'LIVE',
    list: { gameType: 'LIVE', classify: 'BAC' },
    ...ofCategory,
  },
  inHouse: {
    path: '/m/inHouse',
    title: 'page.inHouse',
    icon: 'trophy',
    list: { gameType: 'RNG', vendor: 'BGS', hasTabs: false },
    ...ofCategory,
  },
  favourites: { path: '/m/fav-games', title: 'page.favourites', guard: 'login', list: { mode: 'fav', hasTabs: false }, ...games },
  gameList: { path: '/m/gameList', title: 'page.games', icon: 'games', query: 'anyCategory', ...games },
  provider: {
    path: '/m/provider',
    title: 'page.provider',
    icon: 'games',
    query: 'anyCategory',
    list: { hasTabs: false, picksVendor: true },
    ...games,
  },
  sports: { path: '/m/sport-games', title: 'category.SPORTS', icon: 'SPORTS', ...vendors },
  esports: { path: '/m/esport-games', title: 'category.ESPORTS', icon: 'ESPORTS', ...vendors },
  cockfight: { path: '/m/cockfight-games', title: 'category.COCKFIGHT', icon: 'COCKFIGHT', ...vendors },
  lotteries: { path: '/m/lott', title: 'category.LOTT', icon: 'LOTT', ...vendors },
  electronicLotteries: { path: '/m/elott', title: 'category.ELOTT', icon: 'ELOTT', ...vendors },
  gameCentre: {
    path: '/m/gameCenter',
    shows: 'screen',
    region: 'gameCentre',
    title: 'page.gameCentre',
    query: 'centre',
    icon: 'vendors',
  },
  slotsCentre: {
    path: '/m/slotsCenter',
    shows: 'screen',
    region: 'gameCentre',
    title: 'page.gameCentre',
    query: 'centre',
    icon: 'vendors',
  }, // ROUTE-48
  activity: { path: '/m/activity', back: 'home', ...promotions },
  activityDetail: { path: '/m/activityDetail', noBar: true, ...promotions },
  notice: { path: '/m/notice', guard: 'notice', noBar: true, query: 'notices', icon: 'notice', ...notices },
  memberNotice: { path: '/m/member/notice', guard: 'login', ...notices },
  help: { path: '/m/help', shows: 'screen', region: 'help', title: 'page.help', query: 'entry', icon: 'help' },
  app: { path: '/m/app', shows: 'screen', region: 'download', title: 'app.get', icon: 'app' },
  login: { path: '/m/login', shows: 'dialog', region: 'login', title: 'dialog.login', back: 'home', isForGuests: true, ...bare },
  register: {
    path: '/m/register',
    aliases: ['/m/register.html'],
    shows: 'dialog',
    region: 'register',
    title: 'dialog.register',
    back: 'home',
    isForGuests: true,
    ...bare,
  },
  forgot: {
    path: '/m/forget',
    shows: 'dialog',
    region: 'forget',
    title: 'dialog.forget',
    query: 'token',
    back: 'home',
    isForGuests: true,
    ...bare,
  },
  trial: { path: '/m/trail', shows: 'form', region: 'trial', title: 'dialog.trial', back: 'home', isForGuests: true },
  /** Where providers of logins elsewhere send the browser back to; their name follows. */
  social: { path: '/m/social', shows: 'social', query: 'code' },
  /** A game inside the site: its address names the game, so that it can be reloaded and shared. */
  play: {
    path: '/m/play',
    shows: 'screen',
    region: 'play',
    title: 'page.games',
    guard: 'play',
    sample: '?vassalage=NOVR&gameType=RNG&id=10001&freeplay=1',
    ...bare,
  },
  lottery: {
    path: '/m/lottery',
    shows: 'screen',
    region: 'lottery',
    title: 'category.LOTT',
    guard: 'play',
    sample: '?vassalage=TCG_SEA&gameType=LOTT',
    ...bare,
  },
  member: { path: '/m/member/home', ...memberCentre },
  mine: { path: '/m/mine', ...bare, ...memberCentre },
  account: { path: '/m/myAccount/index', ...memberCentre },
  deposit: { path: '/m/voucherCenter', shows: 'screen', region: 'deposit', title: 'footer.deposit', guard: 'deposit' },
  withdraw: { path: '/m/withdraw', shows: 'screen', region: 'withdraw', title: 'footer.withdraw', guard: 'withdraw' },
  betRecords: { path: '/m/gameRecord', shows: 'screen', region: 'gameRecords', title: 'menu.betRecords', guard: 'login' },
  transactions: {
    path: '/m/transaction/record',
    shows: 'screen',
    region: 'transactions',
    title: 'menu.transactions',
    guard: 'login',
  },
  profitLoss: { path: '/m/profitandloss', shows: 'screen', region: 'profitLoss', title: 'menu.profitLoss', guard: 'login' },
  vip: { path: '/m/member/benefits', shows: 'screen', region: 'benefits', title: 'menu.vip', guard: 'login' }, // VIP-03
  rewards: { path: '/m/rewardCenter', shows: 'screen', region: 'rewards', title: 'menu.reward', guard: 'login' },
  mall: { path: '/m/mall/mallHome', shows: 'screen', region: 'mall', title: 'menu.mall', guard: 'login' },
  redRain: { path: '/m/redRain', shows: 'screen', region: 'redRain', title: 'page.redRain', guard: 'login' },
  invite: { path: '/m/inviteFriends', shows: 'screen', region: 'invite', title: 'page.invite', guard: 'login' },
  messages: {
    path: '/m/message',
    aliases: ['/m/messages'], // ROUTE-44
    shows: 'screen',
    region: 'messageCentre',
    title: 'page.messages',
    guard: 'notTrial',
    back: 'home', // MSG-01
    noHeader: true,
  },
  inbox: { path: '/m/webEmail', shows: 'screen', region: 'inbox', title: 'menu.inbox', guard: 'notTrial' },
  feedback: { path: '/m/feedback', shows: 'screen', region: 'feedback', title: 'page.feedback', guard: 'login' },
  security: { path: '/m/securityCenter', shows: 'screen', region: 'securityCentre', title: 'menu.security', guard: 'login' },
  settings: { path: '/m/set', shows: 'form', region: 'settings', title: 'dialog.settings', guard: 'login' },
  changePassword: {
    path: '/m/changePsw',
    shows: 'dialog',
    region: 'changePassword',
    title: 'dialog.changePassword',
    guard: 'password',
    ...bare,
  },
  agent: { path: '/m/agent', shows: 'screen', region: 'agentHome', title: 'page.agentHome', guard: 'agentHome', ...bare },
  teamOverview: { path: '/m/agent/team/overview', region: 'teamOverview', title: 'menu.teamOverview', ...bare, ...ofAgents },
  teamMembers: { path: '/m/member/team', region: 'teamMembers', title: 'menu.teamMembers', ...ofAgents },
  teamProfit: { path: '/m/agent/team/pnl', region: 'teamProfit', title: 'menu.teamPnl', ...bare, ...ofAgents },
  teamBets: { path: '/m/teamBetting', region: 'teamBets', title: 'menu.teamBets', ...ofAgents },
  teamRebates: { path: '/m/member/teamRebate', region: 'teamRebates', title: 'menu.teamRebate', ...ofAgents },
  agentIncome: { path: '/m/member/agent/agentRebeat', region: 'agentIncome', title: 'menu.agentRebate', ...ofAgents },
  salaryContract: {
    path: '/m/member/agent/getSalaryContract',
    region: 'salaryContract',
    title: 'page.salaryContract',
    ...ofAgents,
  },
  dividendContract: {
    path: '/m/member/agent/getDevidendContract',
    region: 'dividendContract',
    title: 'page.dividendContract',
    ...ofAgents,
  },
  hourContract: { path: '/m/member/agent/getHourContract', region: 'hourContract', title: 'page.hourContract', ...ofAgents },
  dividends: { path: '/m/member/agent/agentDivident', region: 'dividends', title: 'page.dividends', ...ofAgents },
  openAccount: { path: '/m/agentRegister', region: 'openAccount', title: 'page.openAccount', ...ofAgents },
} as const satisfies Record<string, Page>;
