import { refuse } from '#server/playerCalls/refusals.ts';
import type { Handlers, MemberContext } from '../calls/CallContext.ts';
import { readBody } from '../calls/readBody.ts';
import { readGameTypes } from '../games/gameHandlers.ts';
import { MAX_FAVOURITES, MAX_RECENTS } from '../calls/limits.ts';
import { unitOf } from '../money/unitOf.ts';
import { readCodes, readCount } from '../calls/readQuery.ts';
import type { SandboxParts } from '../calls/SandboxParts.ts';
import {
  type GameList,
  type GameListFilter,
  addFavourite,
  countGameList,
  gameIdOf,
  readGameList,
  notePlayed,
  removeFavourite,
} from './libraryQueries.ts';

const PAGE_SIZE = 15;
const MAX_PAGE_SIZE = 100;
const MAX_PAGE = 10_000;

type LibraryHandlers = Pick<
  Handlers,
  'favouriteAdd' | 'favouriteRemove' | 'favouriteIds' | 'favouriteList' | 'recentAdd' | 'recentList'
>;
type Parts = Pick<SandboxParts, 'db'>;

async function addOnce(
  { db }: Parts,
  { merchantCode, account: { id: accountId } }: MemberContext,
  nodeId: number,
): Promise<void> {
  const gameId = await gameIdOf(db, merchantCode, nodeId);
  if (gameId === undefined) throw refuse('game.unknown');
  const everything = { accountId, merchantCode, gameTypes: [], vassalages: [] };
  if ((await countGameList(db, 'favourites', everything)) >= MAX_FAVOURITES) throw refuse('favourites.full');
  await addFavourite(db, accountId, gameId);
}

/** A page of a member's list. `pageName` is the call's name for the page number. */
async function gameListPage(parts: Parts, context: MemberContext, list: GameList, pageName: 'pageNo' | 'page') {
  const { query, merchantCode, account, site } = context;
  const pageNum = readCount(query, pageName, 1, 1, MAX_PAGE);
  const pageSize = readCount(query, 'pageSize', PAGE_SIZE, 1, MAX_PAGE_SIZE);
  const vassalages = [...readCodes(query, 'vendor'), ...readCodes(query, 'vassalage')];
  const filter: GameListFilter = { accountId: account.id, merchantCode, gameTypes: readGameTypes(query, 'gameType'), vassalages };
  const span = { limit: pageSize, offset: (pageNum - 1) * pageSize };
  const games = await readGameList(parts.db, list, filter, unitOf(site), span);
  const totalCount = await countGameList(parts.db, list, filter);
  return { games, pageNum, pageSize, totalCount, totalPages: Math.ceil(totalCount / pageSize) };
}

/** Favourites and the games played last (CALL-79 to CALL-84). */
export const libraryHandlers = (parts: Parts): LibraryHandlers => ({
  favouriteAdd: async (context) => {
    const body = readBody('favouriteAdd', context.body);
    await addOnce(parts, context, body.nodeId);
  },
  favouriteRemove: async (context) => {
    const body = readBody('favouriteRemove', context.body);
    await removeFavourite(parts.db, context.account.id, body.nodeId);
  },
  favouriteIds: async (context) => {
    const query = { pageSize: String(MAX_PAGE_SIZE), ...context.query };
    const { games } = await gameListPage(parts, { ...context, query }, 'favourites', 'pageNo');
    return games.map(({ nodeId }) => nodeId);
  },
  favouriteList: async (context) => {
    const { games, ...page } = await gameListPage(parts, context, 'favourites', 'pageNo');
    return { content: games, ...page };
  },
  recentAdd: async (context) => {
    const body = readBody('recentAdd', context.body);
    const gameId = await gameIdOf(parts.db, context.merchantCode, body.nodeId);
    if (gameId === undefined) throw refuse('game.unknown');
    await notePlayed(parts.db, context.account.id, gameId, MAX_RECENTS);
  },
  recentList: async (context) => {
    const { games, totalPages, totalCount } = await gameListPage(parts, context, 'recent_games', 'page');
    return { list: games, totalPages, totalCount };
  },
});
