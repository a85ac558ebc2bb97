import type { SentGame } from '#schemas/declare/platform/games.schema.ts';
import type { Queries } from '#server/store/database/Database.ts';
import { pictureOf } from '../seed/manyGames.ts';
import { categoryOf } from './gameCategory.ts';
import type { MoneyUnit } from '../money/unitOf.ts';
import { stakesOf } from './stakesOf.ts';

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
  /** In credits. */
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
  /** Games that can be played for one of these smallest stakes, in credits; nothing for all. */
  readonly stakes: readonly number[] | null;
  /** The one game of this id; nothing for all. */
  readonly nodeId: number | null;
}

export type GameOrder = 'default' | 'popular' | 'new' | 'name';

/** By bytes, not by a collation: the same order on every database. */
const orders: Readonly<Record<GameOrder, string>> = {
  default: 'm.sort',
  popular: 'm.hot_rank nulls last, m.sort',
  new: 'g.is_new desc, m.sort',
  name: 'g.search_name collate "C", m.sort',
};

/** Columns of a `GameRow`, of `games` as g and `vendors` as v. */
export const GAME_COLUMNS = `g.game_id as "gameId", g.node_id as "nodeId", g.name, g.game_type as "gameType", g.vassalage,
  g.is_new as "isNew", g.freeplay, g.classify, g.rtp, g.volatility, g.min_bet as "minBet", v.maintenance`;
const FROM_GAMES = 'from merchant_games m join games g using (game_id) join vendors v using (vassalage)';
const likeText = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

interface Selection {
  /** `from … where …` over `merchant_games` as m, with `games` as g only where a condition needs it. */
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** Only the requested conditions. Conditions on `merchant_games` alone need no join and use its indexes. */
function selectionOf(filter: GameFilter, order: GameOrder): Selection {
  const parameters: unknown[] = [];
  const bind = (value: unknown): string => `$${parameters.push(value)}`;
  const ofGameIndex = [`m.merchant_code = ${bind(filter.merchantCode)}`];
  const [gameType, ...otherTypes] = filter.gameTypes;
  // With one kind the index gives the order too.
  if (gameType !== undefined && otherTypes.length === 0) ofGameIndex.push(`m.game_type = ${bind(gameType)}`);
  else if (gameType !== undefined) ofGameIndex.push(`m.game_type = any(${bind(filter.gameTypes)})`);
  if (filter.classify === 'HOT') ofGameIndex.push('m.hot_rank is not null');

  const ofGame: string[] = [];
  if (filter.vassalages.length > 0) ofGame.push(`g.vassalage = any(${bind(filter.vassalages)})`);
  if (filter.search !== '') ofGame.push(`g.search_name like '%' || ${bind(likeText(filter.search))} || '%'`);
  if (filter.onlyNew || filter.classify === 'NEW') ofGame.push('g.is_new');
  if (filter.classify !== '' && !['HOT', 'NEW'].includes(filter.classify))
    ofGame.push(`${bind(filter.classify)} = any(g.classify)`);
  if (filter.stakes !== null) ofGame.push(`g.min_bet = any(${bind(filter.stakes)})`);
  if (filter.nodeId !== null) ofGame.push(`g.node_id = ${bind(filter.nodeId)}`);

  const needsGame = ofGame.length > 0 || orders[order].includes('g.');
  const from = `from merchant_games m${needsGame ? ' join games g using (game_id)' : ''}`;
  return { sql: `${from} where ${[...ofGameIndex, ...ofGame].join(' and ')}`, parameters };
}

/** A stored game as the platform sends it. */
export const gameOf = (row: GameRow, unit: MoneyUnit): SentGame => ({
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
  minBet: Math.min(...stakesOf(Number(row.minBet), unit)),
  maxBet: Math.max(...stakesOf(Number(row.minBet), unit)),
  classify: row.classify,
  ...(row.rtp === null ? {} : { rtp: Number(row.rtp) }),
  ...(row.volatility === null ? {} : { volatility: row.volatility }),
  ...(row.maintenance ? { maintenance: true } : {}),
});

export async function countGames(queries: Queries, filter: GameFilter): Promise<number> {
  const { sql, parameters } = selectionOf(filter, 'default');
  const [row] = await queries.query<{ count: number }>(`select count(*) as count ${sql}`, parameters);
  return row?.count ?? 0;
}

/** A page of games. Its games are found first and looked up afterwards, so that a late page costs no more than an early one. */
export async function listGames(
  queries: Queries,
  filter: GameFilter,
  unit: MoneyUnit,
  { limit, offset, order }: { readonly limit: number; readonly offset: number; readonly order: GameOrder },
): Promise<SentGame[]> {
  const { sql, parameters } = selectionOf(filter, order);
  const rows = await queries.query<GameRow>(
    `select ${GAME_COLUMNS} from (
       select m.game_id, m.sort, m.hot_rank ${sql} order by ${orders[order]}
       limit $${parameters.length + 1} offset $${parameters.length + 2}
     ) m join games g using (game_id) join vendors v using (vassalage) order by ${orders[order]}`,
    [...parameters, limit, offset],
  );
  return rows.map((row) => gameOf(row, unit));
}

/** The merchant's hot games, hottest first. */
export async function hotGames(queries: Queries, merchantCode: string, unit: MoneyUnit): Promise<SentGame[]> {
  const rows = await queries.query<GameRow>(
    `select ${GAME_COLUMNS} ${FROM_GAMES} where m.merchant_code = $1 and m.hot_rank is not null order by m.hot_rank`,
    [merchantCode],
  );
  return rows.map((row) => gameOf(row, unit));
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
