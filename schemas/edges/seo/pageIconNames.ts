import type { PageName } from '../../declare/pages/pages.ts';

/**
 * The icon on the picture of links to a page, by the names of `scripts/icons.ts`: of each page that everybody may be able to open. Home has
 * the logo alone. Apart from the table of pages, because the player never needs them.
 */
export const pageIconNames = {
  hotGames: 'hot',
  slots: 'RNG',
  live: 'LIVE',
  cards: 'PVP',
  fishing: 'FISH',
  roulette: 'LIVE',
  baccarat: 'LIVE',
  inHouse: 'trophy',
  gameList: 'games',
  provider: 'games',
  sports: 'SPORTS',
  esports: 'ESPORTS',
  cockfight: 'COCKFIGHT',
  lotteries: 'LOTT',
  electronicLotteries: 'ELOTT',
  gameCentre: 'vendors',
  slotsCentre: 'vendors',
  activity: 'activity',
  activityDetail: 'activity',
  notice: 'notice',
  help: 'help',
  app: 'app',
} as const satisfies { readonly [Name in PageName]?: string };
export type IconedPage = keyof typeof pageIconNames;

export const hasIcon = (name: string): name is IconedPage => Object.hasOwn(pageIconNames, name);
