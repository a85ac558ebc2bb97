import type { GameRecordsAnswer } from '#schemas/declare/platform/records.schema.ts';
import type { Queries } from '#server/store/database/Database.ts';
import type { AskedPage } from '../calls/readRecordQuery.ts';
import type { DayFilter } from './moneyQueries.ts';

interface BetFilter extends DayFilter {
  /** Empty for every kind. */
  readonly gameTypes: readonly string[];
}

const FROM_BETS = `from game_rounds r left join games g using (game_id) left join vendors v using (vassalage)
  where r.account_id = $1 and r.played_at >= $2 and r.played_at < $3
    and (cardinality($4::text[]) = 0 or g.game_type = any($4))`;

const parametersOf = ({ accountId, days, gameTypes }: BetFilter) => [accountId, days.from, days.until, gameTypes];

type BetRow = {
  id: number;
  gameName: string;
  gameType: string;
  vendorName: string;
  playedAt: Date;
  stake: string;
  payout: string;
  profit: string;
  isFree: boolean;
};

/** Bets, newest first. Stored exactly; numbers only on the wire, as platforms send them. */
export async function listBets(queries: Queries, filter: BetFilter, page: AskedPage): Promise<GameRecordsAnswer['list']> {
  const rows = await queries.query<BetRow>(
    `select r.id, coalesce(g.name, r.game_id) as "gameName", coalesce(g.game_type, '') as "gameType",
       coalesce(v.display_name, '') as "vendorName", r.played_at as "playedAt", r.stake, r.payout, r.payout - r.stake as profit,
       r.is_free as "isFree"
     ${FROM_BETS} order by r.played_at desc, r.id desc limit $5 offset $6`,
    [...parametersOf(filter), page.limit, page.offset],
  );
  return rows.map(({ id, playedAt, stake, payout, profit, isFree, ...game }) => ({
    ...game,
    id: String(id),
    betTime: playedAt.toISOString(),
    stake: Number(stake),
    payout: Number(payout),
    profit: Number(profit),
    freeplay: isFree ? 1 : 0,
  }));
}

type Sums = { count: number; stake: string; payout: string; profit: string };

/** The number of bets, and the sums of those for money. */
export async function sumBets(queries: Queries, filter: BetFilter): Promise<GameRecordsAnswer['totals'] & { count: number }> {
  const [sums] = await queries.query<Sums>(
    `select count(*) as count, coalesce(sum(r.stake) filter (where not r.is_free), 0) as stake,
       coalesce(sum(r.payout) filter (where not r.is_free), 0) as payout,
       coalesce(sum(r.payout - r.stake) filter (where not r.is_free), 0) as profit ${FROM_BETS}`,
    parametersOf(filter),
  );
  return {
    count: sums?.count ?? 0,
    stake: Number(sums?.stake ?? 0),
    payout: Number(sums?.payout ?? 0),
    profit: Number(sums?.profit ?? 0),
  };
}
