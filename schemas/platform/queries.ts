import type { FromSchema } from 'json-schema-to-ts';
import type { CallName } from './calls.ts';

/** A whole number, as an address carries it. */
const count = { type: ['string', 'integer'], pattern: '^\\d{0,9}$' } as const;
const text = (maxLength: number) => ({ type: 'string', maxLength }) as const;
/** One code, or several with commas between them. */
const codes = { type: 'string', maxLength: 600, pattern: '^[A-Za-z0-9_, ]*$' } as const;
/** Ids of games, with commas between them. */
const ids = { type: 'string', maxLength: 2000, pattern: '^[A-Za-z0-9_, -]*$' } as const;
const language = text(10);
const query = <const P extends object>(properties: P) =>
  ({ type: 'object', additionalProperties: { type: ['string', 'number'] }, properties }) as const;

/** Pages of what a member has: `vendor` and `vassalage` are two names of the same filter (FAV-10). */
const listed = { pageSize: count, gameType: codes, vendor: codes, vassalage: codes, language, token: text(200) } as const;

/** A day as YYYY-MM-DD. */
const day = { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' } as const;
/** CALL-43 to CALL-45. `size` 0: no rows, the sums alone. */
const teamDays = query({ startDate: day, endDate: day, size: count });
const teamRows = query({ startDate: day, endDate: day, username: text(60), pageNo: count, pageSize: count });
/** Pages of what happened on some days. */
const recorded = { startDate: day, endDate: day, pageNo: count, pageSize: count, language } as const;

/** Query of each read of the lobby. Names beyond these pass: platforms add their own. */
export const querySchemas = {
  /** CALL-77. `vassalage` takes several vendors; `sort` is ours: popular, new or name, else the shelf's order; so is `nodeId`, which asks for one game. */
  games: query({
    merchant: text(40),
    platform: text(20),
    gameName: text(60),
    gameType: codes,
    pageNo: count,
    pageSize: count,
    vassalage: codes,
    gameClassify: codes,
    isNew: text(5),
    minBet: { type: ['string', 'number'], pattern: '^\\d{0,9}(\\.\\d{1,2})?$' },
    minLine: text(10),
    sort: { type: 'string', enum: ['', 'popular', 'new', 'name'] },
    nodeId: count,
    language,
  }),
  vendors: query({ typeId: count, merchant_code: text(40) }),
  depositMethods: query({ language }),
  hotGames: query({ isPlatform: count, language, platform: text(20), username: text(80) }),
  announcements: query({
    types: codes,
    groupName: text(40),
    platform: text(10),
    merchantCode: text(40),
    language,
    token: text(200),
  }),
  popularAnnouncements: query({ merchantCode: text(40), language }),
  promotionCategories: query({ merchantCode: text(40), language }),
  lobbyNews: query({ merchantCode: text(40), language }),
  chatLaunch: query({
    b2c: count,
    language,
    backUrl: text(500),
    headerColor: text(20),
    title: text(60),
    moduleId: text(20),
  }),
  chatModels: query({ language, moduleId: text(20) }),
  inboxList: query({ pageNo: count, pageSize: count, language }),
  inboxMessage: query({ id: count, language }),
  help: query({ device: text(10), language }),
  lotteryGames: query({ language, vassalage: codes }),
  lotteryPopular: query({ language }),
  lotteryNumero: query({ gameIds: ids }),
  vnLotteryMenu: query({ language }),
  /** `count` draws of one lottery. */
  vnLotteryNumero: query({ gameId: ids, count }),
  vnLotteryRecent: query({ language, count }),
  winners: query({ gameCategory: codes, language, limitNum: count }),
  favouriteIds: query({ token: text(200), pageNo: count, pageSize: count }),
  favouriteList: query({ pageNo: count, ...listed }),
  teamKpiA: teamDays,
  teamKpiB: teamDays,
  teamKpiC: teamDays,
  /** Those right below `parentId`; without one, below the agent. */
  subordinates: query({ parentId: count, pageNo: count, pageSize: count }),
  downline: query({ memberId: count }),
  /** Everybody below the agent. `agents` 1: only those who may lead. */
  downlines: query({ username: text(60), agents: count, pageNo: count, pageSize: count }),
  memberPnl: teamRows,
  teamBets: teamRows,
  gameRecords: query({ gameType: codes, ...recorded }),
  transactions: query({ types: codes, ...recorded }),
  profitLoss: query({ startDate: day, endDate: day, language }),
  recentList: query({ page: count, clientType: count, ...listed }),
} as const satisfies Partial<Record<CallName, object>>;

/** What a read of the lobby is asked with. */
export type Query<C extends keyof typeof querySchemas> = FromSchema<(typeof querySchemas)[C]>;
