import {
  type GameSheet,
  type Menu,
  type Overlay,
  type SafetyDialog,
  type Sheet,
  isMenu,
} from '#schemas/declare/pages/overlays.ts';
import type { homeRegions } from '#schemas/declare/names/homeRegions.ts';
import type { Scenario } from '#schemas/edges/preview/scenario.ts';
import type { Region } from '#schemas/declare/names/regions.ts';
import type { Audience } from '#schemas/declare/names/visitor.ts';
import { paths } from '#schemas/declare/pages/addresses.ts';
import { type Page, declaredPages } from '#schemas/declare/pages/declaredPages.ts';

/** Kinds of visitors that screens are for. */
export const screenAudiences = ['guest', 'member', 'agent'] as const satisfies readonly Audience[];
type ScreenAudience = (typeof screenAudiences)[number];

/** For whom a screen is, or which status shows it; without either everybody sees it. */
interface ScreenFor {
  readonly audience?: ScreenAudience;
  readonly status?: Scenario['status'];
}

/** How a screen is reached in the frame. */
export interface FrameScreen {
  readonly path: string;
  readonly at?: ScreenFor;
  /** What is open over the page. */
  readonly overlay?: Overlay | undefined;
}

/** A region that fills a page, or what home becomes in its place. */
type ScreenRegion = Exclude<Region, (typeof homeRegions)[number]>;
export type ScreenName = ScreenRegion | 'home' | 'restricted' | 'maintenance';

/** For whom a page is: for agents or members by who may open it, for guests where it says so. */
function audienceOf({ guard, isForGuests }: Page): ScreenFor['audience'] {
  if (guard === 'agent' || guard === 'agentHome') return 'agent';
  if (guard !== undefined) return 'member';
  return isForGuests ? 'guest' : undefined;
}

/** The first page of each region. */
const pageScreens: Partial<Record<Region, FrameScreen>> = {};
for (const page of Object.values<Page>(declaredPages)) {
  if (page.region === undefined) continue;
  const audience = audienceOf(page);
  pageScreens[page.region] ??= { path: page.path + (page.sample ?? ''), ...(audience ? { at: { audience } } : {}) };
}

/** Every screen of the player, in the order in which they are looked at. */
export const frameScreens = {
  home: { path: paths.home },
  search: { path: `${paths.home}?q=a` },
  // The types of the table say that every region has a page (schemas/declare/pages/pages.ts); a test asks each.
  ...(pageScreens as Record<Exclude<ScreenRegion, 'search'>, FrameScreen>),
  restricted: { path: paths.home, at: { status: '1' } },
  maintenance: { path: paths.home, at: { status: '2' } },
} satisfies Record<ScreenName, FrameScreen>;

const overHome = (overlay: Overlay, audience?: ScreenAudience): FrameScreen => ({
  path: paths.home,
  overlay,
  ...(audience && { at: { audience } }),
});

/** Menus, sheets and what comes by itself over home, as something to look at. The question about a contract comes only where one waits. */
const overlayScreens = {
  leftMenu: overHome('leftMenu'),
  rightMenu: overHome('rightMenu', 'member'),
  memberMenu: overHome('memberMenu', 'member'),
  serviceSheet: overHome('service'),
  chatSheet: overHome('chat'),
  inviteSheet: overHome('invite', 'member'),
  trialSheet: overHome('trial'),
  logoutSheet: overHome('logout', 'member'),
  depositSheet: { ...overHome('deposit', 'member'), path: declaredPages.play.path + declaredPages.play.sample },
  ageGateSheet: overHome('ageGate', 'guest'),
  idleWarningSheet: overHome('idleWarning', 'member'),
  realityCheckSheet: overHome('realityCheck', 'member'),
} as const satisfies Record<Menu | `${Exclude<Sheet, 'contract'> | GameSheet | SafetyDialog}Sheet`, FrameScreen>;

/** Everything that changes may show on. */
export type SeenName = ScreenName | keyof typeof overlayScreens;
export const seenScreens: Readonly<Record<SeenName, FrameScreen>> = { ...frameScreens, ...overlayScreens };
export const seenNames = Object.keys(seenScreens) as readonly SeenName[];

export const isScreenName = (name: string): name is ScreenName => Object.hasOwn(frameScreens, name);
export const screenNames = Object.keys(frameScreens).filter(isScreenName);

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

/** The screen or the menu that a region is. */
export const seenAt = (region: string): SeenName => (isMenu(region) ? region : screenOf(region));

/** The audiences that see the screens for guests, members or agents. */
const visitorsOf: Readonly<Record<ScreenAudience, readonly Audience[]>> = {
  guest: ['guest'],
  member: ['member', 'special', 'agent'],
  agent: ['agent'],
};

/** Everybody who may see a screen, the usual visitor first; a site that is closed looks the same to all. */
export function screenAudiencesOf({ at: { audience, status } = {} }: FrameScreen): readonly ScreenAudience[] {
  if (status !== undefined) return ['guest'];
  return screenAudiences.filter((visitor) => audience === undefined || visitorsOf[audience].includes(visitor));
}

/** The circumstances under which a screen is seen, as near to those of now as it allows. */
export function scenarioFor({ at: { audience, status = '0' } = {} }: FrameScreen, now: Scenario): Scenario {
  const isFit = audience === undefined || visitorsOf[audience].includes(now.audience);
  return { ...now, status, audience: isFit ? now.audience : audience };
}
