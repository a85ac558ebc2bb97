import type { Scenario } from '#schemas/preview/scenario.ts';
import { keysOf } from '#schemas/problem.ts';
import type { Region } from '#schemas/release/layout.schema.ts';
import type { Audience } from '#schemas/visitor.ts';
import { lotteryPath, paths } from '#src/lib/paths.ts';
import { settingAt } from '../settings/settings.ts';

/** For whom a screen is, or which status shows it; without either everybody sees it. */
interface ScreenFor {
  readonly audience?: 'guest' | 'member' | 'agent';
  readonly status?: Scenario['status'];
}

/** How a screen is reached in the frame. */
export interface FrameScreen {
  readonly path: string;
  readonly at?: ScreenFor;
}

/** Regions that home is made of, in the order of the layout editor; every other region is a page of its own. */
export const homeRegions = ['home', 'header', 'homeFooter', 'footerNav', 'leftMenu', 'rightMenu', 'memberMenu'] as const;

const guest = { audience: 'guest' } as const;
const member = { audience: 'member' } as const;
const agent = { audience: 'agent' } as const;

/** Every screen of the player, as settings name it in `x-screens`, in the order in which they are looked at. */
export const frameScreens = {
  home: { path: paths.home },
  hotGames: { path: paths.hotGames },
  gameList: { path: '/m/slot-games' },
  vendorGrid: { path: '/m/sport-games' },
  gameCentre: { path: paths.gameCentre },
  search: { path: `${paths.home}?q=a` },
  promotions: { path: paths.activity },
  notices: { path: paths.notice },
  help: { path: paths.help },
  download: { path: paths.app },
  login: { path: paths.login, at: guest },
  register: { path: paths.register, at: guest },
  forget: { path: paths.forgot, at: guest },
  trial: { path: paths.trial, at: guest },
  lottery: { path: lotteryPath({ vassalage: 'TCG_SEA', gameType: 'LOTT' }), at: member },
  memberCentre: { path: paths.member, at: member },
  deposit: { path: paths.deposit, at: member },
  withdraw: { path: paths.withdraw, at: member },
  gameRecords: { path: '/m/gameRecord', at: member },
  transactions: { path: '/m/transaction/record', at: member },
  profitLoss: { path: '/m/profitandloss', at: member },
  benefits: { path: paths.vip, at: member },
  rewards: { path: paths.rewards, at: member },
  mall: { path: '/m/mall/mallHome', at: member },
  redRain: { path: paths.redRain, at: member },
  invite: { path: paths.invite, at: member },
  messageCentre: { path: paths.messages, at: member },
  inbox: { path: paths.inbox, at: member },
  feedback: { path: paths.feedback, at: member },
  securityCentre: { path: paths.security, at: member },
  settings: { path: paths.settings, at: member },
  changePassword: { path: paths.changePassword, at: member },
  agentHome: { path: paths.agent, at: agent },
  teamOverview: { path: '/m/agent/team/overview', at: agent },
  teamMembers: { path: '/m/member/team', at: agent },
  teamProfit: { path: '/m/agent/team/pnl', at: agent },
  teamBets: { path: '/m/teamBetting', at: agent },
  teamRebates: { path: '/m/member/teamRebate', at: agent },
  agentIncome: { path: '/m/member/agent/agentRebeat', at: agent },
  salaryContract: { path: paths.salaryContract, at: agent },
  dividendContract: { path: paths.dividendContract, at: agent },
  hourContract: { path: paths.hourContract, at: agent },
  dividends: { path: paths.dividends, at: agent },
  openAccount: { path: paths.openAccount, at: agent },
  restricted: { path: paths.home, at: { status: '1' } },
  maintenance: { path: paths.home, at: { status: '2' } },
} as const satisfies Record<Exclude<Region, (typeof homeRegions)[number]> | 'home' | 'restricted' | 'maintenance', FrameScreen>;

export type ScreenName = keyof typeof frameScreens;
export const isScreenName = (name: string): name is ScreenName => Object.hasOwn(frameScreens, name);
const screenNames = Object.keys(frameScreens).filter(isScreenName);

/** The screens that have an address, by whom they are for. */
export const screenGroups = (['everybody', 'guest', 'member', 'agent'] as const).map((group) => ({
  group,
  screens: screenNames.filter((name) => {
    const { at }: FrameScreen = frameScreens[name];
    return at?.status === undefined && (at?.audience ?? 'everybody') === group;
  }),
}));

/** The screen that an address of the player shows, as far as it is one of the list. */
export function screenAt(path: string): ScreenName | undefined {
  const pathname = (address: string) => address.split('?')[0];
  const there = screenNames.filter((name) => pathname(frameScreens[name].path) === pathname(path));
  return there.find((name) => frameScreens[name].path === path) ?? there[0];
}

/** The screen on which a region is seen. */
export const screenOf = (region: string): ScreenName => (isScreenName(region) ? region : 'home');

/** Who sees what is there for guests, members or agents. */
const seenBy: Readonly<Record<'guest' | 'member' | 'agent', readonly Audience[]>> = {
  guest: ['guest'],
  member: ['member', 'special', 'agent'],
  agent: ['agent'],
};

/** The circumstances under which a screen is seen, as near to those of now as it allows. */
export function lookingAt({ at: { audience, status = '0' } = {} }: FrameScreen, now: Scenario): Scenario {
  const isFit = audience === undefined || seenBy[audience].includes(now.audience);
  return { ...now, status, audience: isFit ? now.audience : audience };
}

function screensOf(pointer: string): readonly string[] {
  const [, part, region = ''] = keysOf(pointer);
  return part === 'layout' ? [screenOf(region)] : (settingAt(pointer)?.screens ?? []);
}

/** The screens on which changes may be seen; home when no setting says. */
export function affectedScreens(pointers: readonly string[]): ScreenName[] {
  const touched = new Set(pointers.flatMap(screensOf));
  const known = screenNames.filter((name) => touched.has(name));
  return known.length === 0 ? ['home'] : known;
}
