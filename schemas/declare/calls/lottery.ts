import {
  drawsAnswerSchema,
  lotteryGamesAnswerSchema,
  lotteryMenuAnswerSchema,
  showLogoAnswerSchema,
} from '../platform/lottery.schema.ts';
import type { CallDeclaration } from './CallDeclaration.ts';
import { codes, language, query, ids, count } from './queryParts.ts';

export const lotteryCalls = {
  lotteryGames: {
    title: 'lotteries',
    method: 'GET',
    path: '/lgw/games/mobile',
    query: query({ language, vassalage: codes }),
    answer: lotteryGamesAnswerSchema,
  },
  lotteryPopular: {
    title: 'popular lotteries',
    method: 'GET',
    path: '/lgw/games/popular',
    query: query({ language }),
    answer: lotteryGamesAnswerSchema,
  },
  lotteryNumero: {
    title: 'lottery draws',
    method: 'GET',
    path: '/lgw/games/opened/numero',
    throttleMs: 1_000,
    query: query({ gameIds: ids }),
    answer: drawsAnswerSchema,
  },
  lotteryShowLogo: {
    title: 'lottery marks',
    method: 'GET',
    path: '/lgw/games/show_logo',
    answer: showLogoAnswerSchema,
  },
  vnLotteryMenu: {
    title: 'Vietnamese lotteries',
    method: 'GET',
    path: '/lgw/vn/games/game_menu',
    query: query({ language }),
    answer: lotteryMenuAnswerSchema,
  },
  vnLotteryNumero: {
    title: 'Vietnamese draws',
    method: 'GET',
    path: '/lgw/vn/numeros/opened/game',
    throttleMs: 1_000,
    // `count` draws of one lottery.
    query: query({ gameId: ids, count }),
    answer: drawsAnswerSchema,
  },
  vnLotteryRecent: {
    title: 'Vietnamese lotteries played last',
    method: 'GET',
    path: '/lgw/vn/games/game_menu/recent',
    query: query({ language, count }),
    answer: lotteryGamesAnswerSchema,
  },
  vnLotteryShowLogo: {
    title: 'marks of Vietnamese lotteries',
    method: 'GET',
    path: '/lgw/vn/games/show_logo',
    answer: showLogoAnswerSchema,
  },
} as const satisfies Record<string, CallDeclaration>;
