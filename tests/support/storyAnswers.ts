import type { CallAnswer } from '#schemas/declare/calls/declaredCalls.ts';

/** A word that no layout can break between words, and a sentence of such. */
export const LONG_WORD = 'Donaudampfschifffahrtsgesellschaft';
const LONG_TEXT = `${LONG_WORD} und andere ${LONG_WORD}en`;

export const longGames: CallAnswer<'hotGames'> = Array.from({ length: 9 }, (_game, index) => ({
  gameId: `L${index}`,
  nodeId: index,
  gameName: LONG_TEXT,
  gameType: 'RNG',
  vassalage: 'NOVR',
  iconUrl: '/art/games/none',
  isNew: '1',
}));

export const longAnnouncements: CallAnswer<'announcements'> = [1, 2].map((id) => ({
  id,
  type: 'B',
  title: LONG_TEXT,
  content: `<p>${LONG_TEXT}. ${LONG_TEXT}.</p>`,
  url: '/brand/aurora/banner-1.webp',
  link: '/m/hot-games',
}));

/** The same as notices, which lists and bars of notices show. */
export const longNotices: CallAnswer<'announcements'> = longAnnouncements.map((announcement) => ({
  ...announcement,
  type: 'PL',
}));

export const longWinners: CallAnswer<'winners'> = [1, 2, 3].map((index) => ({
  vo: { gameName: LONG_TEXT, customerName: LONG_WORD, winAmount: 123_456_789_012.5 / index, iconUrl: '/art/games/none' },
}));

const codes = ['NOVR', 'NONE', 'KOIX'].map((vassalage) => ({ vassalage }));

export const longVendors: CallAnswer<'vendors'> = {
  sorting: ['RNG', 'SPORTS', 'ELOTT'].map((gameCategory) => ({ gameCategory, gameCount: 3, vendorNames: codes })),
  mapping: {},
  vendors: Object.fromEntries(codes.map(({ vassalage }) => [vassalage, { vassalage, displayName: LONG_TEXT, gameType: 'RNG' }])),
};

export const noVendors: CallAnswer<'vendors'> = { sorting: [], mapping: {}, vendors: {} };
