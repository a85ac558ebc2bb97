import type { Game } from '#schemas/platform/games.schema.ts';
import type { Queries } from '../../../store/Database.ts';
import { categoryOf } from './gameCategory.ts';

type GameRow = {
  gameId: string;
  nodeId: number;
  name: string;
  gameType: string;
  vassalage: string;
  isNew: boolean;
  freeplay: boolean;
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
}

const COLUMNS = `g.game_id as "gameId", g.node_id as "nodeId", g.name, g.game_type as "gameType", g.vassalage,
  g.is_new as "isNew", g.freeplay`;
const FROM_GAMES = 'from merchant_games m join games g using (game_id)';
const FILTER = `where m.merchant_code = $1
  and (cardinality($2::text[]) = 0 or g.game_type = any($2))
  and (cardinality($3::text[]) = 0 or g.vassalage = any($3))
  and ($4 = '' or g.search_name like '%' || $4 || '%')
  and ($5 = '' or $5 = any(g.classify) or ($5 = 'HOT' and m.hot_rank is not null) or ($5 = 'NEW' and g.is_new))
  and (not $6::boolean or g.is_new)`;

const likeText = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

const parametersOf = (filter: GameFilter): unknown[] => [
  filter.merchantCode,
  filter.gameTypes,
  filter.vassalages,
  likeText(filter.search),
  filter.classify,
  filter.onlyNew,
];

/** A stored game as the platform sends it. */
const gameOf = (row: GameRow): Game => ({
  gameId: row.gameId,
  nodeId: row.nodeId,
  nodeName: row.name,
  gameName: row.name,
  gameType: categoryOf(row.gameType),
  vassalage: row.vassalage,
  iconUrl: `/art/games/${row.gameId}`,
  showIcon: '1',
  isNew: row.isNew ? '1' : '0',
  freeplay: row.freeplay ? 1 : 0,
});

export async function countGames(queries: Queries, filter: GameFilter): Promise<number> {
  const [row] = await queries.query<{ count: number }>(`select count(*) as count ${FROM_GAMES} ${FILTER}`, parametersOf(filter));
  return row?.count ?? 0;
}

export async function listGames(
  queries: Queries,
  filter: GameFilter,
  page: { readonly limit: number; readonly offset: number },
): Promise<Game[]> {
  const rows = await queries.query<GameRow>(`select ${COLUMNS} ${FROM_GAMES} ${FILTER} order by m.sort limit $7 offset $8`, [
    ...parametersOf(filter),
    page.limit,
    page.offset,
  ]);
  return rows.map(gameOf);
}

/** The merchant's hot games, hottest first. */
export async function hotGames(queries: Queries, merchantCode: string): Promise<Game[]> {
  const rows = await queries.query<GameRow>(
    `select ${COLUMNS} ${FROM_GAMES} where m.merchant_code = $1 and m.hot_rank is not null order by m.hot_rank`,
    [merchantCode],
  );
  return rows.map(gameOf);
}

export type VendorRow = { vassalage: string; displayName: string; gameType: string; gameCount: number; classify: string[] };

/** The vendors that the merchant offers games of, in the order of the vendor strip. */
export const listVendors = (queries: Queries, merchantCode: string) =>
  queries.query<VendorRow>(
    `select v.vassalage, v.display_name as "displayName", v.game_type as "gameType",
       count(distinct g.game_id) as "gameCount", array_remove(array_agg(distinct c.key order by c.key), null) as classify
     ${FROM_GAMES} join vendors v using (vassalage) left join lateral unnest(g.classify) as c(key) on true
     where m.merchant_code = $1 group by v.vassalage order by v.sort`,
    [merchantCode],
  );

export type WinnerRow = {
  customerName: string;
  credits: string;
  gameId: string;
  name: string;
  gameType: string;
  vassalage: string;
};

/** Recent winners, highest first. */
export const listWinners = (queries: Queries, merchantCode: string, gameTypes: readonly string[], limit: number) =>
  queries.query<WinnerRow>(
    `select w.customer_name as "customerName", w.credits, g.game_id as "gameId", g.name, g.game_type as "gameType", g.vassalage
     from winners w join games g using (game_id)
     where w.merchant_code = $1 and (cardinality($2::text[]) = 0 or g.game_type = any($2))
     order by w.credits desc, w.place limit $3`,
    [merchantCode, gameTypes, limit],
  );
