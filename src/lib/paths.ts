import { SOCIAL_PATH } from './addressMarks.ts';

/** Every route of the player, once. Spellings are fixed: merchants link to them. */
export const paths = {
  home: '/m/home',
  login: '/m/login',
  register: '/m/register',
  forgot: '/m/forget',
  changePassword: '/m/changePsw',
  trial: '/m/trail',
  activity: '/m/activity',
  activityDetail: '/m/activityDetail',
  notice: '/m/notice',
  help: '/m/help',
  feedback: '/m/feedback',
  app: '/m/app',
  invite: '/m/inviteFriends',
  vip: '/m/member/benefits',
  rewards: '/m/rewardCenter',
  deposit: '/m/voucherCenter',
  withdraw: '/m/withdraw',
  member: '/m/member/home',
  mine: '/m/mine',
  account: '/m/myAccount/index',
  security: '/m/securityCenter',
  hotGames: '/m/hot-games',
  provider: '/m/provider',
  gameList: '/m/gameList',
  gameCentre: '/m/gameCenter',
  inHouse: '/m/inHouse',
  lottery: '/m/lottery',
  settings: '/m/set',
  messages: '/m/message',
  /** The same under its other name (ROUTE-44). */
  messagesToo: '/m/messages',
  inbox: '/m/webEmail',
  agent: '/m/agent',
  openAccount: '/m/agentRegister',
  dividends: '/m/member/agent/agentDivident',
  redRain: '/m/redRain',
  memberNotice: '/m/member/notice',
  salaryContract: '/m/member/agent/getSalaryContract',
  dividendContract: '/m/member/agent/getDevidendContract',
  hourContract: '/m/member/agent/getHourContract',
  social: SOCIAL_PATH,
} as const;

/** Addresses that all show home (ROUTE-01). */
export const homePaths = ['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home'] as const;

export const isHomePath = (pathname: string): boolean => homePaths.some((path) => path === pathname);

interface Lottery {
  readonly vassalage: string;
  readonly gameType: string;
  readonly nodeId?: number;
  readonly gameId?: string;
}

/** Address of a lottery inside the site (ROUTE-47); without ids the vendor's lobby. */
export function lotteryPath({ vassalage, gameType, nodeId, gameId }: Lottery): string {
  const query = new URLSearchParams({ vassalage, gameType });
  if (nodeId !== undefined) query.set('id', String(nodeId));
  if (gameId !== undefined) query.set('gameId', gameId);
  return `${paths.lottery}?${query.toString()}`;
}

/** Address of a vendor's page (ROUTE-18). */
export const vendorPath = (vassalage: string): string => `${paths.provider}?vassalage=${encodeURIComponent(vassalage)}`;
