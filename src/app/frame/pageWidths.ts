import type { Region } from '#schemas/declare/names/regions.ts';

/**
 * How a page uses a wide screen: `tiles` and `cards` as home does, `columns` by two columns of its blocks. Pages that are not here are to read
 * and to fill in: their lines stay short.
 */
type PageWidth = 'tiles' | 'cards' | 'columns';

export const pageWidths: Readonly<Partial<Record<Region, PageWidth>>> = {
  gameList: 'tiles',
  gameCentre: 'tiles',
  hotGames: 'tiles',
  search: 'tiles',
  vendorGrid: 'tiles',
  promotions: 'cards',
  rewards: 'cards',
  mall: 'cards',
  teamOverview: 'cards',
  lottery: 'cards',
  memberCentre: 'columns',
  agentHome: 'columns',
};
