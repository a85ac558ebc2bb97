import {
  drawsAnswerSchema,
  lotteryGamesAnswerSchema,
  lotteryMenuAnswerSchema,
  showLogoAnswerSchema,
} from '../platform/lottery.schema.ts';
import type { CallDeclaration } from './CallDeclaration.ts';
import { sampleLotteries } from './sampleGames.ts';
import { codes, language, query, ids, count } from './queryParts.ts';

export const lotteryCalls = {
  lotteryGames: {
    title: 'lotteries',
    method: 'GET',
    path: '/lgw/games/mobile',
    query: query({ language, vassalage: codes }),
    answer: lotteryGamesAnswerSchema,
    sample: sampleLotteries,
    shared: { freshS: 5 },
  },
  lotteryPopular: {
    title: 'popular lotteries',
    method: 'GET',
    path: '/lgw/games/popular',
    query: query({ language }),
    answer: lotteryGamesAnswerSchema,
    sample: sampleLotteries,
    shared: { freshS: 5 },
  },
  lotteryNumero: {
    title: 'lottery draws',
    method: 'GET',
    path: '/lgw/games/opened/numero',
    throttleMs: 1_000,
    query: query({ gameIds: ids }),
    answer: drawsAnswerSchema,
    sample: sampleLotteries.map(({ numero }) => numero),
    shared: { freshS: 5 },
  },
  lotteryShowLogo: {
    title: 'lottery marks',
    method: 'GET',
    path: '/lgw/games/show_logo',
    answer: showLogoAnswerSchema,
    sample: { showLogo: true },
    shared: { freshS: 60 },
  },
  vnLotteryMenu: {
    title: 'Vietnamese lotteries',
    method: 'GET',
    path: '/lgw/vn/games/game_menu',
    query: query({ language }),
    answer: lotteryMenuAnswerSchema,
    sample: [
      { code: 'NORTH', title: 'North', games: sampleLotteries.slice(0, 2) },
      { code: 'SOUTH', title: 'South', games: sampleLotteries.slice(2, 3) },
    ],
    shared: { freshS: 5 },
  },
  vnLotteryNumero: {
    title: 'Vietnamese draws',
    method: 'GET',
    path: '/lgw/vn/numeros/opened/game',
    throttleMs: 1_000,
    // `count` draws of one lottery.
    query: query({ gameId: ids, count }),
    answer: drawsAnswerSchema,
    sample: sampleLotteries.slice(0, 1).map(({ numero }) => numero),
    shared: { freshS: 5 },
  },
  vnLotteryRecent: {
    title: 'Vietnamese lotteries played last',
    method: 'GET',
    path: '/lgw/vn/games/game_menu/recent',
    query: query({ language, count }),
    answer: lotteryGamesAnswerSchema,
    sample: [],
    shared: { freshS: 5 },
  },
  vnLotteryShowLogo: {
    title: 'marks of Vietnamese lotteries',
    method: 'GET',
    path: '/lgw/vn/games/show_logo',
    answer: showLogoAnswerSchema,
    sample: { showLogo: true },
    shared: { freshS: 60 },
  },
} as const satisfies Record<string, CallDeclaration>;
