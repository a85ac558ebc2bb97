import type { Call, CallName, SessionCall } from './calls.ts';

/** What home asks for whoever looks at it. It comes with every page; all other calls with the first of them that is made. */
export const homeCalls = {
  status: { method: 'GET', path: '/wps/system/status', timeoutMs: 5_000, throttleMs: 1_000 },
  service: { method: 'GET', path: '/wps/system/customerService' },
  games: { method: 'GET', path: '/wps/relay/GCSGAME_gameList' },
  hotGames: { method: 'GET', path: '/wps/relay/GCSGAME_hotGamesV2' },
  vendors: { method: 'GET', path: '/wps/relay/GCSGAME_getVassGameType' },
  winners: { method: 'GET', path: '/wps/relay/GCSGAME_getRankList' },
  announcements: { method: 'GET', path: '/wps/relay/MCSFE_getListAnnouncements', tokenInQuery: true },
  help: { method: 'GET', path: '/wps/system/helpCenter' },
} as const satisfies Record<string, Call>;

/** Reads that home does without, and that guests are answered, too. */
const openReads = [
  'countries',
  'socialProviders',
  'popularAnnouncements',
  'promotionCategories',
  'lobbyNews',
  'chatModels',
  'lotteryGames',
  'lotteryPopular',
  'lotteryShowLogo',
  'vnLotteryMenu',
  'vnLotteryRecent',
  'vnLotteryShowLogo',
  'jackpot',
] as const satisfies Exclude<CallName, SessionCall>[];

/** A call that a page may show the answer of. */
export type ShownCall = keyof typeof homeCalls | (typeof openReads)[number] | SessionCall;

/** Whether only a session may ask: known while a page is drawn, of calls too that are not here yet. */
export const needsSession = (call: ShownCall): boolean => !(call in homeCalls || openReads.some((open) => open === call));
