import type { Game } from '#schemas/declare/platform/games.schema.ts';
import type { Queries } from '#server/store/database/Database.ts';
import type { MoneyUnit } from '../money/unitOf.ts';
import { GAME_COLUMNS, type GameRow, gameOf } from '../games/gameQueries.ts';

/** The tables of a member's own games. Both are in order of `turn`, newest last. */
export type GameList = 'favourites' | 'recent_games';

export interface GameListFilter {
  readonly accountId: number;
  readonly merchantCode: string;
  /** Empty lists filter nothing. */
  readonly gameTypes: readonly string[];
  readonly vassalages: readonly string[];
}

const fromGameList = (list: GameList) => `from ${list} f join games g using (game_id) join vendors v using (vassalage)
  join merchant_games m on m.game_id = g.game_id and m.merchant_code = $2
  where f.account_id = $1 and (cardinality($3::text[]) = 0 or g.game_type = any($3))
    and (cardinality($4::text[]) = 0 or g.vassalage = any($4))`;

const parametersOf = ({ accountId, merchantCode, gameTypes, vassalages }: GameListFilter) => [
  accountId,
  merchantCode,
  gameTypes,
  vassalages,
];

export async function countGameList(queries: Queries, list: GameList, filter: GameListFilter): Promise<number> {
  const [row] = await queries.query<{ count: number }>(`select count(*) as count ${fromGameList(list)}`, parametersOf(filter));
  return row?.count ?? 0;
}

/** The games of a list that the merchant still offers, newest first. */
export async function readGameList(
  queries: Queries,
  list: GameList,
  filter: GameListFilter,
  unit: MoneyUnit,
  page: { readonly limit: number; readonly offset: number },
): Promise<Game[]> {
  const rows = await queries.query<GameRow>(
    `select ${GAME_COLUMNS} ${fromGameList(list)} order by f.turn desc limit $5 offset $6`,
    [...parametersOf(filter), page.limit, page.offset],
  );
  return rows.map((row) => gameOf(row, unit));
}

/** The merchant's game behind a node, or nothing. */
export async function gameIdOf(queries: Queries, merchantCode: string, nodeId: number): Promise<string | undefined> {
  const [row] = await queries.query<{ gameId: string }>(
    `select g.game_id as "gameId" from games g join merchant_games m using (game_id) where g.node_id = $2 and m.merchant_code = $1`,
    [merchantCode, nodeId],
  );
  return row?.gameId;
}

/** A favourite that exists keeps its place (FAV-03). */
export async function addFavourite(queries: Queries, accountId: number, gameId: string): Promise<void> {
  await queries.query('insert into favourites (account_id, game_id) values ($1, $2) on conflict do nothing', [accountId, gameId]);
}

export async function removeFavourite(queries: Queries, accountId: number, nodeId: number): Promise<void> {
  await queries.query(
    'delete from favourites f using games g where g.game_id = f.game_id and f.account_id = $1 and g.node_id = $2',
    [accountId, nodeId],
  );
}

/** Puts a game first among those played last, and forgets all but the newest `max`. */
export async function notePlayed(queries: Queries, accountId: number, gameId: string, max: number): Promise<void> {
  await queries.query(
    `insert into recent_games (account_id, game_id) values ($1, $2)
     on conflict (account_id, game_id) do update set turn = nextval('recent_turns')`,
    [accountId, gameId],
  );
  await queries.query(
    `delete from recent_games where account_id = $1 and turn <= (
       select turn from recent_games where account_id = $1 order by turn desc offset $2 limit 1)`,
    [accountId, max],
  );
}
