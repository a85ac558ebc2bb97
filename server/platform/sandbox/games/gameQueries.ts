import type { Game } from '#schemas/platform/games.schema.ts';
import type { Queries } from '../../../store/Database.ts';
import { pictureOf } from '../seed/manyGames.ts';
import { categoryOf } from './gameCategory.ts';

export type GameRow = {
  gameId: string;
  nodeId: number;
  name: string;
  gameType: string;
  vassalage: string;
  isNew: boolean;
  freeplay: boolean;
  classify: string[];
  rtp: string | null;
  volatility: 'LOW' | 'MEDIUM' | 'HIGH' | null;
  minBet: string;
  maintenance: boolean;
};

export interface GameFilter {
  readonly merchantCode: string;
  /** Empty lists and texts filter nothing. */
  readonly gameTypes: readonly string[];
  readonly vassalages: readonly string[];
  /** Folded, see `foldText`. */
  readonly search: string;
  readonly classify: string;
  readonly onlyNew: boolean;
  /** Games that can be played for this stake; nothing for all. */
  readonly maxStake: number | null;
  /** The one game of this id; nothing for all. */
  readonly nodeId: number | null;
}

export type GameOrder = 'shelf' | 'popular' | 'new' | 'name';

const orders: Readonly<Record<GameOrder, string>> = {
  shelf: 'm.sort',
  popular: 'm.hot_rank nulls last, m.sort',
  new: 'g.is_new desc, m.sort',
  name: 'g.search_name, m.sort',
};

/** Columns of a `GameRow`, of `games` as g and `vendors` as v. */
export const GAME_COLUMNS = `g.game_id as "gameId", g.node_id as "nodeId", g.name, g.game_type as "gameType", g.vassalage,
  g.is_new as "isNew", g.freeplay, g.classify, g.rtp, g.volatility, g.min_bet as "minBet", v.maintenance`;
const FROM_GAMES = 'from merchant_games m join games g using (game_id) join vendors v using (vassalage)';
const FILTER = `where m.merchant_code = $1
  and (cardinality($2::text[]) = 0 or g.game_type = any($2))
  and (cardinality($3::text[]) = 0 or g.vassalage = any($3))
  and ($4 = '' or g.search_name like '%' || $4 || '%')
  and ($5 = '' or $5 = any(g.classify) or ($5 = 'HOT' and m.hot_rank is not null) or ($5 = 'NEW' and g.is_new))
  and (not $6::boolean or g.is_new)
  and ($7::numeric is null or g.min_bet <= $7)
  and ($8::integer is null or g.node_id = $8)`;

const likeText = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

const parametersOf = (filter: GameFilter): unknown[] => [
  filter.merchantCode,
  filter.gameTypes,
  filter.vassalages,
  likeText(filter.search),
  filter.classify,
  filter.onlyNew,
  filter.maxStake,
  filter.nodeId,
];

/** A stored game as the platform sends it. */
export const gameOf = (row: GameRow): Game => ({
  gameId: row.gameId,
  nodeId: row.nodeId,
  nodeName: row.name,
  gameName: row.name,
  gameType: categoryOf(row.gameType),
  vassalage: row.vassalage,
  iconUrl: `/art/games/${pictureOf(row.gameId)}`,
  showIcon: '1',
  isNew: row.isNew ? '1' : '0',
  freeplay: row.freeplay ? 1 : 0,
  minBet: Number(row.minBet),
  classify: row.classify,
  ...(row.rtp === null ? {} : { rtp: Number(row.rtp) }),
  ...(row.volatility === null ? {} : { volatility: row.volatility }),
  ...(row.maintenance ? { maintenance: true } : {}),
});

export async function countGames(queries: Queries, filter: GameFilter): Promise<number> {
  const [row] = await queries.query<{ count: number }>(`select count(*) as count ${FROM_GAMES} ${FILTER}`, parametersOf(filter));
  return row?.count ?? 0;
}

export async function listGames(
  queries: Queries,
  filter: GameFilter,
  { limit, offset, order }: { readonly limit: number; readonly offset: number; readonly order: GameOrder },
): Promise<Game[]> {
  const rows = await queries.query<GameRow>(
    `select ${GAME_COLUMNS} ${FROM_GAMES} ${FILTER} order by ${orders[order]} limit $9 offset $10`,
    [...parametersOf(filter), limit, offset],
  );
  return rows.map(gameOf);
}

/** The merchant's hot games, hottest first. */
export async function hotGames(queries: Queries, merchantCode: string): Promise<Game[]> {
  const rows = await queries.query<GameRow>(
    `select ${GAME_COLUMNS} ${FROM_GAMES} where m.merchant_code = $1 and m.hot_rank is not null order by m.hot_rank`,
    [merchantCode],
  );
  return rows.map(gameOf);
}

export type VendorRow = {
  vassalage: string;
  displayName: string;
  gameType: string;
  gameCount: number;
  maintenance: boolean;
  classify: Readonly<Record<string, number>>;
};

/** The vendors that the merchant offers games of, in the order of the vendor strip. */
export const listVendors = (queries: Queries, merchantCode: string) =>
  queries.query<VendorRow>(
    `select v.vassalage, v.display_name as "displayName", v.game_type as "gameType",
       v.maintenance, count(*) as "gameCount",
       (select coalesce(jsonb_object_agg(key, number), '{}') from (
         select c.key, count(*) as number from merchant_games n join games o using (game_id), unnest(o.classify) as c(key)
         where n.merchant_code = $1 and o.vassalage = v.vassalage group by c.key
       ) as keys) as classify
     ${FROM_GAMES} where m.merchant_code = $1 group by v.vassalage order by v.sort`,
    [merchantCode],
  );

export type WinnerRow = {
  customerName: string;
  credits: string;
  gameId: string;
  name: string;
  gameType: string;
  vassalage: string;
  nodeId: number;
  freeplay: boolean;
};

/** Recent winners, highest first. */
export const listWinners = (queries: Queries, merchantCode: string, gameTypes: readonly string[], limit: number) =>
  queries.query<WinnerRow>(
    `select w.customer_name as "customerName", w.credits, g.game_id as "gameId", g.name, g.game_type as "gameType", g.vassalage,
       g.node_id as "nodeId", g.freeplay
     from winners w join games g using (game_id)
     where w.merchant_code = $1 and (cardinality($2::text[]) = 0 or g.game_type = any($2))
     order by w.credits desc, w.place limit $3`,
    [merchantCode, gameTypes, limit],
  );
