import { foldText } from '#schemas/base/text/foldText.ts';
import type { Queries } from '#server/store/database/Database.ts';
import { rotate } from '../seed/rotate.ts';
import { games as catalogue, vendors } from '../seed/catalogue.ts';
import type { CatalogueGame } from '../seed/CatalogueGame.ts';
import { seedOf } from '../seed/seededRandom.ts';
import { generateWinners } from './generateWinners.ts';

/**
 * The catalogue in a merchant's own order: each kind of game and the hot list begin at another place, so that no two
 * lobbies open with the same tiles, and neighbours stay as well mixed as in the catalogue.
 */
function gameIndexOf(merchantCode: string, games: readonly CatalogueGame[]) {
  const turn = seedOf(merchantCode);
  const kinds = [...new Set(games.map(({ gameType }) => gameType))];
  const ordered = kinds.flatMap((kind) =>
    rotate(
      games.filter(({ gameType }) => gameType === kind),
      turn,
    ),
  );
  const byHeat = games.filter(({ hotRank }) => hotRank !== null).toSorted((a, b) => (a.hotRank ?? 0) - (b.hotRank ?? 0));
  const hotRanks = new Map(rotate(byHeat, turn).map(({ gameId }, index) => [gameId, index + 1]));
  return ordered.map(({ gameId, gameType }, sort) => ({
    code: merchantCode,
    gameId,
    gameType,
    sort,
    hotRank: hotRanks.get(gameId) ?? null,
  }));
}

const rowOf = ({ gameName, ...game }: CatalogueGame) => ({ ...game, name: gameName, searchName: foldText(gameName) });

/** Vendors and games follow the catalogue of this build: what changed there is changed here. */
async function seedCatalogue(queries: Queries, games: readonly CatalogueGame[]): Promise<void> {
  await queries.query(
    `insert into vendors (vassalage, display_name, game_type, hue, sort, maintenance)
     select vassalage, "displayName", "gameType", hue, sort, coalesce(maintenance, false)
     from jsonb_to_recordset($1::jsonb)
       as seed(vassalage text, "displayName" text, "gameType" text, hue int, sort int, maintenance boolean)
     on conflict (vassalage) do update set display_name = excluded.display_name, game_type = excluded.game_type, hue = excluded.hue, sort = excluded.sort,
       maintenance = excluded.maintenance`,
    [JSON.stringify(vendors.map((vendor, sort) => ({ ...vendor, sort })))],
  );
  await queries.query('delete from games where not (game_id = any($1))', [games.map(({ gameId }) => gameId)]);
  await queries.query(
    `insert into games (game_id, node_id, name, search_name, game_type, vassalage, classify, is_new, freeplay, rtp, volatility,
       min_bet)
     select "gameId", "nodeId", name, "searchName", "gameType", vassalage, classify, "isNew", freeplay, rtp, volatility,
       "minBet"
     from jsonb_to_recordset($1::jsonb) as seed("gameId" text, "nodeId" int, name text, "searchName" text, "gameType" text,
       vassalage text, classify text[], "isNew" boolean, freeplay boolean, rtp numeric, volatility text,
       "minBet" numeric)
     on conflict (game_id) do update set node_id = excluded.node_id, name = excluded.name, search_name = excluded.search_name,
       game_type = excluded.game_type, vassalage = excluded.vassalage, classify = excluded.classify, is_new = excluded.is_new,
       freeplay = excluded.freeplay, rtp = excluded.rtp, volatility = excluded.volatility,
       min_bet = excluded.min_bet`,
    [JSON.stringify(games.map(rowOf))],
  );
}

async function seedGameIndex(queries: Queries, merchantCodes: readonly string[], games: readonly CatalogueGame[]): Promise<void> {
  await queries.query(
    `insert into merchant_games (merchant_code, game_id, game_type, sort, hot_rank)
     select code, "gameId", "gameType", sort, "hotRank"
     from jsonb_to_recordset($1::jsonb) as seed(code text, "gameId" text, "gameType" text, sort int, "hotRank" int)
     on conflict (merchant_code, game_id) do update set game_type = excluded.game_type, sort = excluded.sort, hot_rank = excluded.hot_rank`,
    [JSON.stringify(merchantCodes.flatMap((code) => gameIndexOf(code, games)))],
  );
  await queries.query(
    `insert into winners (merchant_code, place, customer_name, game_id, credits)
     select code, place, "customerName", "gameId", credits
     from jsonb_to_recordset($1::jsonb) as seed(code text, place int, "customerName" text, "gameId" text, credits numeric)
     on conflict (merchant_code, place) do update set customer_name = excluded.customer_name, game_id = excluded.game_id, credits = excluded.credits`,
    [JSON.stringify(merchantCodes.flatMap((code) => generateWinners(code, catalogue).map((winner) => ({ code, ...winner }))))],
  );
}

/** Writes vendors, games and, for each merchant, its games in order, hot list and winners. Running it again changes nothing. */
export async function seedGames(
  queries: Queries,
  merchantCodes: readonly string[],
  games: readonly CatalogueGame[],
): Promise<void> {
  await seedCatalogue(queries, games);
  await seedGameIndex(queries, merchantCodes, games);
}
