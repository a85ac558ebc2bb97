import type { Scenario } from '#schemas/preview/scenario.ts';
import { keysOf } from '#schemas/problem.ts';
import { paths } from '#src/lib/paths.ts';
import { settingAt } from '../settings/settings.ts';

/** How a screen is reached in the frame. */
export interface FrameScreen {
  readonly path: string;
  readonly at?: Partial<Scenario>;
}

/** Screens as settings name them in `x-screens`, in the order in which they are looked at. */
export const frameScreens = {
  home: { path: paths.home },
  login: { path: paths.login },
  register: { path: paths.register },
  forget: { path: paths.forgot },
  changePassword: { path: paths.changePassword, at: { audience: 'member' } },
  trial: { path: paths.trial },
  settings: { path: paths.settings },
  hotGames: { path: paths.hotGames },
  gameList: { path: '/m/slot-games' },
  vendorGrid: { path: '/m/sport-games' },
  gameCentre: { path: '/m/gameCenter' },
  lottery: { path: paths.lottery },
  promotions: { path: paths.activity },
  notices: { path: paths.notice },
  help: { path: paths.help },
  deposit: { path: paths.deposit, at: { audience: 'member' } },
  withdraw: { path: paths.withdraw, at: { audience: 'member' } },
  invite: { path: paths.invite, at: { audience: 'member' } },
  memberCentre: { path: paths.member, at: { audience: 'member' } },
  securityCentre: { path: paths.security, at: { audience: 'member' } },
  messageCentre: { path: paths.messages, at: { audience: 'member' } },
  inbox: { path: paths.inbox, at: { audience: 'member' } },
  feedback: { path: paths.feedback, at: { audience: 'member' } },
  agentHome: { path: paths.agent, at: { audience: 'agent' } },
  teamOverview: { path: '/m/agent/team/overview', at: { audience: 'agent' } },
  teamMembers: { path: '/m/member/team', at: { audience: 'agent' } },
  teamProfit: { path: '/m/agent/team/pnl', at: { audience: 'agent' } },
  teamBets: { path: '/m/teamBetting', at: { audience: 'agent' } },
  teamRebates: { path: '/m/member/teamRebate', at: { audience: 'agent' } },
  download: { path: paths.app },
  restricted: { path: paths.home, at: { status: '1' } },
  maintenance: { path: paths.home, at: { status: '2' } },
} as const satisfies Record<string, FrameScreen>;

export type ScreenName = keyof typeof frameScreens;
export const isScreenName = (name: string): name is ScreenName => Object.hasOwn(frameScreens, name);

/** Regions of home, which have no screen of their own. */
const inHome = ['header', 'homeFooter', 'footerNav', 'leftMenu', 'rightMenu', 'memberMenu'];

function screensOf(pointer: string): readonly string[] {
  const [, part, region = ''] = keysOf(pointer);
  if (part === 'layout') return [inHome.includes(region) ? 'home' : region];
  return settingAt(pointer)?.screens ?? [];
}

/** The screens on which changes may be seen; home when no setting says. */
export function affectedScreens(pointers: readonly string[]): ScreenName[] {
  const touched = new Set(pointers.flatMap(screensOf));
  const known = Object.keys(frameScreens)
    .filter(isScreenName)
    .filter((name) => touched.has(name));
  return known.length === 0 ? ['home'] : known;
}
