import type { BlockType } from '../blocks/blockSchemas.ts';
import type { Condition } from './condition.ts';
import { allGames, announced, calls, depositing, searching, vipContent, withdrawing } from './namedConditions.ts';

/** What a block depends on: without it, the block is left out of its region (CALL-104). A block that is not named depends on nothing. */
export const blockConditions: { readonly [B in BlockType]?: Condition } = {
  'banner-carousel': announced,
  'notice-marquee': announced,
  'category-tabs': calls('vendors'),
  'hot-games': calls('hotGames'),
  'vendor-strip': calls('vendors', 'games'), // its links lead to lists of games
  'category-rails': calls('vendors'),
  'winner-board': calls('winners'),
  jackpot: { any: [{ prop: 'source', is: 'counter' }, { prop: 'source', is: 'ticker' }, { call: 'jackpot' }] },
  'lobby-news': {
    any: [
      { all: [{ prop: 'source', is: 'popular' }, { call: 'popularAnnouncements' }] },
      { all: [{ prop: 'source', is: 'news' }, { call: 'lobbyNews' }] },
    ],
  },
  'hot-games-list': calls('hotGames'),
  'lottery-draws': calls('lotteryGames'),
  'vendor-grid': calls('vendors'),
  'game-centre': allGames,
  'game-search': searching,
  'game-carousel': calls('games'),
  'search-link': searching,
  'game-list': calls('games'),
  'continue-playing': calls('recentList'),
  'lottery-frame': calls('launch'),
  'notice-list': announced,
  'promotion-list': announced,
  'help-topics': calls('help'),
  'member-identity': calls('member'),
  'member-balance': calls('wallet'),
  'vip-card': vipContent,
  'deposit-desk': depositing,
  'withdrawal-desk': withdrawing,
};
