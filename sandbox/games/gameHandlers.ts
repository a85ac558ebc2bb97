import { foldText } from '#schemas/base/text/foldText.ts';
import type { GameListAnswer, WinnersAnswer } from '#schemas/declare/platform/games.schema.ts';
import type { Database } from '#server/store/database/Database.ts';
import type { CallContext, Handlers } from '../calls/CallContext.ts';
import { readAmount, readCodes, readCount, readText } from '../calls/readQuery.ts';
import { type MoneyUnit, unitOf } from '../money/unitOf.ts';
import { smallestStakes } from '../seed/generateGames.ts';
import { categoryOf, gameTypesOf } from './gameCategory.ts';
import {
  type GameFilter,
  type GameOrder,
  type WinnerRow,
  countGames,
  hotGames,
  listGames,
  listVendors,
  listWinners,
} from './gameQueries.ts';
import { vendorStructure } from './vendorStructure.ts';

const DEFAULT_PAGE_SIZE = 36;
const MAX_PAGE_SIZE = 100;
const MAX_PAGE = 10_000;
const WINNERS = 20;
/** The largest number that the block may request. */
const MAX_WINNERS = 50;
const MAX_NODE_ID = 2 ** 31 - 1;
const ALL = 'ALL';

type GameHandlers = Pick<Handlers, 'games' | 'hotGames' | 'vendors' | 'winners'>;
type Query = CallContext['query'];

/** The game types of the query's category. Empty for all. */
export function readGameTypes(query: Query, name: string): string[] {
  const [category = ALL] = readCodes(query, name);
  return category.toUpperCase() === ALL ? [] : gameTypesOf(category.toUpperCase());
}

/** The smallest stakes, in credits, that are at most the query's. */
function stakesUpTo(query: Query, { offer }: MoneyUnit): readonly number[] | null {
  const most = readAmount(query, 'minBet');
  return most === null ? null : smallestStakes.filter((credits) => offer(credits) <= most);
}

const filterOf = ({ merchantCode, query, site }: CallContext): GameFilter => ({
  merchantCode,
  gameTypes: readGameTypes(query, 'gameType'),
  vassalages: readCodes(query, 'vassalage'),
  search: foldText(readText(query, 'gameName')),
  classify: readText(query, 'gameClassify', 20).toUpperCase(),
  onlyNew: readText(query, 'isNew', 5) === '1',
  stakes: stakesUpTo(query, unitOf(site)),
  nodeId: readCount(query, 'nodeId', 0, 0, MAX_NODE_ID) || null,
});

function orderOf(query: Query): GameOrder {
  const wished = readText(query, 'sort', 10);
  return wished === 'popular' || wished === 'new' || wished === 'name' ? wished : 'default';
}

async function gameList(db: Database, context: CallContext): Promise<GameListAnswer> {
  const pageNum = readCount(context.query, 'pageNo', 1, 1, MAX_PAGE);
  const pageSize = readCount(context.query, 'pageSize', DEFAULT_PAGE_SIZE, 1, MAX_PAGE_SIZE);
  const filter = filterOf(context);
  const [totalCount, games] = await Promise.all([
    countGames(db, filter),
    listGames(db, filter, unitOf(context.site), {
      limit: pageSize,
      offset: (pageNum - 1) * pageSize,
      order: orderOf(context.query),
    }),
  ]);
  return { games, pageNum, totalPages: Math.ceil(totalCount / pageSize), totalCount };
}

const winnerOf =
  ({ sum }: MoneyUnit) =>
  ({ customerName, credits, name, gameType, freeplay, ...game }: WinnerRow): WinnersAnswer[number] => ({
    vo: {
      ...game,
      iconUrl: `/art/games/${game.gameId}`,
      customerName,
      gameName: name,
      winAmount: Math.round(sum(Number(credits))),
      gameType: categoryOf(gameType),
      freeplay: freeplay ? 1 : 0,
    },
  });

/** Game list, hot games, vendor menu and winner board. */
export const gameHandlers = (db: Database): GameHandlers => ({
  games: (context) => gameList(db, context),
  hotGames: ({ merchantCode, site }) => hotGames(db, merchantCode, unitOf(site)),
  vendors: async ({ merchantCode }) => vendorStructure(await listVendors(db, merchantCode)),
  winners: async ({ merchantCode, query, site }) => {
    const limit = readCount(query, 'limitNum', WINNERS, 1, MAX_WINNERS);
    const winners = await listWinners(db, merchantCode, readGameTypes(query, 'gameCategory'), limit);
    return winners.map(winnerOf(unitOf(site)));
  },
});
